// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/linking/routing/column_scorer.h"
#include "core/questions/evaluation/reading_recall.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ratatosk {

/// Fits the weights by which columns are chosen, from questions and what they needed: each needed column is to stand above all others
/// (a soft-max over it and them), of which those count that the present weights find likeliest.
class ColumnFitting
{
public:
    explicit ColumnFitting(std::uint64_t seed) : m_dice(seed) {}

    void add(const MergedQuestion& question, const Schema& schema, const std::vector<ColumnFeatures>& features);
    ColumnWeights fit();

private:
    using Values = std::array<double, kColumnFeatureCount>;
    struct Choice {
        std::vector<ColumnFeatures> columns;
        std::size_t needed = 0; ///< the first so many
    };

    Values deviations() const; ///< of each feature
    static Values slopeOf(const Choice& choice, const Values& weights);
    Values slopeOfBatch(std::size_t begin, const Values& weights) const;

    Dice m_dice;
    std::vector<Choice> m_choices;
};

} // namespace ratatosk
