// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/condition_effect.h"

#include "core/answer/explaining/step_rows.h"
#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/sql/tree/term_walk.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace ratatosk {
namespace {

using Kind = QueryStep::Kind;

/// The only column of an expression, wherever a function wraps it.
std::optional<ColumnId> columnIn(const sql::Expression& expression)
{
    std::vector<ColumnId> columns;
    sql::visitTerms(expression, [&](const sql::Expression& term) {
        if (const auto* reference = std::get_if<sql::ColumnReference>(&term.term))
            columns.push_back(reference->column);
    });
    return columns.size() == 1 ? std::optional(columns.front()) : std::nullopt;
}

bool isValue(const sql::Expression& expression)
{
    return std::holds_alternative<sql::Literal>(expression.term);
}

/// "country = 'Austria'": texts have an order, but no range that says something.
bool isOfNames(const sql::Condition& condition, const Schema& schema)
{
    const auto* comparison = std::get_if<sql::Comparison>(&condition.test);
    const auto* column = comparison ? std::get_if<sql::ColumnReference>(&comparison->left.term) : nullptr;
    return column && comparison->operation == sql::ComparisonOperator::Equal && schema.column(column->column).type == ColumnType::Text;
}

std::optional<ColumnId> columnCompared(const sql::Condition& condition)
{
    if (const auto* comparison = std::get_if<sql::Comparison>(&condition.test))
        return isValue(comparison->right) ? columnIn(comparison->left) : std::nullopt;
    const auto* between = std::get_if<sql::Between>(&condition.test);
    return between && isValue(between->low) && isValue(between->high) ? columnIn(between->value) : std::nullopt;
}

void readRange(ConditionEffect& effect, DatabaseBrowser& browser, const std::stop_token& stop)
{
    const Schema& schema = browser.schema();
    const Column& column = schema.column(effect.column);
    const auto table = browser.run(
        fmt::format("SELECT min({0}), max({0}) FROM {1}", quotedIdentifier(column.name), quotedTable(schema.table(column.table))), 1, stop);
    if (!table || table->rows.empty())
        return;
    effect.lowest = table->rows[0][0];
    effect.highest = table->rows[0][1];
}

} // namespace

std::vector<ConditionEffect> conditionsWithoutEffect(DatabaseBrowser& browser, const QueryExplanation& explanation, std::stop_token stop)
{
    if (!explanation.query.rest.empty() || browser.schema().dialect() == Dialect::Postgres)
        return {};
    const std::vector<sql::Condition> conditions = conjuncts(explanation.query.first.where);
    std::vector<ConditionEffect> effects;
    std::optional<std::int64_t> before;
    const QueryStep* earlier = nullptr;
    for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
        const QueryStep& step = explanation.steps[i];
        if (step.kind != Kind::Where) {
            earlier = &step;
            before.reset();
            continue;
        }
        if (!before && earlier)
            before = rowsAfter(browser, *earlier, stop);
        const auto after = before ? rowsAfter(browser, step, stop) : std::nullopt;
        if (!after)
            return {};
        const sql::Condition& condition = conditions[static_cast<std::size_t>(step.part)];
        const auto column = columnCompared(condition);
        if (column && *before > 0 && (*after == *before || *after == 0)) {
            ConditionEffect effect{static_cast<int>(i), *after > 0, *before, *column, {}, {}};
            if (!isOfNames(condition, browser.schema()))
                readRange(effect, browser, stop);
            effects.push_back(std::move(effect));
        }
        if (*after == 0)
            break;
        before = after;
    }
    return effects;
}

} // namespace ratatosk
