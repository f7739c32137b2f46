// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `find DATABASE TEXT`: the cells of all tables that have a text or a number.
void addFindCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
