// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranking/ranker_fitting.h"

#include "core/evaluation/reliability.h"
#include "core/ranking/candidate_target.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

namespace ratatosk {
namespace {

constexpr int kPasses = 400;
constexpr double kRate = 0.05;
constexpr double kPrior = 0.25; ///< 1 / variance of the prior: weights of standardised features are hardly beyond 4

constexpr double kWorthwhile = 1.0; ///< points

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
    JudgedBeam sure{.database = beam.database, .question = beam.question, .features = {{}, beam.features.question, {}}, .words = {}, .isRight = {}, .isExact = {}};
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i] == CandidateTarget::Unsure)
            continue;
        sure.features.candidates.push_back(beam.features.candidates[i]);
        sure.isRight.push_back(targets[i] == CandidateTarget::Right);
    }
    return sure;
}

std::vector<JudgedBeam> without(const std::vector<JudgedBeam>& beams, const std::string& database)
{
    std::vector<JudgedBeam> rest;
    std::ranges::copy_if(beams, std::back_inserter(rest), [&](const JudgedBeam& beam) { return beam.database != database; });
    return rest;
}

/// The chances of first answers, database by database, each given by a ranker that does not know the database.
using FirstAnswers = std::map<std::string, std::vector<KeptChance>>;

std::vector<KeptChance> chancesWithout(const FirstAnswers& answers, const std::string& database)
{
    std::vector<KeptChance> chances;
    for (const auto& [name, kept] : answers) {
        if (name != database)
            chances.insert(chances.end(), kept.begin(), kept.end());
    }
    return chances;
}

/// In points, each database's chances corrected by what the others taught.
double calibrationError(const FirstAnswers& answers)
{
    Reliability reliability;
    for (const auto& [database, kept] : answers) {
        const Calibration calibration = fitCalibration(chancesWithout(answers, database));
        for (const KeptChance& answer : kept)
            reliability.add(calibration(answer.chance), answer.isRight);
    }
    return reliability.error();
}

} // namespace

Ranker fitRanker(const std::vector<JudgedBeam>& beams)
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
    }
    return {candidateScale(ranker.candidate), questionScale(ranker.none), {}};
}

RankingQuality crossValidateRanker(const std::vector<JudgedBeam>& beams, const std::vector<JudgedBeam>& others)
{
    std::map<std::string, Ranker> rankers;
    for (const JudgedBeam& beam : beams) {
        if (!rankers.contains(beam.database)) {
            auto rest = without(beams, beam.database);
            rest.insert(rest.end(), others.begin(), others.end());
            rankers[beam.database] = fitRanker(rest.empty() ? beams : rest);
        }
    }
    RankingQuality quality{.questions = beams.size()};
    FirstAnswers ofBeam, ofRanking;
    const double share = 100.0 / static_cast<double>(beams.size());
    for (const JudgedBeam& beam : beams) {
        const std::vector<double> chances = chancesOf(rankers[beam.database], beam.features);
        const auto first = static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
        quality.firstOfBeam += beam.isRight.front() ? share : 0;
        quality.firstRanked += beam.isRight[first] ? share : 0;
        quality.bestOfBeam += beam.hasRight() ? share : 0;
        ofBeam[beam.database].push_back({chances.front(), beam.isRight.front()});
        ofRanking[beam.database].push_back({chances[first], beam.isRight[first]});
    }
    quality.reorders = quality.firstRanked >= quality.firstOfBeam + kWorthwhile;
    const FirstAnswers& shown = quality.reorders ? ofRanking : ofBeam;
    quality.calibration = fitCalibration(chancesWithout(shown, {}));
    quality.calibrationError = calibrationError(shown);
    return quality;
}

} // namespace ratatosk
