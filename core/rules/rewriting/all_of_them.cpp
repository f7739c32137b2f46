// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/all_of_them.h"

#include "core/sql/tree/count_of_rows.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::ColumnReference;

/// count(DISTINCT x): x.
ColumnReference* columnCounted(sql::Expression& expression)
{
    auto* call = std::get_if<AggregateCall>(&expression.term);
    const bool isCount = call && call->function == sql::Aggregate::Count && call->isDistinct;
    return isCount ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
}

bool refersTo(ColumnId one, ColumnId other, const Schema& schema)
{
    return std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == one && key.to == other; });
}

/// "Every category in which we have articles": of the rows of several tables, how many there are, where each of one column is meant.
bool countEachOfJoined(sql::Query& all, const ColumnReference& counted, const Schema& schema)
{
    sql::SelectBlock& block = all.first;
    const bool isOfRows = block.items.size() == 1 && isCountOfRows(block.items.front().expression);
    const Column& column = schema.column(counted.column);
    const auto refers = [&](const ForeignKey& key) { return key.from == counted.column; };
    const bool isOfKinds = block.from.size() == 1
        && block.from.front().relation == decltype(sql::Source::relation)(column.table) // types, not rows
        && !column.isPrimaryKey && std::ranges::none_of(schema.foreignKeys(), refers);
    if (!isOfRows || (block.from.size() < 2 && !isOfKinds) || block.where || !all.rest.empty() || !block.groupBy.empty())
        return false;
    block.from = {{.relation = schema.column(counted.column).table}};
    block.items.front().expression = {AggregateCall{
        .function = sql::Aggregate::Count, .isDistinct = true, .argument = sql::Expression{ColumnReference{{}, counted.column}}}};
    return true;
}

} // namespace

bool countTheSameOfAll(sql::Query& query, const Schema& schema)
{
    auto* test = query.rest.empty() && query.first.having ? std::get_if<sql::Comparison>(&query.first.having->test) : nullptr;
    auto* all = test ? std::get_if<sql::ScalarQuery>(&test->right.term) : nullptr;
    ColumnReference* counted = all ? columnCounted(test->left) : nullptr;
    if (counted && countEachOfJoined(*all->query, *counted, schema))
        return true;
    ColumnReference* known = counted && all->query->first.items.size() == 1 ? columnCounted(all->query->first.items.front().expression)
                                                                            : nullptr;
    if (!known || known->column == counted->column || refersTo(counted->column, known->column, schema))
        return false;
    const auto place = placeInFrom(schema.column(known->column).table, query.first);
    if (!place)
        return false;
    *counted = ColumnReference{{0, *place}, known->column};
    return true;
}

} // namespace ratatosk
