// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/schema_part.h"

#include <algorithm>
#include <set>
#include <utility>

namespace ratatosk {

namespace {

template <class Id>
std::optional<Id> placeOf(Id id, const std::vector<Id>& ids)
{
    const auto found = std::ranges::lower_bound(ids, id);
    if (found == ids.end() || *found != id)
        return std::nullopt;
    return Id(found - ids.begin());
}

std::vector<TableId> ownersOf(const std::vector<ColumnId>& columns, const Schema& whole)
{
    std::vector<TableId> tables;
    for (const ColumnId column : columns) {
        const TableId table = whole.column(column).table;
        if (tables.empty() || tables.back() != table)
            tables.push_back(table);
    }
    return tables;
}

} // namespace

SchemaPart::SchemaPart(const Schema& whole, std::vector<ColumnId> columns)
    : m_columns(std::move(columns)), m_tables(ownersOf(m_columns, whole))
{
    std::vector<Table> tables;
    for (const TableId table : m_tables)
        tables.push_back(whole.table(table));
    std::vector<Column> parts;
    for (const ColumnId column : m_columns) {
        parts.push_back(whole.column(column));
        parts.back().table = *inPart(parts.back().table);
    }
    std::set<int> broken; // groups of which a column is missing
    for (const ForeignKey& key : whole.foreignKeys()) {
        if (!inPart(key.from) || !inPart(key.to))
            broken.insert(key.group);
    }
    std::vector<ForeignKey> keys;
    for (ForeignKey key : whole.foreignKeys()) {
        if (broken.contains(key.group))
            continue;
        key.from = *inPart(key.from);
        key.to = *inPart(key.to);
        keys.push_back(key);
    }
    m_schema = *Schema::create(std::move(tables), std::move(parts), std::move(keys)); // less of a schema that was checked
    m_schema.setDialect(whole.dialect());
}

std::optional<ColumnId> SchemaPart::inPart(ColumnId whole) const
{
    return placeOf(whole, m_columns);
}

std::optional<TableId> SchemaPart::inPart(TableId whole) const
{
    return placeOf(whole, m_tables);
}

} // namespace ratatosk
