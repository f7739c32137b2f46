// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/clock_times.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/comparison_order.h"
#include "core/evidence/question_words.h"
#include "core/language/number_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
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
using sql::FunctionCall;
using sql::Literal;

constexpr int kCellsLookedAt = 20;
constexpr std::array<std::string_view, 2> kAfternoons{"afternoon", "evening"};

struct ClockTime {
    int word = 0; ///< where it stands
    int said = 0; ///< the number in the question
    int hour = 0; ///< 0 to 23
    int minute = 0;

    std::string text() const { return fmt::format("{:02}:{:02}", hour, minute); }
};

/// "18:30", "7:00"
std::optional<ClockTime> clockOf(std::string_view word)
{
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos || colon == 0 || colon > 2 || word.find_first_not_of("0123456789:") != std::string_view::npos)
        return {};
    const int hour = std::atoi(std::string(word.substr(0, colon)).c_str()), minute = std::atoi(std::string(word.substr(colon + 1)).c_str());
    return hour < 24 && minute < 60 ? std::optional(ClockTime{.said = hour, .hour = hour, .minute = minute}) : std::nullopt;
}

std::optional<int> hourAt(const Question& question, int word)
{
    for (const NumberPhrase& phrase : numberPhrasesOf(question))
        if (phrase.begin == word && phrase.end == word + 1)
            return static_cast<int>(phrase.value);
    const std::string text(wordAt(question, word));
    const bool isHour = !text.empty() && text.size() <= 2 && text.find_first_not_of("0123456789") == std::string::npos;
    return isHour ? std::optional(std::atoi(text.c_str())) : std::nullopt;
}

/// 0 for what is said before noon, 12 behind it; nothing where the word behind the number is of no time.
std::optional<int> halfOfDay(const Question& question, int word)
{
    std::string next(wordAt(question, word));
    std::erase(next, '.');
    if (next == "am" || next == "pm")
        return next.front() == 'p' ? 12 : 0;
    if (next == "o'clock" || next == "oclock")
        return says(question, kAfternoons) ? 12 : 0; // "in the evening, at six o'clock"
    const std::string_view part = wordAt(question, word + 2);
    if (next == "in" && wordAt(question, word + 1) == "the"
        && (part == "morning" || std::ranges::find(kAfternoons, part) != kAfternoons.end()))
        return part == "morning" ? 0 : 12;
    if (next == "at" && wordAt(question, word + 1) == "night")
        return 12;
    return {};
}

/// "6am", "10pm"
std::optional<ClockTime> gluedTime(std::string_view word)
{
    if (word.size() < 3 || word.size() > 4 || !(word.ends_with("am") || word.ends_with("pm")))
        return {};
    const std::string digits(word.substr(0, word.size() - 2));
    if (digits.find_first_not_of("0123456789") != std::string::npos)
        return {};
    const int said = std::atoi(digits.c_str());
    return said <= 12 ? std::optional(ClockTime{.said = said, .hour = said % 12 + (word.ends_with("pm") ? 12 : 0)}) : std::nullopt;
}

std::vector<ClockTime> timesSaid(const Question& question)
{
    std::vector<ClockTime> times;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const auto clock = clockOf(wordAt(question, word)), glued = gluedTime(wordAt(question, word));
        const auto hour = hourAt(question, word), half = halfOfDay(question, word + 1);
        if (clock || glued)
            times.push_back(clock ? *clock : *glued);
        else if (hour && half && *hour <= 12)
            times.push_back({.said = *hour, .hour = *hour % 12 + *half});
        else
            continue;
        times.back().word = word;
    }
    return times;
}

/// "From 6 pm on", "six o'clock or later": from then; nothing where the question does not say so.
bool isFrom(const Question& question, const ClockTime& time)
{
    static constexpr std::array<std::string_view, 3> farther{"later", "onwards", "onward"};
    for (int word = time.word + 1; word <= time.word + 4; ++word) // "6 p.m. or later"
        if (isOneOf(wordAt(question, word), farther) || (wordAt(question, word) == "on" && wordAt(question, time.word - 1) == "from"))
            return true;
    return false;
}

/// "Before 8 am", "later than six o'clock", "from 6 pm on".
std::optional<ComparisonOperator> sideOf(const Question& question, const ClockTime& time)
{
    static constexpr std::array<std::string_view, 2> befores{"before", "earlier"}, afters{"after", "later"};
    if (isFrom(question, time))
        return ComparisonOperator::GreaterEqual;
    const auto says = [&](const auto& words) {
        return isOneOf(wordAt(question, time.word - 1), words) || isOneOf(wordAt(question, time.word - 2), words);
    };
    if (says(befores) != says(afters))
        return says(befores) ? ComparisonOperator::Less : ComparisonOperator::Greater;
    return {};
}

