// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/running_figures.h"

#include "core/evidence/question_words.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>

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
        block, [](sql::Expression&) {}, [&](sql::Query& inner) { hasChanged |= addUpFiguresOfGroups(inner); });
    return hasChanged;
}

constexpr std::array<std::string_view, 4> kOfEach{"each", "every", "per", "by"};

/// sum(x) OVER (ORDER BY g): the sum; null for other expressions.
AggregateCall* runningSum(sql::Expression& expression)
{
    auto* window = std::get_if<sql::WindowCall>(&expression.term);
    auto* call = window && window->partitionBy.empty() && window->orderBy.size() == 1 ? std::get_if<AggregateCall>(&window->function)
                                                                                      : nullptr;
    return call && call->function == Aggregate::Sum && std::holds_alternative<sql::ColumnReference>(call->argument->term) ? call : nullptr;
}

/// The column that a running sum of the block goes along.
const sql::ColumnReference* runsAlong(sql::SelectBlock& block)
{
    for (sql::SelectItem& item : block.items)
        if (runningSum(item.expression))
            return std::get_if<sql::ColumnReference>(&std::get<sql::WindowCall>(item.expression.term).orderBy.front().expression.term);
    return nullptr;
}

} // namespace

bool addUpFiguresOfGroups(sql::Query& query)
{
    bool hasChanged = addUpGroups(query.first);
    for (sql::SetOperand& operand : query.rest)
        hasChanged |= addUpGroups(operand.block);
    return hasChanged;
}

bool gatherRunningFigures(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    const bool isOpen = query.rest.empty() && block.groupBy.empty() && !query.limit && says(question, kOfEach);
    const sql::ColumnReference* along = isOpen ? runsAlong(block) : nullptr;
    if (!along || cells.repeats(block, *along) != CellLookup::Found::Yes)
        return false;
    const sql::Expression key{*along};
    for (sql::SelectItem& item : block.items) {
        AggregateCall* running = runningSum(item.expression);
        if (running)
            *running = {Aggregate::Sum, false, sql::Expression{AggregateCall(*running)}, {}};
        else if (item.expression != key)
            item.expression = {AggregateCall{Aggregate::Sum, false, item.expression, {}}};
    }
    block.groupBy = {key};
    return true;
}

} // namespace ratatosk
