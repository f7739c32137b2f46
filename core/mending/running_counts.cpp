// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/running_counts.h"

#include "core/sql/term_walk.h"

namespace ratatosk {
namespace {

using sql::Aggregate;
using sql::AggregateCall;

bool countRows(sql::Expression& expression)
{
    auto* window = std::get_if<sql::WindowCall>(&expression.term);
    auto* call = window && !window->orderBy.empty() ? std::get_if<AggregateCall>(&window->function) : nullptr;
    const bool countsAll = call && call->function == Aggregate::Count && std::holds_alternative<sql::Star>(call->argument->term);
    if (!countsAll)
        return false;
    AggregateCall sum{Aggregate::Sum, false, sql::Expression{*call}, {}};
    *call = std::move(sum);
    return true;
}

bool countRows(sql::SelectBlock& block)
{
    bool hasChanged = false;
    for (sql::SelectItem& item : block.items)
        hasChanged |= !block.groupBy.empty() && countRows(item.expression);
    sql::editTerms(
        block, [](sql::Expression&) {}, [&](sql::Query& inner) { hasChanged |= countRowsOfGroups(inner); });
    return hasChanged;
}

} // namespace

bool countRowsOfGroups(sql::Query& query)
{
    bool hasChanged = countRows(query.first);
    for (sql::SetOperand& operand : query.rest)
        hasChanged |= countRows(operand.block);
    return hasChanged;
}

} // namespace ratatosk
