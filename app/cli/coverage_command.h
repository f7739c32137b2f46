// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `coverage`: how many gold queries of a pack the parser's grammar can say.
void addCoverageCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
