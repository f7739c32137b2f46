// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learning/fitting/judged_beam.h"
#include "core/learning/fitting/reranker_recipe.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

namespace ratatosk {

/// How often first answers are right, in percent.
struct RerankingQuality {
    std::size_t questions = 0;
    double firstOfBeam = 0;
    double firstReranked = 0;
    double bestOfBeam = 0;
};

struct RerankerProgress {
    std::int64_t step = 0, steps = 0;
    double loss = 0; ///< mean since the last report, nats per question
    double questionsPerSecond = 0;
    double secondsLeft = 0;
    RerankingQuality validation; ///< of no questions unless just measured
};

/// Teaches a cross-encoder that begins as the language model in `languageModel` to tell right candidates from wrong ones, and writes it
/// to `file` at every validation. A candidate's score is its reading plus that of a linear ranking, which is fitted first to the same
/// beams, so that the reading learns what features do not tell; "none of them" competes with a linear score. The loss is the negative
/// logarithm of what a softmax gives to all right candidates together, or to "none" where there is none; unsure ones take no part.
/// Errors: those of reading the language model and writing; InvalidData (nothing to train on); Cancelled, with what was learnt written.
Result<RerankingQuality> trainReranker(const RerankerRecipe& recipe, const std::filesystem::path& languageModel,
                                       const std::filesystem::path& file, const std::vector<JudgedBeam>& training,
                                       const std::vector<JudgedBeam>& validation,
                                       const std::function<void(const RerankerProgress&)>& report, std::stop_token stop);

} // namespace ratatosk
