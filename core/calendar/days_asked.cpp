// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/days_asked.h"

#include "core/calendar/day_mentions.h"
#include "core/calendar/iso_dates.h"
#include "core/sql/conjuncts.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/text/characters.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::Function;
using sql::FunctionCall;
using sql::Literal;

std::string iso(const CalendarDate& date)
{
    return writeDate(date, "Y-m-d");
}

std::string isoBehind(const CalendarDate& date)
{
    const std::chrono::sys_days day = std::chrono::year{date.year} / date.month / date.day;
    const std::chrono::year_month_day next{day + std::chrono::days{1}};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(next.year()), static_cast<unsigned>(next.month()),
                       static_cast<unsigned>(next.day()));
}

std::string monthAndDay(const CalendarDate& date)
{
    return fmt::format("{:02}-{:02}", date.month, date.day);
}

class DaysAsked
{
public:
    DaysAsked(sql::Query& query, const DayMention& mention, const CellLookup& cells)
        : m_query(query), m_mention(mention), m_cells(cells), m_days(daysInFrom(query.first, cells))
    {
    }

    bool mend()
    {
        if (m_days.empty() || isSaid() || isTestedInFilter())
            return false;
        std::vector<Condition> demands = sql::conjuncts(m_query.first.where);
        const auto column = columnMeant(demands);
        if (!column)
            return false;
        std::erase_if(demands, [&](const Condition& demand) { return columnTested(demand) == *column; });
        for (Condition& test : testsOf(*column))
            demands.push_back(std::move(test));
        m_query.first.where = sql::allOf(demands);
        return true;
    }

private:
    /// "Up to 9 March, and later": figures side by side, of which each has its own days.
    bool isTestedInFilter() const
    {
        return anyBesideWhere(m_query.first, [&](const Condition& condition) { return columnTested(condition).has_value(); });
    }

    /// In SQLite's own way, or as the cells write it.
    bool isSaid() const
    {
        if (m_mention.isOfAnyYear())
            return holdsLiteral(m_query, monthAndDay(m_mention.first));
        const auto isDay = [&](const CalendarDate& date) {
            return std::ranges::any_of(
                cellDatePatterns(), [&](std::string_view pattern) { return holdsLiteral(m_query, lowerCase(writeDate(date, pattern))); });
        };
        return isDay(m_mention.first) && isDay(m_mention.last);
    }

    /// The column of days that a condition compares with something written down.
    std::optional<ColumnReference> columnTested(const Condition& demand) const
    {
        const Expression* value = nullptr;
        if (const auto* test = std::get_if<Comparison>(&demand.test); test && std::holds_alternative<Literal>(test->right.term))
            value = &test->left;
        if (const auto* like = std::get_if<sql::Like>(&demand.test))
            value = &like->value;
        if (const auto* between = std::get_if<sql::Between>(&demand.test))
            value = &between->value;
        const auto column = value ? sql::columnOfPart(*value) : std::nullopt;
        return column && std::ranges::find(m_days, *column) != m_days.end() ? column : std::nullopt;
    }

    std::optional<ColumnReference> columnMeant(const std::vector<Condition>& demands) const
    {
        std::vector<ColumnReference> tested;
        for (const Condition& demand : demands)
            if (const auto column = columnTested(demand); column && std::ranges::find(tested, *column) == tested.end())
                tested.push_back(*column);
        const std::vector<ColumnReference>& found = tested.empty() ? m_days : tested;
        return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
    }

    std::vector<Condition> testsOf(const ColumnReference& column) const
    {
        const auto compare = [&](ComparisonOperator operation, std::string day) {
            return Condition{Comparison{{column}, operation, sql::textExpression(std::move(day))}};
        };
        if (m_mention.isOfAnyYear())
            return {{Comparison{{FunctionCall{Function::Strftime, {sql::textExpression("%m-%d"), {column}}}},
                                ComparisonOperator::Equal,
                                sql::textExpression(monthAndDay(m_mention.first))}}};
        switch (m_mention.side) {
        case PeriodSide::Before: return {compare(ComparisonOperator::Less, iso(m_mention.first))};
        case PeriodSide::Since: return {compare(ComparisonOperator::GreaterEqual, iso(m_mention.first))};
        case PeriodSide::Until: return {compare(ComparisonOperator::Less, isoBehind(m_mention.last))};
        case PeriodSide::After: return {compare(ComparisonOperator::GreaterEqual, isoBehind(m_mention.last))};
        case PeriodSide::Inside: break;
        }
        if (m_mention.first == m_mention.last && !holdsMoments(column.column, m_cells))
            return {compare(ComparisonOperator::Equal, iso(m_mention.first))};
        return {compare(ComparisonOperator::GreaterEqual, iso(m_mention.first)),
                compare(ComparisonOperator::Less, isoBehind(m_mention.last))};
    }

    sql::Query& m_query;
    const DayMention& m_mention;
    const CellLookup& m_cells;
    std::vector<ColumnReference> m_days;
};

} // namespace

bool testDaysAsAsked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!query.rest.empty() || query.first.from.empty() || cells.schema().dialect() != Dialect::Sqlite)
        return false;
    bool hasChanged = false;
    for (const DayMention& mention : dayMentions(question))
        hasChanged |= DaysAsked(query, mention, cells).mend();
    return hasChanged;
}

} // namespace ratatosk
