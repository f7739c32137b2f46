// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/learning/fitting/beam_collection.h"
#include "core/learning/fitting/first_chance_fitting.h"
#include "core/learning/fitting/ranker_validation.h"
#include "core/learning/recipes/training_config.h"
#include "core/questions/dataset/question_pack.h"

#include <filesystem>
#include <stop_token>
#include <vector>

namespace ratatosk {

struct RankerPaths {
    std::filesystem::path bundle;             ///< gets the ranking
    std::filesystem::path data;               ///< Spider's layout
    std::vector<std::filesystem::path> beams; ///< of other models about databases that those were not trained on, to learn from as well
    BeamQuestions questions = BeamQuestions::Alone;
    std::vector<MeasuredPack> packs; ///< whose questions are asked as well, none of which the model was trained on
    bool keepsKnown = false;         ///< weights that the bundle's ranking has stay; only those of newer features are learnt
};

/// Answers the questions about the recipe's validation databases, which the bundle's model was not trained on, in all their wordings,
/// learns to choose among the candidates, and writes the ranking of such questions into the bundle. What returns the gold query's rows is right. The
/// quality returned is that of weights fitted without the database asked about, but for those that are kept.
/// Errors: those of loading the model and of reading data; InvalidData (nothing was held out); Cancelled.
Result<RankingQuality> trainRanker(const RankerPaths& paths, const TrainingConfig& recipe, const ReportProgress& report,
                                   std::stop_token stop);

/// Fits the chance of first answers and writes it into the bundle's ranking. Errors: as readRanker; InvalidData (answers about one database alone).
Result<FirstChanceQuality> trainFirstChance(const std::filesystem::path& bundle, const std::vector<JudgedFirst>& judged);

} // namespace ratatosk
