// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/evaluation/reading_recall.h"
#include "core/routing/column_scorer.h"

#include <cstdint>
#include <vector>

namespace ratatosk {

/// Fits the weights by which columns are chosen, from questions and what they needed: a logistic regression whose negatives are mostly
/// columns that the present weights find likely.
class ColumnFitting
{
public:
    explicit ColumnFitting(std::uint64_t seed) : m_dice(seed) {}

    void add(const MergedQuestion& question, const Schema& schema, const std::vector<ColumnFeatures>& features);
    ColumnWeights fit();

private:
    struct Sample {
        ColumnFeatures features{};
        bool isNeeded = false;
    };

    Dice m_dice;
    std::vector<Sample> m_samples;
};

} // namespace ratatosk
