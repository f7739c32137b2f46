// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/candidate_target.h"

#include <algorithm>

namespace ratatosk {
namespace {

bool returnsRows(const CandidateFeatures& features)
{
    return features[candidateFeature("empty")] == 0 && features[candidateFeature("null_result")] == 0;
}

} // namespace

std::vector<CandidateTarget> targetsOf(const JudgedBeam& beam)
{
    std::vector<bool> isSure;
    for (std::size_t i = 0; i < beam.isRight.size(); ++i)
        isSure.push_back(beam.isRight[i] && beam.isExact[i]);
    const bool hasExact = std::ranges::find(isSure, true) != isSure.end();
    std::vector<CandidateTarget> targets;
    for (std::size_t i = 0; i < beam.isRight.size(); ++i) {
        const bool isTrusted = hasExact ? isSure[i] : returnsRows(beam.features.candidates[i]);
        targets.push_back(!beam.isRight[i] ? CandidateTarget::Wrong : isTrusted ? CandidateTarget::Right : CandidateTarget::Unsure);
    }
    return targets;
}

} // namespace ratatosk
