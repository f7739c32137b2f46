// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/requested_orders.h"

#include "core/database/schema/only_key.h"
#include "core/english/language/question_words.h"
#include "core/english/language/wordnet.h"
#include "core/sql/joins/from_change.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

/// price * quantity, sum(price * quantity), round(fee / seats, 2) without the rounding; null: it computes nothing.
const sql::Expression* calculationIn(const sql::Expression& expression)
{
    const auto* call = std::get_if<sql::FunctionCall>(&expression.term);
    if (call && call->function == sql::Function::Round)
        return calculationIn(call->arguments.front());
    const auto* aggregate = std::get_if<sql::AggregateCall>(&expression.term);
    const sql::Expression& inner = aggregate ? *aggregate->argument : expression;
    return std::holds_alternative<sql::Arithmetic>(inner.term) ? &expression : nullptr;
}

/// The one column shown that passes.
template <class Test>
std::optional<sql::ColumnReference> onlyShown(const sql::SelectBlock& block, const Schema& schema, const Test& passes)
{
    std::optional<sql::ColumnReference> found;
    for (const sql::SelectItem& item : block.items) {
        const auto* column = std::get_if<sql::ColumnReference>(&item.expression.term);
        if (!column || !passes(schema.column(column->column)))
            continue;
        if (found)
            return {};
        found = *column;
    }
    return found;
}

} // namespace

bool orderByShownCalculation(sql::Query& query)
{
    if (!query.rest.empty() || query.orderBy.size() != 1)
        return false;
    sql::Expression& key = query.orderBy.front().expression;
    const sql::Expression* shown = nullptr;
    for (const sql::SelectItem& item : query.first.items) {
        const sql::Expression* calculation = calculationIn(item.expression);
        if (item.expression == key || (calculation && (shown || *calculation == key)))
            return false;
        shown = calculation ? calculation : shown;
    }
    if (!shown || !calculationIn(key))
        return false;
    std::vector<int> left;
    sql::visitTerms(key, [&](const sql::Expression& term) {
        if (const auto* column = std::get_if<sql::ColumnReference>(&term.term); column && column->source.level == 0)
            left.push_back(column->source.index);
    });
    key = sql::Expression(*shown);
    std::ranges::sort(left, std::greater());
    left.erase(std::ranges::unique(left).begin(), left.end());
    for (const int source : left)
        sql::dropIdleSource({&query.first, &query.orderBy}, source); // that only served what was there before
    return true;
}

} // namespace ratatosk
