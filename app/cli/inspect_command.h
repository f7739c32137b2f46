// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `inspect graph|links|attention|tree|words`: what the window's pictures show, as data.
void addInspectCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