class ClockTests
{
public:
    ClockTests(const sql::SelectBlock& block, const Question& question, const CellLookup& cells, std::vector<ClockTime> times)
        : m_block(block), m_question(question), m_cells(cells), m_times(std::move(times))
    {
    }

    /// The one time that the question says, of the one column that has times of day; nothing where it says on which side of it.
    std::optional<Condition> test() const
    {
        const auto side = m_times.size() == 1 ? sideOf(m_question, m_times.front()) : std::nullopt;
        const auto part = side ? onlyTimeOfDay() : std::nullopt;
        if (!part)
            return {};
        return Condition{Comparison{*part, *side, {Literal{ValueType::Text, m_times.front().text()}}}};
    }

    bool mend(Condition& condition) const
    {
        auto* test = std::get_if<Comparison>(&condition.test);
        const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        const auto column = literal && isOrdering(test->operation) ? sql::columnOfPart(test->left) : std::nullopt;
        const ClockTime* time = column ? timeOf(literal->text) : nullptr;
        if (!time)
            return false;
        const auto own = timeOfDay(*column);
        const auto part = own || column->source.level != 0 ? own : onlyTimeOfDay(); // days have none
        if (!part)
            return false;
        const ComparisonOperator operation = isFrom(m_question, *time) ? ComparisonOperator::GreaterEqual : test->operation;
        const Comparison meant{*part, operation, {Literal{ValueType::Text, time->text()}}};
        const bool hasChanged = !(*test == meant);
        *test = meant;
        return hasChanged;
    }

private:
    /// Only where one was said; "06" and "6" are the same.
    const ClockTime* timeOf(const std::string& literal) const
    {
        const auto clock = clockOf(literal);
        const auto glued = gluedTime(literal);
        const bool isDigits = !literal.empty() && literal.find_first_not_of("0123456789") == std::string::npos;
        const auto fits = [&](const ClockTime& time) {
            if (glued)
                return glued->text() == time.text();
            return clock ? clock->text() == time.text() || (clock->hour == time.said && clock->minute == time.minute)
                         : isDigits && (std::atoi(literal.c_str()) == time.said || std::atoi(literal.c_str()) == time.hour);
        };
        const auto found = std::ranges::find_if(m_times, fits);
        return found == m_times.end() ? nullptr : &*found;
    }

    std::optional<Expression> onlyTimeOfDay() const
    {
        std::optional<Expression> only;
        for (const ColumnReference& column : columnsInFrom(m_block, m_cells.schema())) {
            const auto part = holdsDays(column.column, m_cells) ? timeOfDay(column) : std::nullopt;
            if (part && only)
                return {};
            only = part ? part : only;
        }
        return only;
    }

    /// Of moments a part of them, of times they themselves.
    std::optional<Expression> timeOfDay(const ColumnReference& column) const
    {
        const std::vector<std::string> cells = m_cells.firstTexts(column.column, kCellsLookedAt);
        const auto isTime = [](const std::string& cell) { return cell.size() >= 5 && cell[2] == ':'; };
        const auto isMoment = [](const std::string& cell) { return cell.find(':') != std::string::npos; };
        if (cells.empty() || !std::ranges::all_of(cells, isMoment))
            return isOfSeconds(column.column) ? std::optional(clockPart(column)) : std::nullopt;
        return std::ranges::all_of(cells, isTime) ? Expression{column} : clockPart(column);
    }

    bool isOfSeconds(ColumnId column) const
    {
        const auto form = dateFormOf(column, m_cells);
        return form && form->isSeconds();
    }

    static Expression clockPart(const ColumnReference& column)
    {
        return {FunctionCall{sql::Function::Strftime, {{Literal{ValueType::Text, "%H:%M"}}, {column}}}};
    }

    const sql::SelectBlock& m_block;
    const Question& m_question;
    const CellLookup& m_cells;
    std::vector<ClockTime> m_times;
};

bool testsTimes(const sql::Query& query)
{
    bool isFound = false;
    sql::visitParts(query, {.expression = [&](const Expression& part) {
                        const auto* literal = std::get_if<Literal>(&part.term);
                        isFound = isFound || (literal && (literal->text.find(':') != std::string::npos || literal->text.starts_with("%H")));
                    }});
    return isFound;
}

} // namespace

bool compareTimesOfDay(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const std::vector<ClockTime> times = timesSaid(question);
    if (times.empty() || cells.schema().dialect() != Dialect::Sqlite)
        return false;
    bool hasChanged = false;
    const ClockTests tests(query.first, question, cells, times);
    sql::editParts(query,
                   {.condition = [&](Condition& condition) { hasChanged |= tests.mend(condition); }, .expression = [](Expression&) {}});
    auto left = hasChanged || !isFlat(query) || joinsLeft(query.first) || testsTimes(query) ? std::nullopt : tests.test();
    if (left)
        sql::addConjunct(query.first.where, *std::move(left));
    return hasChanged || left;
}

} // namespace ratatosk
