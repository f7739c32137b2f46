// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `train RECIPE`: trains a model; Ctrl-C ends it with a checkpoint from which --resume goes on.
void addTrainCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
