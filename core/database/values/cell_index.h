// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/values/cell_store.h"
#include "core/database/values/hash_postings.h"
#include "core/database/values/letter_filter.h"
#include "core/database/values/value_index.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The value index itself: filled column by column, then read-only. About 50 bytes a cell and the text.
class CellIndex : public ValueIndex
{
public:
    void beginColumn(ColumnId column) { m_cells.beginColumn(column); }
    void add(std::string_view cell);
    void markCut(ColumnId column);
    std::size_t bytes() const { return m_cells.bytes(); }

    /// Requires: called once, after the last add() and before any look-up.
    void finish();

    std::vector<CellHit> cellsEqual(std::string_view text) const override;
    std::vector<CellHit> cellsContaining(std::string_view words) const override;
    std::vector<CellHit> cellsLike(std::string_view text, double similarity, int most) const override;
    std::vector<std::string> sample(ColumnId column, int most) const override;
    std::vector<ColumnId> columnsCut() const override { return m_cut; }

private:
    using Postings = std::span<const HashPostings::Posting>;

    Postings rarest(const std::vector<std::string_view>& words) const;
    CellHit hit(std::uint32_t cell) const;

    CellStore m_cells;
    HashPostings m_whole; // by the normalised cell
    HashPostings m_words; // by each of its words
    LetterFilter m_letters;
    std::vector<ColumnId> m_cut;
};

} // namespace ratatosk
