// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/known_cells.h"

#include <algorithm>
#include <utility>

namespace ratatosk {

namespace {

/// Both, in the index's order where one comes from both.
std::vector<CellHit> joined(std::vector<CellHit> hits, std::vector<CellHit> more)
{
    for (CellHit& hit : more) {
        if (std::ranges::find(hits, hit) == hits.end())
            hits.push_back(std::move(hit));
    }
    return hits;
}

} // namespace

KnownCells::KnownCells(std::shared_ptr<const ValueIndex> read) : m_read(std::move(read)), m_found(ValueIndex::empty()) {}

void KnownCells::add(const std::vector<CellHit>& cells)
{
    const std::lock_guard lock(m_mutex);
    const std::vector<CellHit> all = joined(m_cells, cells);
    if (all.size() == m_cells.size())
        return;
    m_cells = all;
    m_found = ValueIndex::fromCells(all);
}

std::shared_ptr<const ValueIndex> KnownCells::found() const
{
    const std::lock_guard lock(m_mutex);
    return m_found;
}

std::vector<CellHit> KnownCells::cellsEqual(std::string_view text) const
{
    return joined(m_read->cellsEqual(text), found()->cellsEqual(text));
}

/// One cell of each column.
std::vector<CellHit> KnownCells::cellsContaining(std::string_view words) const
{
    std::vector<CellHit> hits = m_read->cellsContaining(words);
    for (CellHit& hit : found()->cellsContaining(words)) {
        if (std::ranges::find(hits, hit.column, &CellHit::column) == hits.end())
            hits.push_back(std::move(hit));
    }
    return hits;
}

std::vector<CellHit> KnownCells::cellsLike(std::string_view text, double similarity, int most) const
{
    std::vector<CellHit> hits = joined(m_read->cellsLike(text, similarity, most), found()->cellsLike(text, similarity, most));
    hits.resize(std::min(hits.size(), static_cast<std::size_t>(most)));
    return hits;
}

} // namespace ratatosk
