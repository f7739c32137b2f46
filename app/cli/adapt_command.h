// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `adapt BUNDLE TRAINED [--rank N]`: keeps what a conversational model learnt beside the weights that it began from.
void addAdaptCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
