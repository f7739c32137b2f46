// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/relative_periods.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/due_words.h"
#include "core/evidence/end_words.h"
#include "core/evidence/question_words.h"
#include "core/language/number_words.h"
#include "core/linking/number_literal.h"
#include "core/sql/conjuncts.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
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

/// A span of days up to today, or the year, month or day that today is in, or was some while ago.
struct FromToday {
    std::string_view format; ///< of strftime, for a whole year, month or day; empty: a span
    std::string modifier;    ///< of SQLite's dates: "-1 year"; empty: now
};

std::string_view formatOf(std::string_view unit)
{
    if (unit == "year")
        return "%Y";
    return unit == "month" ? "%Y-%m" : unit == "week" ? "%Y-%W" : std::string_view();
}

std::optional<std::string> unitAt(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 4> units{"year", "month", "week", "day"};
    if (wordAt(question, word).empty())
        return {};
    for (const std::string_view unit : units)
        if (hasLemma(question.words[static_cast<std::size_t>(word)], unit))
            return std::string(unit);
    return {};
}

std::optional<int> numberAt(const Question& question, int word)
{
    constexpr double kMost = 1000;
    const auto digits = readNumber(wordAt(question, word));
    if (digits && digits->value >= 1 && digits->value <= kMost)
        return static_cast<int>(digits->value);
    for (const NumberPhrase& phrase : numberPhrasesOf(question))
        if (phrase.begin == word && phrase.end == word + 1 && phrase.value >= 1 && phrase.value <= kMost)
            return static_cast<int>(phrase.value);
    return {};
}

std::string back(int count, const std::string& unit)
{
    const int days = unit == "week" ? count * 7 : count;
    const std::string name = unit == "week" ? "day" : unit;
    return "-" + std::to_string(days) + " " + name + (days == 1 ? "" : "s");
}

/// "last year", "this month", "the past 30 days"; not "the last day", nor "the last year in which".
std::optional<FromToday> periodAt(const Question& question, int word)
{
    const std::string_view said = wordAt(question, word);
    const bool isPast = said == "last" || said == "past" || said == "previous";
    if (said == "yesterday" || said == "today")
        return FromToday{"%Y-%m-%d", said == "today" ? "" : back(1, "day")};
    const bool isLonger = said == "past" && wordAt(question, word - 1) != "the" && wordAt(question, word - 1) != "in"; // "on past 200 days"
    const auto count = isPast && !isLonger ? numberAt(question, word + 1) : std::nullopt;
    const bool isOfYear = wordAt(question, word + 3) == "of" && readNumber(wordAt(question, word + 4)); // "the last three months of 2016"
    if (const auto unit = count && !isOfYear ? unitAt(question, word + 2) : std::nullopt)
        return FromToday{{}, back(*count, *unit)};
    const bool isOfOther = wordAt(question, word - 1) == "the" || wordAt(question, word + 2) == "of";
    const auto unit = said == "this" || (isPast && said != "previous" && !isOfOther) ? unitAt(question, word + 1) : std::nullopt;
    if (!unit || formatOf(*unit).empty())
        return {};
    return FromToday{formatOf(*unit), said == "this" ? "" : back(1, *unit)};
}

std::optional<FromToday> periodSaid(const Question& question)
{
    std::optional<FromToday> found;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (const auto period = periodAt(question, word)) {
            if (found)
                return {};
            found = period;
        }
    return found;
}

Expression moment(Function function, std::string_view format, Expression of, const std::string& modifier)
{
    FunctionCall call{function, {}};
    if (!format.empty())
        call.arguments.push_back(sql::textExpression(std::string(format)));
    call.arguments.push_back(std::move(of));
    if (!modifier.empty())
        call.arguments.push_back(sql::textExpression(modifier));
    return {std::move(call)};
}

