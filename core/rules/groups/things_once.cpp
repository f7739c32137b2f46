// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/things_once.h"

#include "core/database/schema/only_key.h"
#include "core/english/language/question_words.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <optional>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Query;
using sql::SelectBlock;

/// Rows of tables, put together by inner joins alone.
bool isInnerJoin(const Query& query)
{
    const SelectBlock& block = query.first;
    const auto isInner = [](const sql::Source& source) {
        return source.kind == sql::JoinKind::Inner && std::holds_alternative<TableId>(source.relation);
    };
    return block.from.size() > 1 && query.rest.empty() && !query.limit && !query.takesMiddle && !block.isDistinct && !block.having
        && std::ranges::all_of(block.from, isInner);
}

bool showsOrder(const Query& query)
{
    const auto isShown = [&](const sql::OrderKey& key) {
        return std::ranges::any_of(query.first.items, [&](const sql::SelectItem& item) { return item.expression == key.expression; });
    };
    return std::ranges::all_of(query.orderBy, isShown);
}

/// "Towns without a restaurant": a list of what some rows of the same table say, without what others say.
const ColumnReference* listedWithout(const Query& query)
{
    const SelectBlock& block = query.first;
    const auto* column = block.items.size() == 1 ? std::get_if<ColumnReference>(&block.items.front().expression.term) : nullptr;
    const auto leavesOut = [&](const sql::Condition& demand) {
        const auto* others = std::get_if<sql::InQuery>(&demand.test);
        return others && others->isNegated && others->value == block.items.front().expression && others->query->first.from.size() == 1
            && others->query->first.from.front().relation == block.from.front().relation;
    };
    const bool isList = column && block.from.size() == 1 && query.rest.empty() && !query.limit && !block.isDistinct && block.groupBy.empty()
        && std::ranges::any_of(sql::conjuncts(block.where), leavesOut);
    return isList && showsOrder(query) ? column : nullptr;
}

} // namespace

bool listThingsOnce(Query& query, const CellLookup& cells)
{
    if (const ColumnReference* column = listedWithout(query)) {
        query.first.isDistinct = cells.repeats(query.first, *column) == CellLookup::Found::Yes;
        return query.first.isDistinct;
    }
    const auto source = isInnerJoin(query) && query.first.groupBy.empty() && showsOrder(query) ? onlySourceShown(query.first)
                                                                                               : std::nullopt;
    if (!source)
        return false;
    const TableId table = std::get<TableId>(query.first.from[static_cast<std::size_t>(*source)].relation);
    const auto key = onlyKeyOf(table, cells.schema());
    if (!key || cells.repeats(query.first, {{0, *source}, *key}) != CellLookup::Found::Yes)
        return false;
    query.first.isDistinct = true;
    return true;
}

} // namespace ratatosk
