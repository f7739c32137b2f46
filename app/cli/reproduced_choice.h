// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/reproduced_training.h"

namespace ratatosk::cli {

class Engine;

/// kChoiceTable: collects the readings where they are not yet kept, then trains each depth under each scheme that is not done, or goes on with it.
/// Errors: those of `keepReadingChoices` and `trainChoice`; IoError.
Result<TrainedTable> trainChoices(const TrainingPlaces& places, const Engine& engine, Terminal& terminal, std::stop_token stop);

} // namespace ratatosk::cli
