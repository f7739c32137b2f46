// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/item_budget.h"

namespace ratatosk {

ItemBudget::ItemBudget(const Schema& schema, int items)
    : m_schema(schema), m_room(items), m_hasColumn(static_cast<std::size_t>(schema.columnCount())),
      m_hasTable(static_cast<std::size_t>(schema.tableCount()))
{
}

bool ItemBudget::add(ColumnId column)
{
    if (has(column))
        return true;
    const TableId table = m_schema.column(column).table;
    std::vector<ColumnId> wanted{column};
    if (!has(table)) {
        for (const ColumnId member : m_schema.columnsOf(table)) {
            if (m_schema.column(member).isPrimaryKey && member != column)
                wanted.push_back(member);
        }
    }
    const int cost = static_cast<int>(wanted.size()) + (has(table) ? 0 : 1);
    if (cost > m_room)
        return false;
    m_room -= cost;
    for (const ColumnId one : wanted)
        m_hasColumn[static_cast<std::size_t>(one)] = true;
    if (!has(table))
        m_tables.push_back(table);
    m_hasTable[static_cast<std::size_t>(table)] = true;
    return true;
}

void ItemBudget::addTable(TableId table)
{
    for (const ColumnId column : m_schema.columnsOf(table))
        add(column);
}

std::vector<ColumnId> ItemBudget::columns() const
{
    std::vector<ColumnId> chosen;
    for (std::size_t i = 0; i < m_hasColumn.size(); ++i) {
        if (m_hasColumn[i])
            chosen.push_back(ColumnId(i));
    }
    return chosen;
}

} // namespace ratatosk
