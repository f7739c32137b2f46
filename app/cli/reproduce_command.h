// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `reproduce TABLE`: makes one of the papers' tables with this program, and writes it beside the published figures; goes on where it was
/// stopped. `reproduce --list` tells which there are.
void addReproduceCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
