// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fitting/ranker_fitting.h"

#include "core/fitting/candidate_target.h"

#include <algorithm>
#include <cmath>

namespace ratatosk {
namespace {

constexpr int kPasses = 400;    ///< the likelihood does not change any more
constexpr double kRate = 0.05;  ///< of gradient ascent over standardised features
constexpr double kPrior = 0.25; ///< 1 / variance of the prior: weights of standardised features are hardly beyond 4

/// Brings each feature to unit variance. The mean stays: in a softmax it only matters against "none", which has a constant of its own.
template <std::size_t size>
struct Scale {
    std::array<double, size> factor;

    template <class Rows>
    explicit Scale(const Rows& rows)
    {
        std::array<double, size> sum{}, squares{};
        for (const auto& row : rows) {
            for (std::size_t i = 0; i < size; ++i) {
                sum[i] += row[i];
                squares[i] += row[i] * row[i];
            }
        }
        const double count = static_cast<double>(rows.size());
        for (std::size_t i = 0; i < size; ++i) {
            const double variance = squares[i] / count - sum[i] * sum[i] / (count * count);
            factor[i] = variance > 1e-9 ? 1 / std::sqrt(variance) : 1;
        }
    }

    std::array<double, size> operator()(std::array<double, size> row) const
    {
        for (std::size_t i = 0; i < size; ++i)
            row[i] *= factor[i];
        return row;
    }

    /// Sets the weights of scaled rows to those of plain ones that are not 0.
    void keep(const std::array<double, size>& known, std::array<double, size>& weights) const
    {
        for (std::size_t i = 0; i < size; ++i)
            weights[i] = known[i] != 0 ? known[i] / factor[i] : weights[i];
    }
};

/// Adam on one array of weights.
template <std::size_t size>
class Ascent
{
public:
    void step(std::array<double, size>& weights, const std::array<double, size>& gradient, int pass)
    {
        for (std::size_t i = 0; i < size; ++i) {
            m_first[i] = 0.9 * m_first[i] + 0.1 * gradient[i];
            m_second[i] = 0.999 * m_second[i] + 0.001 * gradient[i] * gradient[i];
            const double first = m_first[i] / (1 - std::pow(0.9, pass)), second = m_second[i] / (1 - std::pow(0.999, pass));
            weights[i] += kRate * first / (std::sqrt(second) + 1e-9);
        }
    }

private:
    std::array<double, size> m_first{}, m_second{};
};

template <std::size_t size>
void addTo(std::array<double, size>& sum, const std::array<double, size>& row, double factor)
{
    for (std::size_t i = 0; i < size; ++i)
        sum[i] += factor * row[i];
}

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
    for (int pass = 1; pass <= kPasses; ++pass) {
        Ranker gradient;
        for (const JudgedBeam& beam : scaled)
            addGradient(ranker, beam, gradient);
        addTo(gradient.candidate, ranker.candidate, -kPrior);
        addTo(gradient.none, ranker.none, -kPrior);
        candidateAscent.step(ranker.candidate, gradient.candidate, pass);
        keepSigns(ranker.candidate);
        questionAscent.step(ranker.none, gradient.none, pass);
        keepKnown();
    }
    return {candidateScale(ranker.candidate), questionScale(ranker.none), {}};
}

} // namespace ratatosk
