// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/year_groups.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/sql/count_of_rows.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::Query;
using sql::SelectBlock;

constexpr std::array<std::string_view, 5> kDistributing{"each", "every", "per", "by", "calendar"};
constexpr std::array<std::string_view, 4> kFiner{"day", "date", "month", "week"};

/// "each year", "per birth year", "every year of birth"; not where days or months are asked for, too.
bool asksByYear(const Question& question)
{
    bool isAsked = false;
    for (std::size_t i = 0; i < question.words.size(); ++i) {
        if (std::ranges::any_of(kFiner, [&](std::string_view finer) { return hasLemma(question.words[i], finer); }))
            return false;
        const auto distributes = [&](std::size_t back) {
            return i >= back && std::ranges::find(kDistributing, question.words[i - back].lemmas.front()) != kDistributing.end();
        };
        isAsked = isAsked || (hasLemma(question.words[i], "year") && (distributes(1) || distributes(2)));
    }
    return isAsked;
}

/// Dates of several days of a year.
bool holdsDates(ColumnId column, const CellLookup& cells)
{
    const auto begins = [&](const char* pattern) {
        return sql::Condition{sql::Like{cellOf(column), {sql::Literal{ValueType::Text, pattern}}}};
    };
    const sql::Condition isShaped{sql::Junction{sql::Connective::Or, {begins("1___-__-__%"), begins("2___-__-__%")}}};
    const sql::Condition isDate{sql::NullTest{sql::yearOf(cellOf(column)), true}};
    return cells.any(column, {sql::Junction{sql::Connective::And, {isShaped, isDate}}}) == CellLookup::Found::Yes
        || dateFormOf(column, cells).has_value();
}

/// Date columns that the block's rows are told apart by.
std::vector<Expression> dividingDates(SelectBlock& block, const CellLookup& cells)
{
    std::vector<Expression> dates;
    const auto note = [&](const Expression& expression) {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        if (column && holdsDates(column->column, cells))
            dates.push_back(expression);
    };
    std::ranges::for_each(block.groupBy, note);
    for (const sql::SelectItem& item : block.items) {
        if (const auto* window = std::get_if<sql::WindowCall>(&item.expression.term))
            std::ranges::for_each(window->partitionBy, note);
    }
    return dates;
}

/// Everywhere but in conditions, which are about days.
void showYears(SelectBlock& block, const Expression& date)
{
    const auto write = [&](Expression& expression) {
        if (expression == date)
            expression = sql::yearOf(date);
    };
    std::ranges::for_each(block.groupBy, write);
    for (sql::SelectItem& item : block.items) {
        write(item.expression);
        if (auto* window = std::get_if<sql::WindowCall>(&item.expression.term))
            std::ranges::for_each(window->partitionBy, write);
    }
}

bool groupByYears(Query& query, const CellLookup& cells)
{
    const std::vector<Expression> dates = dividingDates(query.first, cells);
    for (const Expression& date : dates) {
        showYears(query.first, date);
        for (sql::OrderKey& key : query.orderBy) {
            if (key.expression == date)
                key.expression = sql::yearOf(date);
        }
    }
    bool hasChanged = !dates.empty();
    sql::editTerms(
        query.first, [](Expression&) {}, [&](Query& inner) { hasChanged |= groupByYears(inner, cells); });
    return hasChanged;
}

} // namespace

bool groupByYears(Query& query, const Question& question, const CellLookup& cells)
{
    return asksByYear(question) && groupByYears(query, cells);
}

namespace {

/// Of strftime: "in a month", "per day"; empty: none.
std::string_view periodAveraged(const Question& question)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> periods{
        {{"day", "%Y-%m-%d"}, {"week", "%Y-%W"}, {"month", "%Y-%m"}, {"year", "%Y"}}};
    static constexpr std::array<std::string_view, 4> before{"a", "per", "each", "every"};
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word)
        for (const auto& [unit, format] : periods)
            if (wordAt(question, word) == unit && isOneOf(wordAt(question, word - 1), before))
                return format;
    return {};
}

} // namespace

bool averageByPeriodSaid(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const std::string_view format = periodAveraged(question);
    Query* inner = format.empty() ? nullptr : onlyInner(query.first);
    const bool isOfCounts = inner && isFlat(*inner) && inner->first.from.size() == 1 && inner->first.groupBy.size() == 1
        && inner->first.items.size() == 1 && sql::isCountOfRows(inner->first.items.front().expression);
    if (!isOfCounts || !std::holds_alternative<ColumnReference>(inner->first.groupBy.front().term))
        return false;
    const std::vector<ColumnReference> days = daysInFrom(inner->first, cells);
    if (days.size() != 1)
        return false;
    sql::FunctionCall period{sql::Function::Strftime, {sql::textExpression(std::string(format)), {days.front()}}};
    inner->first.groupBy = {Expression{std::move(period)}};
    return true;
}

} // namespace ratatosk
