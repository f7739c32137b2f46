// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `rank RECIPE --data DIR --model DIR`: has a bundle learn to choose among its candidates, and how sure it may be.
void addRankCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
