// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/ranker_fitting.h"

#include "core/learning/fitting/candidate_target.h"
#include "core/learning/fitting/weight_ascent.h"

#include <algorithm>
#include <cmath>

namespace ratatosk {
namespace {

/// Adds the gradient of one beam's log likelihood.
void addGradient(const Ranker& ranker, const JudgedBeam& beam, Ranker& gradient)
{
    const std::vector<double> chances = sharesOf(ranker, beam.features);
    double right = 0, none = 1;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        right += beam.isRight[i] ? chances[i] : 0;
        none -= chances[i];
    }
    for (std::size_t i = 0; i < chances.size(); ++i)
        addTo(gradient.candidate, beam.features.candidates[i], (beam.isRight[i] ? chances[i] / std::max(right, 1e-300) : 0) - chances[i]);
    addTo(gradient.none, beam.features.question, (beam.hasRight() ? 0 : 1) - none);
}

/// A few hundred questions are few: what a feature speaks for is known beforehand, and chance must not turn it round.
void keepSigns(CandidateFeatures& weights)
{
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = i < kFavourable ? std::max(weights[i], 0.0) : std::min(weights[i], 0.0);
}

/// The candidates that a right choice can be learnt from: not those that are right by chance, perhaps.
JudgedBeam sureOf(const JudgedBeam& beam)
{
    const std::vector<CandidateTarget> targets = targetsOf(beam);
    JudgedBeam sure{.database = beam.database,
                    .question = beam.question,
                    .features = {{}, beam.features.question, {}},
                    .words = {},
                    .isRight = {},
                    .isExact = {}};
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i] == CandidateTarget::Unsure)
            continue;
        sure.features.candidates.push_back(beam.features.candidates[i]);
        sure.isRight.push_back(targets[i] == CandidateTarget::Right);
    }
    return sure;
}

} // namespace

Ranker fitRanker(const std::vector<JudgedBeam>& beams, const Ranker& known)
{
    std::vector<CandidateFeatures> candidates;
    std::vector<QuestionFeatures> questions;
    std::vector<JudgedBeam> scaled;
    for (const JudgedBeam& judged : beams) {
        const JudgedBeam& beam = scaled.emplace_back(sureOf(judged));
        candidates.insert(candidates.end(), beam.features.candidates.begin(), beam.features.candidates.end());
        questions.push_back(beam.features.question);
    }
    const Scale<kCandidateFeatures.size()> candidateScale(candidates);
    const Scale<kQuestionFeatures.size()> questionScale(questions);
    for (JudgedBeam& beam : scaled) {
        beam.features.question = questionScale(beam.features.question);
        for (CandidateFeatures& candidate : beam.features.candidates)
            candidate = candidateScale(candidate);
    }

    Ranker ranker;
    const auto keepKnown = [&] {
        candidateScale.keep(known.candidate, ranker.candidate);
        questionScale.keep(known.none, ranker.none);
    };
    keepKnown();
    Ascent<kCandidateFeatures.size()> candidateAscent;
    Ascent<kQuestionFeatures.size()> questionAscent;
    for (int pass = 1; pass <= kAscentPasses; ++pass) {
        Ranker gradient;
        for (const JudgedBeam& beam : scaled)
            addGradient(ranker, beam, gradient);
        addTo(gradient.candidate, ranker.candidate, -kWeightPrior);
        addTo(gradient.none, ranker.none, -kWeightPrior);
        candidateAscent.step(ranker.candidate, gradient.candidate, pass);
        keepSigns(ranker.candidate);
        questionAscent.step(ranker.none, gradient.none, pass);
        keepKnown();
    }
    return {candidateScale(ranker.candidate), questionScale(ranker.none), {}};
}

} // namespace ratatosk
