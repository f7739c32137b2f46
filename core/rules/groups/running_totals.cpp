// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/running_totals.h"

#include "core/english/language/question_words.h"
#include "core/sql/tree/term_walk.h"

namespace ratatosk {
namespace {

using sql::Aggregate;
using sql::AggregateCall;

bool holdsAggregate(const sql::Expression& expression)
{
    if (std::holds_alternative<AggregateCall>(expression.term))
        return true;
    const auto* arithmetic = std::get_if<sql::Arithmetic>(&expression.term);
    return arithmetic && (holdsAggregate(*arithmetic->left) || holdsAggregate(*arithmetic->right));
}

/// What one row of a group says of another is an accident: counts become sums of counts, sums those of the groups' sums.
bool addUpGroups(sql::Expression& expression)
{
    auto* window = std::get_if<sql::WindowCall>(&expression.term);
    auto* call = window && !window->orderBy.empty() ? std::get_if<AggregateCall>(&window->function) : nullptr;
    const bool countsAll = call && call->function == Aggregate::Count && std::holds_alternative<sql::Star>(call->argument->term);
    const bool addsRows = call && call->function == Aggregate::Sum && !holdsAggregate(*call->argument);
    if (!countsAll && !addsRows)
        return false;
    AggregateCall sum{Aggregate::Sum, false, sql::Expression{*call}, {}};
    *call = std::move(sum);
    return true;
}

bool addUpGroups(sql::SelectBlock& block)
{
    bool hasChanged = false;
    for (sql::SelectItem& item : block.items)
        hasChanged |= !block.groupBy.empty() && addUpGroups(item.expression);
    sql::editTerms(
        block, [](sql::Expression&) {}, [&](sql::Query& inner) { hasChanged |= sumWholeGroups(inner); });
    return hasChanged;
}

} // namespace

bool sumWholeGroups(sql::Query& query)
{
    bool hasChanged = addUpGroups(query.first);
    for (sql::SetOperand& operand : query.rest)
        hasChanged |= addUpGroups(operand.block);
    return hasChanged;
}

} // namespace ratatosk
