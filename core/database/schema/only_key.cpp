// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/only_key.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace ratatosk {
namespace {

/// The foreign key that begins at the column, where no other does.
std::optional<ForeignKey> onlyForeignKey(const Schema& schema, ColumnId column)
{
    std::vector<ForeignKey> found;
    std::ranges::copy_if(schema.foreignKeys(), std::back_inserter(found), [&](const ForeignKey& one) { return one.from == column; });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

} // namespace

std::optional<ColumnId> onlyKeyOf(TableId table, const Schema& schema)
{
    std::optional<ColumnId> key;
    for (const ColumnId column : schema.columnsOf(table)) {
        if (!schema.column(column).isPrimaryKey)
            continue;
        if (key)
            return {};
        key = column;
    }
    return key;
}

bool isKey(ColumnId column, const Schema& schema)
{
    return schema.column(column).isPrimaryKey
        || std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == column || key.to == column; });
}

std::optional<TableId> tableBehind(ColumnId column, const Schema& schema)
{
    const TableId own = schema.column(column).table;
    if (onlyKeyOf(own, schema) == column)
        return own;
    const auto key = onlyForeignKey(schema, column);
    const auto isPart = [&](const ForeignKey& other) { return other.group == key->group && other.from != column; };
    if (key && std::ranges::any_of(schema.foreignKeys(), isPart))
        return {};
    return key && schema.column(key->to).table != own ? std::optional(schema.column(key->to).table) : std::nullopt;
}

} // namespace ratatosk
