// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ranking/judged_beam.h"
#include "core/ranking/ranker.h"

#include <vector>

namespace ratatosk {

/// The weights that make the right candidates (`targetsOf`; unsure ones take no part), or "none of them" where there is none, most
/// probable; a Gaussian prior keeps them small (on features of unit variance). Requires: not empty.
Ranker fitRanker(const std::vector<JudgedBeam>& beams);

/// How well first answers do, in percent.
struct RankingQuality {
    std::size_t questions = 0;
    double firstOfBeam = 0;   ///< right before ranking
    double firstRanked = 0;
    double bestOfBeam = 0;    ///< one of the candidates is right
    bool reorders = false;       ///< ranking is worth a new order: less than a point on some hundred questions is chance
    Calibration calibration;     ///< of chances given to databases that a ranker does not know, to go with all databases' weights
    double calibrationError = 0; ///< expected calibration error of the chance of whichever comes first then, ten bins, in points
};

/// Ranks each database's beams with weights from all other databases and from `others`, which are never ranked themselves.
RankingQuality crossValidateRanker(const std::vector<JudgedBeam>& beams, const std::vector<JudgedBeam>& others = {});

} // namespace ratatosk
