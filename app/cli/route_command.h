// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `route`: of gold queries' columns, how many are read in schemas merged of many databases; fits the scores by which they are chosen.
void addRouteCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
