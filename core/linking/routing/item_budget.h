// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <vector>

namespace ratatosk {

/// Columns chosen one after the other until there is no room for more. A table counts as one item more, and comes with its primary key.
class ItemBudget
{
public:
    ItemBudget(const Schema& schema, int items);

    /// False, and nothing is changed: there is no room.
    bool add(ColumnId column);
    void addTable(TableId table); ///< its columns in order, as far as there is room

    bool has(ColumnId column) const { return m_hasColumn[static_cast<std::size_t>(column)]; }
    bool has(TableId table) const { return m_hasTable[static_cast<std::size_t>(table)]; }
    int room() const { return m_room; }
    const std::vector<TableId>& tables() const { return m_tables; } ///< as they were added

    std::vector<ColumnId> columns() const; ///< ascending

private:
    const Schema& m_schema;
    int m_room;
    std::vector<bool> m_hasColumn, m_hasTable;
    std::vector<TableId> m_tables;
};

} // namespace ratatosk
