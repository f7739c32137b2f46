// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `vary PACK --output DIR`: the pack's databases kept in other ways, with its queries carried along.
void addVaryCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
