// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <map>
#include <memory>
#include <string>

namespace ratatosk {

/// What stands in the place of each cell of a column: no two cells become the same.
class CellMap
{
public:
    void set(const Cell& before, Cell after) { m_cells[keyOf(before)] = std::move(after); }
    bool has(const Cell& before) const { return m_cells.contains(keyOf(before)); }
    /// A cell that the map does not have stays as it is.
    Cell operator()(const Cell& before) const;

private:
    static std::string keyOf(const Cell& cell);

    std::map<std::string, Cell> m_cells;
};

using SharedCellMap = std::shared_ptr<const CellMap>;

} // namespace ratatosk
