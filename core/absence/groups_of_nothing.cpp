// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/groups_of_nothing.h"

#include "core/evidence/query_search.h"
#include "core/sql/conjuncts.h"
#include "core/sql/date_form.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

/// The one column that a group is reckoned from: of a day its month, of a size one of the buckets.
std::optional<ColumnReference> reckonedFrom(const Expression& group)
{
    const bool isBucket = std::holds_alternative<sql::CaseExpression>(group.term);
    const auto* call = std::get_if<sql::FunctionCall>(&group.term);
    if (!isBucket && !(call && call->function == sql::Function::Strftime))
        return {};
    std::optional<ColumnReference> column;
    bool isOne = true;
    sql::visitTerms(group, [&](const Expression& term) {
        const auto* found = std::get_if<ColumnReference>(&term.term);
        isOne = isOne && (!found || !column || *column == *found);
        if (found)
            column = *found;
    });
    return isOne ? column : std::nullopt;
}

/// Whether the bucket tests for NULL itself.
bool looksForNothing(const Expression& group)
{
    const auto* bucket = std::get_if<sql::CaseExpression>(&group.term);
    return bucket && std::ranges::any_of(bucket->conditions, [](const sql::Condition& condition) {
               return std::holds_alternative<sql::NullTest>(condition.test);
           });
}

bool keepsRowsWithNone(const sql::SelectBlock& block)
{
    return std::ranges::any_of(block.from, [](const sql::Source& source) { return source.kind == sql::JoinKind::Left; });
}

} // namespace

bool leaveOutGroupsOfNothing(sql::Query& query, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || !isOfTables(block) || keepsRowsWithNone(block))
        return false;
    bool hasChanged = false;
    for (const Expression& group : block.groupBy) {
        const auto column = looksForNothing(group) ? std::nullopt : reckonedFrom(group);
        if (!column || column->source.level != 0 || testsColumn(block, *column) || !cells.lacksSome(column->column))
            continue;
        sql::addConjunct(block.where, {sql::NullTest{{*column}, true}});
        hasChanged = true;
    }
    return hasChanged;
}

} // namespace ratatosk
