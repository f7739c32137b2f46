// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/column_fitting.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <set>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kOthers = 700; ///< columns that a needed one is held against
constexpr int kRounds = 6;
constexpr std::size_t kBatch = 8; ///< questions
constexpr double kStep = 3e-3;
constexpr double kDecay = 1e-4;
constexpr double kMeanKept = 0.9;
constexpr double kSquareKept = 0.999;

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
    Choice choice;
    for (const ColumnId column : needed)
        choice.columns.push_back(features[static_cast<std::size_t>(column)]);
    choice.needed = choice.columns.size();
    const std::vector<float> scores = scoresOf(features);
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto pool = std::min(kOthers, order.size());
    std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(pool), std::greater{},
                              [&](std::size_t column) { return scores[column]; });
    for (std::size_t i = 0; i < pool; ++i) {
        if (!needed.contains(ColumnId(order[i])))
            choice.columns.push_back(features[order[i]]);
    }
    m_choices.push_back(std::move(choice));
}

ColumnFitting::Values ColumnFitting::deviations() const
{
    Values sums{}, squares{};
    double count = 0;
    for (const Choice& choice : m_choices) {
        for (const ColumnFeatures& column : choice.columns) {
            for (std::size_t i = 0; i < column.size(); ++i) {
                sums[i] += column[i];
                squares[i] += static_cast<double>(column[i]) * column[i];
            }
        }
        count += static_cast<double>(choice.columns.size());
    }
    Values deviations{};
    for (std::size_t i = 0; i < deviations.size(); ++i)
        deviations[i] = std::sqrt(std::max(0.0, squares[i] / count - sums[i] / count * sums[i] / count)) + 1e-3;
    return deviations;
}

/// Of the mean negative log likelihood of the needed columns, each among those that are not.
ColumnFitting::Values ColumnFitting::slopeOf(const Choice& choice, const Values& weights)
{
    std::vector<double> odds;
    for (const ColumnFeatures& column : choice.columns)
        odds.push_back(std::inner_product(column.begin(), column.end(), weights.begin(), 0.0));
    const double highest = std::ranges::max(odds);
    for (double& one : odds)
        one = std::exp(one - highest);
    const double others = std::accumulate(odds.begin() + static_cast<std::ptrdiff_t>(choice.needed), odds.end(), 0.0);
    double sumOfShares = 0;
    for (std::size_t i = 0; i < choice.needed; ++i)
        sumOfShares += 1 / (others + odds[i]);
    Values slope{};
    for (std::size_t i = 0; i < odds.size(); ++i) {
        const double pull = i < choice.needed ? odds[i] / (others + odds[i]) - 1 : odds[i] * sumOfShares;
        for (std::size_t j = 0; j < slope.size(); ++j)
            slope[j] += pull * choice.columns[i][j] / std::sqrt(static_cast<double>(choice.needed));
    }
    return slope;
}

ColumnFitting::Values ColumnFitting::slopeOfBatch(std::size_t begin, const Values& weights) const
{
    Values slope{};
    for (std::size_t i = begin; i < std::min(begin + kBatch, m_choices.size()); ++i) {
        const Values one = slopeOf(m_choices[i], weights);
        for (std::size_t j = 0; j < slope.size(); ++j)
            slope[j] += one[j] / kBatch;
    }
    return slope;
}

/// Adam (Kingma and Ba, ICLR 2015), on features brought to a deviation of 1.
ColumnWeights ColumnFitting::fit()
{
    const Values scale = deviations();
    Values weights{}, means{}, squares{};
    const std::size_t batches = (m_choices.size() + kBatch - 1) / kBatch;
    double step = 0;
    for (int round = 0; round < kRounds; ++round) {
        m_dice.shuffle(m_choices);
        for (std::size_t batch = 0; batch < batches; ++batch) {
            const Values slope = slopeOfBatch(batch * kBatch, weights);
            ++step;
            const double rate = kStep * (1 - step / static_cast<double>(kRounds * batches));
            for (std::size_t i = 0; i < weights.size(); ++i) {
                const double gradient = slope[i] / scale[i] + kDecay * weights[i] * scale[i];
                means[i] += (1 - kMeanKept) * (gradient - means[i]);
                squares[i] += (1 - kSquareKept) * (gradient * gradient - squares[i]);
                const double mean = means[i] / (1 - std::pow(kMeanKept, step));
                const double square = squares[i] / (1 - std::pow(kSquareKept, step));
                weights[i] -= rate * mean / (std::sqrt(square) + 1e-8) / scale[i];
            }
        }
    }
    ColumnWeights fitted{};
    std::ranges::transform(weights, fitted.begin(), [](double weight) { return static_cast<float>(weight); });
    return fitted;
}

} // namespace ratatosk
