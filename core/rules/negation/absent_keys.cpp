// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/absent_keys.h"

#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;
using sql::SelectBlock;

bool leaveOut(SelectBlock& block, const Expression& key, const CellLookup& cells)
{
    const auto* column = std::get_if<ColumnReference>(&key.term);
    return column && leaveOutRowsWithout(*column, block, cells);
}

bool comparesCount(const Condition& having)
{
    const auto* test = std::get_if<sql::Comparison>(&having.test);
    const auto* call = test ? std::get_if<sql::AggregateCall>(&test->left.term) : nullptr;
    return call && call->function == sql::Aggregate::Count;
}

/// Only where what a group is called is shown or counted by itself.
bool leaveOutOfGroups(SelectBlock& block, const CellLookup& cells)
{
    if (!block.having || !comparesCount(*block.having))
        return false;
    bool hasChanged = false;
    for (const Expression& key : block.groupBy)
        hasChanged |= leaveOut(block, key, cells);
    return hasChanged;
}

/// The columns that a key is computed from.
bool leaveOutOfOrder(sql::Query& query, const CellLookup& cells)
{
    const bool isFirstFew = query.limit && query.rest.empty() && query.orderBy.size() == 1 && !query.orderBy.front().isDescending;
    if (!isFirstFew || !query.first.groupBy.empty())
        return false;
    std::vector<Expression> columns;
    sql::visitTerms(query.orderBy.front().expression, [&](const Expression& term) { columns.push_back(term); });
    bool hasChanged = false;
    for (const Expression& column : columns)
        hasChanged |= leaveOut(query.first, column, cells);
    return hasChanged;
}

/// SELECT DISTINCT league
bool leaveOutOfList(sql::Query& query, const CellLookup& cells)
{
    SelectBlock& block = query.first;
    const bool isList = query.rest.empty() && block.isDistinct && block.items.size() == 1 && block.groupBy.empty();
    return isList && leaveOut(block, Expression(block.items.front().expression), cells);
}

/// "Tickets of a member on average": those of nobody are no member's. Of keys alone, by which rows refer to others.
bool leaveOutOfAggregates(SelectBlock& block, const CellLookup& cells)
{
    sql::Query* inner = onlyInner(block);
    const bool isOfAggregates = inner && inner->rest.empty() && std::ranges::all_of(block.items, [](const sql::SelectItem& item) {
                                    return std::holds_alternative<sql::AggregateCall>(item.expression.term);
                                });
    bool hasChanged = false;
    for (const Expression& key : isOfAggregates ? inner->first.groupBy : std::vector<Expression>()) {
        const auto* column = std::get_if<ColumnReference>(&key.term);
        const auto refers = [&](const ForeignKey& one) { return column && one.from == column->column; };
        hasChanged |= std::ranges::any_of(cells.schema().foreignKeys(), refers) && leaveOut(inner->first, key, cells);
    }
    return hasChanged;
}

bool leaveOutInside(SelectBlock& block, const CellLookup& cells)
{
    bool hasChanged = leaveOutOfGroups(block, cells);
    hasChanged |= leaveOutOfAggregates(block, cells);
    sql::editTerms(
        block, [](Expression&) {}, [&](sql::Query& inner) { hasChanged |= leaveOutInside(inner.first, cells); });
    return hasChanged;
}

} // namespace

bool leaveOutRowsWithout(const ColumnReference& column, SelectBlock& block, const CellLookup& cells)
{
    const bool isOpen = column.source.level == 0 && !joinsLeft(block) && !testsColumn(block, column);
    if (!isOpen || !cells.lacksSome(column.column))
        return false;
    sql::addConjunct(block.where, {sql::NullTest{{column}, true}});
    return true;
}

bool leaveOutAbsentKeys(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = leaveOutInside(query.first, cells);
    hasChanged |= leaveOutOfOrder(query, cells);
    return leaveOutOfList(query, cells) || hasChanged;
}

} // namespace ratatosk
