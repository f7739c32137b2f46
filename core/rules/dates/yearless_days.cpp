// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/yearless_days.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/phrase.h"
#include "core/linking/links/number_literal.h"
#include "core/linking/links/written_dates.h"
#include "core/rules/dates/iso_dates.h"
#include "core/rules/dates/period_mentions.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::Literal;

/// Equal to the one, or from it to the other.
Condition within(Expression tested, Literal first, Literal last)
{
    if (first == last)
        return {Comparison{std::move(tested), ComparisonOperator::Equal, {std::move(first)}}};
    return {sql::Between{std::move(tested), {std::move(first)}, {std::move(last)}}};
}

/// The column of days that a condition holds nothing but months or days of the month against.
std::optional<ColumnReference> dayInParts(const Condition& condition, const CellLookup& cells)
{
    constexpr std::size_t longest = 6; ///< '%-03-%'
    std::optional<ColumnReference> day;
    bool isOfParts = !std::holds_alternative<sql::NullTest>(condition.test);
    sql::visitTerms(
        condition,
        [&](const Expression& term) {
            if (const auto* column = std::get_if<ColumnReference>(&term.term)) {
                isOfParts = isOfParts && (!day || *day == *column) && holdsDays(column->column, cells);
                day = *column;
            } else {
                const auto* literal = std::get_if<Literal>(&term.term);
                isOfParts = isOfParts && literal && literal->text.size() <= longest;
            }
        },
        [&](const sql::Query&) { isOfParts = false; });
    return isOfParts ? day : std::nullopt;
}

/// "How did it change from June to July?": each month has a test of its own, which stays.
bool testsSeveral(const sql::Query& query, const CellLookup& cells)
{
    std::vector<Condition> tests;
    sql::Query copy = query;
    sql::editClauses(copy, [&](Condition& clause) {
        std::vector<Condition> own = sql::conjuncts(clause);
        std::erase_if(own, [&](const Condition& part) { return !dayInParts(part, cells); });
        const auto all = sql::allOf(own);
        if (all && std::ranges::find(tests, *all) == tests.end())
            tests.push_back(*all);
    });
    return tests.size() > 1;
}

/// Of "03-09".
int monthOf(const std::string& day)
{
    return std::stoi(day.substr(0, 2));
}

int dayOfMonth(const std::string& day)
{
    return std::stoi(day.substr(3));
}

class YearlessBounds
{
public:
    YearlessBounds(const DaysOfYear& days, const CellLookup& cells) : m_days(days), m_cells(cells) {}

    bool bound(Condition& clause) const
    {
        std::vector<Condition> parts = sql::conjuncts(clause);
        std::optional<ColumnReference> day;
        for (const Condition& part : parts) {
            const auto column = dayInParts(part, m_cells);
            if (column && day && *day != *column)
                return false;
            day = column ? column : day;
        }
        if (!day)
            return addDay(clause, parts);
        std::erase_if(parts, [&](const Condition& part) { return dayInParts(part, m_cells).has_value(); });
        Expression monthAndDay{sql::FunctionCall{sql::Function::Strftime, {{sql::textLiteral("%m-%d")}, {*day}}}};
        parts.push_back(within(std::move(monthAndDay), sql::textLiteral(m_days.first), sql::textLiteral(m_days.last)));
        const Condition bounded = *sql::allOf(parts);
        return std::exchange(clause, bounded) != bounded;
    }

private:
    /// Month = 'Sep', in a table whose days are in a column of their own.
    bool addDay(Condition& clause, const std::vector<Condition>& parts) const
    {
        if (monthOf(m_days.first) != monthOf(m_days.last))
            return false;
        for (const Condition& part : parts) {
            const auto* test = std::get_if<Comparison>(&part.test);
            const auto* month = test && test->operation == ComparisonOperator::Equal ? std::get_if<ColumnReference>(&test->left.term)
                                                                                     : nullptr;
            const auto* literal = month ? std::get_if<Literal>(&test->right.term) : nullptr;
            const auto day = literal && isMonth(*literal) ? columnOfDays(month->column) : std::nullopt;
            if (!day || std::ranges::any_of(parts, [&](const Condition& other) { return isOf(other, *day); }))
                continue;
            const auto number = [](int value) { return Literal{ValueType::Integer, std::to_string(value)}; };
            sql::addConjunct(
                clause, within({ColumnReference{month->source, *day}}, number(dayOfMonth(m_days.first)), number(dayOfMonth(m_days.last))));
            return true;
        }
        return false;
    }

    bool isMonth(const Literal& literal) const
    {
        const auto number = readNumber(literal.text);
        return (number ? static_cast<int>(number->value) : monthOfName(literal.text)) == monthOf(m_days.first);
    }

    static bool isOf(const Condition& condition, ColumnId column)
    {
        bool isThere = false;
        sql::visitTerms(condition, [&](const Expression& term) {
            const auto* reference = std::get_if<ColumnReference>(&term.term);
            isThere = isThere || (reference && reference->column == column);
        });
        return isThere;
    }

    /// The column called day of the month's table, if it has numbers from 1 to 31.
    std::optional<ColumnId> columnOfDays(ColumnId month) const
    {
        constexpr int lookedAt = 1000, mostDays = 31;
        static const Phrase name("<day>");
        const Schema& schema = m_cells.schema();
        for (const ColumnId column : schema.columnsOf(schema.column(month).table)) {
            const std::vector<Cell>& cells = m_cells.firstCells(column, lookedAt);
            const bool areDays = !cells.empty() && std::ranges::all_of(cells, [](const Cell& cell) {
                const auto* number = std::get_if<std::int64_t>(&cell);
                return number && *number >= 1 && *number <= mostDays;
            });
            if (column != month && areDays && isCalled(schema.column(column).readableName, name))
                return column;
        }
        return {};
    }

    const DaysOfYear& m_days;
    const CellLookup& m_cells;
};

} // namespace

std::optional<DaysOfYear> yearlessDaysOf(const Question& question)
{
    static const Phrase inside("on|of|for|at");
    const auto isYearAt = [](const Word& word) {
        const auto number = readNumber(word.text);
        return number && isYear(*number);
    };
    if (!writtenDates(question).empty() || std::ranges::any_of(question.words, isYearAt))
        return {};
    std::optional<DaysOfYear> only;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const auto pair = calendarPairAt(question, word);
        const auto point = !pair && inside.isAt(question, word) ? calendarPointAt(question, word + 1) : std::nullopt;
        if (!pair && !(point && point->day > 0 && point->month > 0))
            continue;
        const DaysOfYear days = pair ? daysOfYear(pair->first, pair->last) : daysOfYear(*point, *point);
        if (only || days.first > days.last || isDeniedBefore(question, word))
            return {};
        only = days;
        word = (pair ? pair->end : point->end) - 1;
    }
    return only;
}

bool testYearlessDays(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto days = yearlessDaysOf(question);
    bool hasChanged = false;
    if (days && !testsSeveral(query, cells))
        sql::editClauses(query, [&](Condition& clause) { hasChanged |= YearlessBounds(*days, cells).bound(clause); });
    return hasChanged;
}

} // namespace ratatosk
