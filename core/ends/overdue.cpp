// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/overdue.h"

#include "core/calendar/day_mentions.h"
#include "core/calendar/iso_dates.h"
#include "core/calendar/period_mentions.h"
#include "core/evidence/due_words.h"
#include "core/evidence/end_words.h"
#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Expression;

bool asksForOverdue(const Question& question)
{
    static constexpr std::array<std::string_view, 1> overdue{"overdue"};
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "past" && (wordAt(question, word + 1) == "due" || wordAt(question, word + 2) == "due"))
            return true;
    return says(question, overdue);
}

/// done IS NULL, done = '': the column of days that is empty.
std::optional<ColumnReference> openDay(const Condition& demand, const CellLookup& cells)
{
    const auto* isNull = std::get_if<sql::NullTest>(&demand.test);
    const auto* test = std::get_if<Comparison>(&demand.test);
    const bool isBlank = test && test->operation == sql::ComparisonOperator::Equal
        && test->right == Expression{sql::Literal{ValueType::Text, ""}};
    const Expression* value = isNull && !isNull->isNegated ? &isNull->value : isBlank ? &test->left : nullptr;
    const auto* column = value ? std::get_if<ColumnReference>(&value->term) : nullptr;
    return column && holdsDays(column->column, cells) ? std::optional(*column) : std::nullopt;
}

std::optional<ColumnReference> dueDay(const ColumnReference& open, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    for (const ColumnId other : schema.columnsOf(schema.column(open.column).table))
        if (saysDue(schema.column(other)) && holdsDays(other, cells))
            return ColumnReference{open.source, other};
    return {};
}

/// Of tables in FROM the one day that says when something was done with, and the one when it was due, where no test is of the first.
std::optional<std::pair<ColumnReference, ColumnReference>> openAndDue(const sql::SelectBlock& block, const CellLookup& cells)
{
    std::optional<std::pair<ColumnReference, ColumnReference>> found;
    for (const ColumnReference& day : daysInFrom(block, cells)) {
        const Column& column = cells.schema().column(day.column);
        const bool isEnd = saysEnd(column) && !saysDue(column);
        const auto due = isEnd && !testsColumn(block, day) && cells.lacksSome(day.column) ? dueDay(day, cells) : std::nullopt;
        if (due && found)
            return {};
        if (due)
            found = std::pair(day, *due);
    }
    return found;
}

} // namespace

bool testForOverdue(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!query.rest.empty() || !asksForOverdue(question) || !dayMentions(question).empty() || cells.schema().dialect() != Dialect::Sqlite)
        return false;
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    std::optional<ColumnReference> due;
    for (const Condition& demand : demands)
        if (const auto open = openDay(demand, cells))
            due = dueDay(*open, cells);
    const auto unmet = due ? std::nullopt : openAndDue(query.first, cells);
    if (unmet) {
        due = unmet->second;
        demands.push_back({sql::NullTest{{unmet->first}}});
    }
    const bool isBounded = due && !unmet && !periodMentions(question).empty() && testsColumn(query.first, *due); // "from before 2025"
    if (!due || isBounded)
        return false;
    const Condition isOver{Comparison{{*due},
                                      sql::ComparisonOperator::Less,
                                      {sql::FunctionCall{sql::Function::Date, {Expression{sql::Literal{ValueType::Text, "now"}}}}}}};
    if (!unmet && std::ranges::find(demands, isOver) != demands.end())
        return false;
    std::erase_if(demands, [&](const Condition& demand) { return testsColumn(demand, *due); });
    demands.push_back(isOver);
    query.first.where = sql::allOf(demands);
    return true;
}

} // namespace ratatosk
