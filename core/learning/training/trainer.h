// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learning/recipes/training_config.h"
#include "core/learning/training/process_place.h"
#include "core/questions/dataset/dataset.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>

namespace ratatosk {

/// Where a training reads and writes.
struct TrainingPaths {
    std::filesystem::path data; ///< Spider's layout
    std::filesystem::path
        languageModel; ///< folder of the pre-trained encoder; not read beside a `start`, which has one inside, unless the recipe replaces that
    std::filesystem::path output; ///< checkpoints go here; `bundle/` inside is the best model so far
    std::filesystem::path start;  ///< a bundle of the recipe's shape to begin with; empty: weights are drawn
};

/// One line of progress.
struct TrainingProgress {
    std::int64_t step = 0, steps = 0;
    double epoch = 0;
    double loss = 0, ruleLoss = 0, columnLoss = 0, tableLoss = 0, valueLoss = 0; ///< means since the last report, nats per example
    double examplesPerSecond = 0;
    double gigaflops = 0; ///< of this process, 10^9 operations a second in products and attention, counted from shapes
    double secondsLeft = 0;
    double validation = -1; ///< exact match in percent when just measured
};

struct TrainingOutcome {
    std::int64_t step = 0;
    double bestValidation = 0;
    bool wasInterrupted = false;
};

/// Trains a parser after a recipe. With `resume` it goes on from the newest checkpoint in `paths.output`, exactly as if it had never
/// stopped. `stop` ends it after the current step with a checkpoint written. Of several processes (all read the same files) each works on
/// its part of every batch; the first alone validates, writes and reports. Errors: those of reading data, recipe and model; IoError when a
/// checkpoint cannot be written; WorkerFailed when another process is gone.
Result<TrainingOutcome> train(const TrainingConfig& config, const TrainingPaths& paths, bool resume,
                              const std::function<void(const TrainingProgress&)>& report, std::stop_token stop,
                              const ProcessPlace& place = {});

} // namespace ratatosk
