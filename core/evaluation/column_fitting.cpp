// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/column_fitting.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace ratatosk {

namespace {

constexpr std::size_t kLikelyOnes = 60; ///< of the columns that would be read
constexpr std::size_t kLikelyPool = 600;
constexpr int kOthers = 20;
constexpr int kRounds = 12;
constexpr double kStep = 0.05;
constexpr double kNeededWeight = 4;

/// A table of which the query names no column is read for its first.
std::set<ColumnId> neededOf(const GoldItems& gold, const Schema& schema)
{
    std::set<ColumnId> needed(gold.columns.begin(), gold.columns.end());
    for (const TableId table : gold.tables) {
        const auto columns = schema.columnsOf(table);
        if (!columns.empty() && std::ranges::none_of(columns, [&](ColumnId column) { return needed.contains(column); }))
            needed.insert(columns.front());
    }
    return needed;
}

} // namespace

void ColumnFitting::add(const MergedQuestion& question, const Schema& schema, const std::vector<ColumnFeatures>& features)
{
    const std::set<ColumnId> needed = neededOf(question.gold, schema);
    for (const ColumnId column : needed)
        m_samples.push_back({features[static_cast<std::size_t>(column)], true});
    const auto addOther = [&](std::size_t column) {
        if (!needed.contains(ColumnId(column)))
            m_samples.push_back({features[column], false});
    };
    const std::vector<float> scores = scoresOf(features);
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto pool = std::min(kLikelyPool, order.size());
    std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(pool), std::greater{},
                              [&](std::size_t column) { return scores[column]; });
    for (std::size_t i = 0; i < kLikelyOnes; ++i)
        addOther(order[static_cast<std::size_t>(m_dice.below(static_cast<int>(pool)))]);
    for (int i = 0; i < kOthers; ++i)
        addOther(static_cast<std::size_t>(m_dice.below(static_cast<int>(order.size()))));
}

/// Adagrad (Duchi et al. 2011).
ColumnWeights ColumnFitting::fit()
{
    std::array<double, kColumnFeatureCount> weights{}, squares{};
    squares.fill(1e-3);
    std::ranges::copy(columnWeights(), weights.begin());
    for (int round = 0; round < kRounds; ++round) {
        m_dice.shuffle(m_samples);
        for (const Sample& sample : m_samples) {
            const double score = std::inner_product(sample.features.begin(), sample.features.end(), weights.begin(), 0.0);
            const double slope = (1 / (1 + std::exp(-score)) - (sample.isNeeded ? 1 : 0)) * (sample.isNeeded ? kNeededWeight : 1);
            for (std::size_t i = 0; i < weights.size(); ++i) {
                const double gradient = slope * sample.features[i];
                squares[i] += gradient * gradient;
                weights[i] -= kStep * gradient / std::sqrt(squares[i]);
            }
        }
    }
    ColumnWeights fitted{};
    std::ranges::transform(weights, fitted.begin(), [](double weight) { return static_cast<float>(weight); });
    return fitted;
}

} // namespace ratatosk
