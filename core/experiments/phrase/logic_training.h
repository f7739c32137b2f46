// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/phrase/logic_recipe.h"

#include <functional>
#include <stop_token>

namespace ratatosk {

/// Where a training of logical forms reads and writes.
struct LogicPaths {
    std::filesystem::path data;   ///< the recipe's files are in it
    std::filesystem::path output; ///< checkpoint.safetensors; `bundle/` inside is the best model so far
};

/// One line of progress.
struct LogicProgress {
    std::int64_t step = 0, steps = 0;
    double epoch = 0;
    double loss = 0; ///< mean since the last report, nats a word, smoothing included
    double examplesPerSecond = 0;
    double secondsLeft = 0;
    double exactMatch = -1, logicMatch = -1; ///< percent, when just measured
};

struct LogicOutcome {
    std::int64_t step = 0;
    double bestLogicMatch = -1; ///< in validation; -1: there was none
    bool wasInterrupted = false;
};

/// Trains a parser from English to lambda calculus. With `resume` it goes on from the checkpoint in `paths.output`, exactly as if it had never
/// stopped; `stop` ends it after the current step with a checkpoint written. With something to validate on, the best model is kept, by logic
/// match of a greedy search; else the last. Errors: those of reading data and checkpoint; IoError.
Result<LogicOutcome> trainLogic(const LogicRecipe& recipe, const LogicPaths& paths, bool resume,
                                const std::function<void(const LogicProgress&)>& report, std::stop_token stop);

} // namespace ratatosk
