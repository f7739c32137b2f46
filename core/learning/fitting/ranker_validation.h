// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/fitting/judged_beam.h"
#include "core/parser/ranking/ranker.h"

#include <vector>

namespace ratatosk {

/// How well first answers do, in percent of the questions.
struct RankingGain {
    std::size_t questions = 0;
    double firstOfBeam = 0; ///< right before ranking
    double firstRanked = 0;
    double bestOfBeam = 0; ///< one of the candidates is right
};

struct RankingQuality {
    RankingGain own;             ///< beams of the model that the ranking is for
    RankingGain others;          ///< those of other models; no questions where there are none
    bool reorders = false;       ///< a new order is worth it: a point more of all questions, and no loss on the model's own
    Calibration calibration;     ///< of chances given to databases that a ranker does not know, to go with all databases' weights
    double calibrationError = 0; ///< expected calibration error of the chance of whichever comes first then, ten bins, in points
};

/// Ranks each of the model's databases with weights from all other databases, and those of other models in ten groups, each with weights
/// from what is not in it; weights that `known` has are the same for all. Chances are judged on the model's own beams. Requires: `own` not
/// empty.
RankingQuality validateRanking(const std::vector<JudgedBeam>& own, const std::vector<JudgedBeam>& others = {}, const Ranker& known = {});

} // namespace ratatosk
