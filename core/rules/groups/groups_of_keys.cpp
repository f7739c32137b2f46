// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/groups_of_keys.h"

#include "core/database/schema/name_columns.h"
#include "core/database/schema/only_key.h"
#include "core/english/language/question_words.h"
#include "core/rules/groups/row_aggregates.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

bool isCount(const Expression& expression)
{
    const auto* call = std::get_if<sql::AggregateCall>(&expression.term);
    return call && call->function == sql::Aggregate::Count;
}

/// HAVING count(*) > 1, ORDER BY count(*): more than one is looked for.
bool looksAtCounts(const sql::Query& query)
{
    bool isFound = std::ranges::any_of(query.orderBy, [](const sql::OrderKey& key) { return isCount(key.expression); });
    if (const auto* test = query.first.having ? std::get_if<sql::Comparison>(&query.first.having->test) : nullptr)
        isFound = isFound || isCount(test->left);
    return isFound;
}

/// What the rows are called by: the one column of names, or of texts.
std::optional<ColumnId> nameOfRows(TableId table, const Schema& schema)
{
    const std::vector<ColumnId> names = nameColumns(schema, table);
    if (names.size() == 1)
        return names.front();
    std::vector<ColumnId> texts = schema.columnsOf(table);
    std::erase_if(texts, [&](ColumnId id) {
        const auto isKey = [&](const ForeignKey& key) { return key.from == id; };
        return schema.column(id).type != ColumnType::Text || schema.column(id).isPrimaryKey
            || std::ranges::any_of(schema.foreignKeys(), isKey);
    });
    return texts.size() == 1 ? std::optional(texts.front()) : std::nullopt;
}

/// The table that is all there is in FROM, where its rows are grouped by their own key.
std::optional<TableId> tableGroupedByKey(const sql::Query& query, const Schema& schema)
{
    const sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || !isOfTables(block) || block.from.size() != 1 || block.groupBy.size() != 1)
        return {};
    const auto* key = std::get_if<ColumnReference>(&block.groupBy.front().term);
    const TableId table = std::get<TableId>(block.from.front().relation);
    return key && onlyKeyOf(table, schema) == key->column ? std::optional(table) : std::nullopt;
}

/// Several rows may be called the same: by what they are called they would be groups.
bool showsNamesOfMany(const sql::SelectBlock& block, const CellLookup& cells)
{
    return std::ranges::any_of(block.items, [&](const sql::SelectItem& item) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        return column && cells.repeats(block, *column) != CellLookup::Found::No;
    });
}

} // namespace

bool showValuesOfRows(sql::Query& query, const CellLookup& cells)
{
    if (!tableGroupedByKey(query, cells.schema()) || query.first.having || showsNamesOfMany(query.first, cells))
        return false;
    sql::Query plain = query;
    plain.first.groupBy.clear();
    bool isPlain = true;
    for (sql::SelectItem& item : plain.first.items)
        isPlain = isPlain && unwrapAggregate(item.expression);
    for (sql::OrderKey& key : plain.orderBy)
        isPlain = isPlain && unwrapAggregate(key.expression);
    if (isPlain)
        query = std::move(plain);
    return isPlain;
}

bool groupByNameOfKey(sql::Query& query, const Schema& schema)
{
    const auto table = tableGroupedByKey(query, schema);
    const auto name = table && looksAtCounts(query) ? nameOfRows(*table, schema) : std::nullopt;
    if (!name)
        return false;
    sql::SelectBlock& block = query.first;
    const Expression before = block.groupBy.front();
    const Expression after{ColumnReference{{}, *name}};
    std::ranges::replace(block.groupBy, before, after);
    for (sql::SelectItem& item : block.items)
        if (item.expression == before)
            item.expression = after;
    return true;
}

} // namespace ratatosk
