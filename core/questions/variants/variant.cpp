// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/variant.h"

#include "core/questions/variants/reference_walk.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {
namespace {

template <class IsTaken>
std::string freeName(const std::string& wish, IsTaken isTaken)
{
    std::string name = wish;
    for (int number = 2; isTaken(name); ++number)
        name = fmt::format("{}_{}", wish, number);
    return name;
}

int nextGroup(const Schema& schema)
{
    int group = 0;
    for (const ForeignKey& key : schema.foreignKeys())
        group = std::max(group, key.group + 1);
    return group;
}

} // namespace

void insertColumn(Variant& variant, TableId table, int place, Column column, const std::vector<Cell>& cells)
{
    Schema& schema = variant.content.schema;
    const std::vector<ColumnId> own = schema.columnsOf(table);
    const int at = (own.empty() ? 0 : index(own.front())) + place;
    const auto moved = [&](ColumnId id) { return index(id) >= at ? ColumnId{index(id) + 1} : id; };
    std::vector<Column> columns = schema.columns();
    column.table = table;
    columns.insert(columns.begin() + at, std::move(column));
    std::vector<ForeignKey> keys = schema.foreignKeys();
    for (ForeignKey& key : keys) {
        key.from = moved(key.from);
        key.to = moved(key.to);
    }
    schema = *Schema::create(schema.tables(), std::move(columns), std::move(keys)); // of a schema that was checked
    TableRows& rows = variant.content.rowsOf(table);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].insert(rows[i].begin() + place, cells[i]);
    for (CarriedQuery& carried : variant.queries)
        renumber(carried.query, {.column = moved, .table = [](TableId id) { return id; }});
}

TableId addTable(Variant& variant, Table table, std::vector<Column> columns, TableRows rows)
{
    Schema& schema = variant.content.schema;
    const TableId id{schema.tableCount()};
    std::vector<Table> tables = schema.tables();
    std::vector<Column> all = schema.columns();
    tables.push_back(std::move(table));
    for (Column& column : columns) {
        column.table = id;
        all.push_back(std::move(column));
    }
    schema = *Schema::create(std::move(tables), std::move(all), schema.foreignKeys()); // of a schema that was checked
    variant.content.rows.push_back(std::move(rows));
    return id;
}

void addForeignKey(DatabaseContent& content, ColumnId from, ColumnId to)
{
    Schema& schema = content.schema;
    std::vector<ForeignKey> keys = schema.foreignKeys();
    keys.push_back({.from = from, .to = to, .group = nextGroup(schema)});
    schema = *Schema::create(schema.tables(), schema.columns(), std::move(keys)); // of a schema that was checked
}

std::string joinedName(const std::string& readableName)
{
    std::string name = readableName;
    std::ranges::replace(name, ' ', '_');
    return name;
}

std::string freeColumnName(const Schema& schema, TableId table, const std::string& wish)
{
    return freeName(wish, [&](const std::string& name) { return schema.findColumn(table, name).has_value(); });
}

std::string freeTableName(const Schema& schema, const std::string& wish)
{
    return freeName(wish, [&](const std::string& name) { return schema.findTable(name).has_value(); });
}

} // namespace ratatosk
