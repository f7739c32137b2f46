// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/groups_of_nothing.h"

#include "core/rules/negation/absent_keys.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <variant>

namespace ratatosk {
namespace {

using sql::Expression;

bool looksForNothing(const sql::CaseExpression& bucket)
{
    return std::ranges::any_of(bucket.conditions,
                               [](const sql::Condition& condition) { return std::holds_alternative<sql::NullTest>(condition.test); });
}

/// Of a day a part, of a size one of the buckets, where none of these is for what has no size.
bool isComputed(const Expression& group)
{
    const auto* bucket = std::get_if<sql::CaseExpression>(&group.term);
    const auto* call = std::get_if<sql::FunctionCall>(&group.term);
    return bucket ? !looksForNothing(*bucket) : call && call->function == sql::Function::Strftime;
}

} // namespace

bool leaveOutGroupsOfNothing(sql::Query& query, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || !isOfTables(block))
        return false;
    bool hasChanged = false;
    for (const Expression& group : block.groupBy) {
        const auto column = isComputed(group) ? onlyColumnOf(group) : std::nullopt;
        hasChanged |= column && leaveOutRowsWithout(*column, block, cells);
    }
    return hasChanged;
}

} // namespace ratatosk
