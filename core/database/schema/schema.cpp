// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/schema.h"

#include "core/database/schema/identifier.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {

namespace {

template <class Id, class Items>
bool refersInto(const Items& items, Id id)
{
    return index(id) >= 0 && static_cast<std::size_t>(index(id)) < items.size();
}

Result<void> checkColumns(const std::vector<Table>& tables, const std::vector<Column>& columns)
{
    TableId previous{};
    for (const Column& column : columns) {
        if (!refersInto(tables, column.table))
            return Error{ErrorCode::InvalidSchema, fmt::format("Column '{}' belongs to no table.", column.name)};
        if (column.table < previous)
            return Error{ErrorCode::InvalidSchema,
                         fmt::format("Column '{}' is not listed next to the other columns of its table.", column.name)};
        previous = column.table;
    }
    return {};
}

Result<void> checkForeignKeys(const std::vector<Column>& columns, const std::vector<ForeignKey>& foreignKeys)
{
    for (const ForeignKey& key : foreignKeys) {
        if (!refersInto(columns, key.from) || !refersInto(columns, key.to))
            return Error{ErrorCode::InvalidSchema, fmt::format("Foreign key {} names a column that does not exist.", key.group)};
    }
    return {};
}

} // namespace

Result<Schema> Schema::create(std::vector<Table> tables, std::vector<Column> columns, std::vector<ForeignKey> foreignKeys)
{
    if (const auto checked = checkColumns(tables, columns); !checked)
        return checked.error();
    if (const auto checked = checkForeignKeys(columns, foreignKeys); !checked)
        return checked.error();
    Schema schema;
    schema.m_tables = std::move(tables);
    schema.m_columns = std::move(columns);
    schema.m_foreignKeys = std::move(foreignKeys);
    return schema;
}

std::vector<ColumnId> Schema::columnsOf(TableId table) const
{
    const auto owned = std::ranges::equal_range(m_columns, table, {}, &Column::table);
    std::vector<ColumnId> ids;
    for (auto column = owned.begin(); column != owned.end(); ++column)
        ids.push_back(ColumnId(column - m_columns.begin()));
    return ids;
}

std::optional<TableId> Schema::findTable(const std::string& name) const
{
    const auto found = std::ranges::find_if(m_tables, [&](const Table& table) { return sameIdentifier(table.name, name); });
    if (found == m_tables.end())
        return std::nullopt;
    return TableId(found - m_tables.begin());
}

std::optional<ColumnId> Schema::findColumn(TableId table, const std::string& name) const
{
    for (const ColumnId id : columnsOf(table)) {
        if (sameIdentifier(column(id).name, name))
            return id;
    }
    return std::nullopt;
}

} // namespace ratatosk
