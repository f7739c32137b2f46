// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/values/value_index.h"

#include <memory>
#include <mutex>
#include <vector>

namespace ratatosk {

/// The cells that were read, and those that questions have been found to name since: of tables that are too large to be read to their end.
/// Whoever holds it sees what is added; all calls are thread-safe.
class KnownCells : public ValueIndex
{
public:
    explicit KnownCells(std::shared_ptr<const ValueIndex> read);

    void add(const std::vector<CellHit>& cells);

    std::vector<CellHit> cellsEqual(std::string_view text) const override;
    std::vector<CellHit> cellsContaining(std::string_view words) const override;
    std::vector<CellHit> cellsLike(std::string_view text, double similarity, int most) const override;
    std::vector<std::string> sample(ColumnId column, int most) const override { return m_read->sample(column, most); }
    /// What is added makes no column whole.
    std::vector<ColumnId> columnsCut() const override { return m_read->columnsCut(); }

private:
    std::shared_ptr<const ValueIndex> found() const;

    std::shared_ptr<const ValueIndex> m_read;
    mutable std::mutex m_mutex;
    std::vector<CellHit> m_cells;
    std::shared_ptr<const ValueIndex> m_found; ///< of m_cells
};

} // namespace ratatosk
