// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/training/trainer.h"

namespace ratatosk {

/// How fast a recipe trains on this machine.
struct TrainingSpeed {
    double examplesPerSecond = 0;
    double operations = 0;        ///< 10^9 a second, counted from shapes (neural/operation_count)
    double productOperations = 0; ///< the same of one large matrix product in the recipe's precision, on as many threads
    bool isBFloat16 = false;

    double share() const { return productOperations > 0 ? operations / productOperations : 0; }
};

/// Times steps of a recipe from its beginning, reading of batches and update of weights included, in five rounds, and keeps the
/// best of each measurement: other programs only ever slow a machine down. Writes nothing. Errors: those of reading; Cancelled.
Result<TrainingSpeed> measureTraining(const TrainingConfig& config, const TrainingPaths& paths, std::stop_token stop);

} // namespace ratatosk
