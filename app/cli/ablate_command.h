// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `ablate RECIPE`: trains each depth under each initialisation and draws the curves; goes on where it was stopped.
void addAblateCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
