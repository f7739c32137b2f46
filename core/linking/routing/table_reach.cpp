// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/table_reach.h"

#include <algorithm>
#include <numeric>

namespace ratatosk {

void TableReach::raise(TableId table, std::size_t word, float strength)
{
    float& best = m_best[static_cast<std::size_t>(table) * m_words + word];
    best = std::max(best, strength);
}

TableReach TableReach::withNeighbours(const TableNeighbours& neighbours, float part) const
{
    TableReach wider = *this;
    for (std::size_t table = 0; table < neighbours.ofTable.size(); ++table) {
        for (const TableId neighbour : neighbours.ofTable[table]) {
            for (std::size_t word = 0; word < m_words; ++word)
                wider.raise(TableId(table), word, part * m_best[static_cast<std::size_t>(neighbour) * m_words + word]);
        }
    }
    return wider;
}

std::vector<float> TableReach::sums() const
{
    std::vector<float> result(m_words == 0 ? 0 : m_best.size() / m_words);
    for (std::size_t table = 0; table < result.size(); ++table) {
        const auto begin = m_best.begin() + static_cast<std::ptrdiff_t>(table * m_words);
        result[table] = std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(m_words), 0.F);
    }
    return result;
}

std::vector<float> relative(std::vector<float> values)
{
    const float largest = values.empty() ? 0 : std::ranges::max(values);
    for (float& value : values)
        value = largest > 0 ? value / largest : 0;
    return values;
}

} // namespace ratatosk
