// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/linking/routing/table_neighbours.h"

#include <cstddef>
#include <vector>

namespace ratatosk {

inline constexpr float kAcrossKey = 0.8F; ///< what a neighbour's reach is worth
inline constexpr float kAcrossTwo = 0.6F; ///< and that of a neighbour's neighbour

/// Per table and word of a question, how strongly the word speaks of something in the table.
class TableReach
{
public:
    TableReach(int tables, std::size_t words) : m_words(words), m_best(words * static_cast<std::size_t>(tables)) {}

    /// The strongest counts.
    void raise(TableId table, std::size_t word, float strength);

    /// What a table reaches with all that its neighbours do, weakened.
    TableReach withNeighbours(const TableNeighbours& neighbours, float part) const;

    std::vector<float> sums() const; ///< per table, over the words

private:
    std::size_t m_words;
    std::vector<float> m_best; ///< [table][word]
};

/// As shares of the largest.
std::vector<float> relative(std::vector<float> values);

} // namespace ratatosk
