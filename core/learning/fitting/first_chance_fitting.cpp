// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/first_chance_fitting.h"

#include "core/learning/fitting/weight_ascent.h"
#include "core/questions/evaluation/reliability.h"

#include <algorithm>
#include <map>
#include <set>

namespace ratatosk {
namespace {

constexpr std::array kBounds{0.80, 0.84, 0.86, 0.88, 0.90, 0.92, 0.94, 0.96};
constexpr int kLeastOfDatabase = 10; ///< fewer likely answers say little of one database

/// What each feature speaks for is known beforehand: 1 for the answer, -1 against it, 0 either.
int signOf(std::string_view feature)
{
    if (feature == "chance")
        return 1;
    return feature == "always" || feature == "unasked_operations" ? 0 : -1;
}

void keepFirstSigns(FirstFeatures& weights)
{
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (const int sign = signOf(kFirstFeatures[i]); sign != 0)
            weights[i] = sign > 0 ? std::max(weights[i], 0.0) : std::min(weights[i], 0.0);
}

std::vector<JudgedFirst> without(const std::vector<JudgedFirst>& judged, const std::string& database)
{
    std::vector<JudgedFirst> rest;
    std::ranges::copy_if(judged, std::back_inserter(rest), [&](const JudgedFirst& one) { return one.database != database; });
    return rest;
}

LikelyShare likelyShare(const std::vector<JudgedFirst>& judged, const std::vector<double>& chances, double bound)
{
    std::map<std::string, LikelyShare> byDatabase;
    LikelyShare all{.bound = bound};
    for (std::size_t i = 0; i < judged.size(); ++i) {
        if (!judged[i].mayBeLikely || chances[i] < bound)
            continue;
        for (LikelyShare* share : {&all, &byDatabase[judged[i].database]}) {
            ++share->likely;
            share->right += judged[i].isRight ? 1 : 0;
        }
    }
    for (const auto& [database, share] : byDatabase)
        if (share.likely >= kLeastOfDatabase)
            all.worst = std::min(all.worst, 100.0 * share.right / share.likely);
    return all;
}

} // namespace

FirstChance fitFirstChance(const std::vector<JudgedFirst>& judged)
{
    std::vector<FirstFeatures> rows;
    for (const JudgedFirst& one : judged)
        rows.push_back(featuresOf(one.answer));
    const Scale<kFirstFeatures.size()> scale(rows);
    for (FirstFeatures& row : rows)
        row = scale(row);
    FirstChance fitted{.weights = {}};
    Ascent<kFirstFeatures.size()> ascent;
    for (int pass = 1; pass <= kAscentPasses; ++pass) {
        FirstFeatures gradient{};
        for (std::size_t i = 0; i < rows.size(); ++i) {
            double score = 0;
            for (std::size_t k = 0; k < rows[i].size(); ++k)
                score += fitted.weights[k] * rows[i][k];
            addTo(gradient, rows[i], (judged[i].isRight ? 1 : 0) - 1 / (1 + std::exp(-score)));
        }
        addTo(gradient, fitted.weights, -kWeightPrior);
        ascent.step(fitted.weights, gradient, pass);
        keepFirstSigns(fitted.weights);
    }
    fitted.weights = scale(fitted.weights);
    return fitted;
}

FirstChanceQuality validateFirstChance(const std::vector<JudgedFirst>& judged)
{
    std::set<std::string> databases;
    for (const JudgedFirst& one : judged)
        databases.insert(one.database);
    std::vector<double> chances(judged.size());
    for (const std::string& database : databases) {
        const FirstChance chance = fitFirstChance(without(judged, database));
        for (std::size_t i = 0; i < judged.size(); ++i)
            if (judged[i].database == database)
                chances[i] = chance(judged[i].answer);
    }
    FirstChanceQuality quality{.answers = judged.size()};
    Reliability reliability;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        const double outcome = judged[i].isRight ? 1 : 0;
        quality.right += judged[i].isRight ? 1 : 0;
        quality.brier += (chances[i] - outcome) * (chances[i] - outcome) / static_cast<double>(judged.size());
        const double before = judged[i].answer.chance - outcome;
        quality.brierBefore += before * before / static_cast<double>(judged.size());
        reliability.add(chances[i], judged[i].isRight);
    }
    quality.calibrationError = reliability.error();
    for (const double bound : kBounds)
        quality.likely.push_back(likelyShare(judged, chances, bound));
    return quality;
}

} // namespace ratatosk
