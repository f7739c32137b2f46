// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/model/model_config.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>

namespace ratatosk {

/// Where a training of reading comprehension reads and writes.
struct ChoicePaths {
    std::filesystem::path recipe;
    std::filesystem::path data; ///< folder of the recipe's question files
    std::filesystem::path languageModel;
    std::filesystem::path output; ///< checkpoint.safetensors; the best model so far is in `choice/` inside
};

/// Layers in place of a recipe's; the recipe's warm-up is then the standard scheme's alone.
struct ChoiceLayers {
    int layers = 0;
    InitialisationScheme scheme = InitialisationScheme::Standard;
};

struct ChoiceProgress {
    std::int64_t step = 0, steps = 0;
    double loss = 0; ///< mean since the last report, nats per question
    double questionsPerSecond = 0;
    double secondsLeft = 0;
    double validation = -1; ///< right answers in percent when just measured
};

struct ChoiceOutcome {
    std::int64_t step = 0;
    double mu = 0;             ///< largest norm that enters the layers, where DT-Fixup asked for it
    double bestValidation = 0; ///< right answers in percent; -1: not measured
    bool wasInterrupted = false;
};

/// Trains language model and vanilla layers to choose the right answer: softmax over a question's answers, Adam with decoupled weight decay,
/// rates that fall to 0 in a straight line (DT-Fixup, section 4.2). Begins after the recipe's scheme; DT-Fixup's mu is the largest norm
/// over all training questions. With `resume` it goes on from the checkpoint in `paths.output`, on a CPU exactly as if it had never stopped; `stop` ends
/// it after the current step with a checkpoint written. Errors: those of reading; InvalidData for a question without a told answer; IoError.
Result<ChoiceOutcome> trainChoice(const ChoicePaths& paths, const std::optional<ChoiceLayers>& layers, bool resume,
                                  const std::function<void(const ChoiceProgress&)>& report, std::stop_token stop);

/// How many of a file's questions a trained model answers right.
struct ChoiceAccuracy {
    std::size_t questions = 0;
    double right = 0; ///< percent
};

/// Errors: those of reading; InvalidData for a question without a told answer.
Result<ChoiceAccuracy> evaluateChoice(const std::filesystem::path& model, const std::filesystem::path& questions);

} // namespace ratatosk