Condition testOf(const ColumnReference& day, const FromToday& period)
{
    if (period.format.empty())
        return {
            Comparison{{day}, ComparisonOperator::GreaterEqual, moment(Function::Date, {}, sql::textExpression("now"), period.modifier)}};
    if (period.format == "%Y-%m-%d")
        return {Comparison{moment(Function::Date, {}, {day}, {}), ComparisonOperator::Equal,
                           moment(Function::Date, {}, sql::textExpression("now"), period.modifier)}};
    return {Comparison{moment(Function::Strftime, period.format, {day}, {}), ComparisonOperator::Equal,
                       moment(Function::Strftime, period.format, sql::textExpression("now"), period.modifier)}};
}

class RelativePeriod
{
public:
    RelativePeriod(sql::Query& query, const Question& question, const CellLookup& cells)
        : m_block(query.first), m_question(question), m_cells(cells), m_days(daysInFrom(query.first, cells))
    {
    }

    bool mend(const FromToday& period)
    {
        std::vector<Condition> demands = sql::conjuncts(m_block.where);
        const auto day = dayMeant(demands);
        if (!day)
            return false;
        const Condition test = testOf(*day, period);
        if (std::ranges::find(demands, test) != demands.end())
            return false;
        std::erase_if(demands, [&](const Condition& demand) { return isOfPeriod(demand); });
        demands.push_back(test);
        m_block.where = sql::allOf(demands);
        return true;
    }

private:
    /// A day held against something written down.
    std::optional<ColumnReference> dayTested(const Condition& demand) const
    {
        const auto* test = std::get_if<Comparison>(&demand.test);
        const bool isWritten = test && std::holds_alternative<Literal>(test->right.term);
        const auto column = isWritten ? sql::columnOfPart(test->left) : std::nullopt;
        return column && std::ranges::find(m_days, *column) != m_days.end() ? column : std::nullopt;
    }

    /// Such a test, and one of a number that stands for "last year".
    bool isOfPeriod(const Condition& demand) const
    {
        const auto* test = std::get_if<Comparison>(&demand.test);
        const auto* number = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        const bool isUnsaid = number && column && number->type != ValueType::Text
            && !namesColumn(m_question, m_cells.schema().column(column->column));
        return dayTested(demand) || isUnsaid;
    }

    bool isEnd(ColumnId column) const
    {
        static constexpr std::array<std::string_view, 2> births{"birth", "born"};
        const Column& named = m_cells.schema().column(column);
        const auto isBirth = [](const Word& word) { return hasLemma(word, births); };
        return saysDue(named) || saysEnd(named) || std::ranges::any_of(splitName(named.spokenName), isBirth);
    }

    std::optional<ColumnReference> onlyOne(std::vector<ColumnReference> days) const
    {
        if (days.size() > 1)
            std::erase_if(days, [&](const ColumnReference& day) { return !namesColumn(m_question, m_cells.schema().column(day.column)); });
        return days.size() == 1 ? std::optional(days.front()) : std::nullopt;
    }

    std::optional<ColumnReference> dayMeant(const std::vector<Condition>& demands) const
    {
        std::vector<ColumnReference> named = m_days;
        std::erase_if(named, [&](const ColumnReference& day) { return !namesColumn(m_question, m_cells.schema().column(day.column)); });
        if (named.size() == 1)
            return named.front();
        for (const Condition& demand : demands)
            if (const auto day = dayTested(demand))
                return day;
        std::vector<ColumnReference> own = m_days;
        std::erase_if(own, [&](const ColumnReference& day) { return isEnd(day.column); });
        return onlyOne(own.empty() ? m_days : own);
    }

    sql::SelectBlock& m_block;
    const Question& m_question;
    const CellLookup& m_cells;
    std::vector<ColumnReference> m_days;
};

} // namespace

bool testPeriodsFromToday(sql::Query& query, const Question& question, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 2> overdue{"overdue", "due"}; // of which today is the measure
    const bool isPossible = query.rest.empty() && !says(question, overdue) && isOfTables(query.first)
        && cells.schema().dialect() == Dialect::Sqlite;
    const auto period = isPossible ? periodSaid(question) : std::nullopt;
    return period && RelativePeriod(query, question, cells).mend(*period);
}

} // namespace ratatosk
