// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/calendar_points.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/number_words.h"
#include "core/english/language/phrase.h"
#include "core/english/language/question_words.h"
#include "core/linking/links/number_literal.h"
#include "core/linking/links/written_dates.h"
#include "core/rules/dates/calendar_days.h"

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace ratatosk {
namespace {

using std::chrono::days;
using std::chrono::months;
using Day = std::chrono::sys_days;

constexpr int kMostDays = 31, kMonthsOfQuarter = 3, kMonthsOfHalf = 6, kMonthsOfYear = 12;

int dayAt(const Question& question, int word)
{
    const std::string digits = withoutOrdinal(std::string(wordAt(question, word)));
    if (digits.empty() || digits.size() > 2 || digits.find_first_not_of("0123456789") != std::string::npos)
        return 0;
    const int day = std::stoi(digits);
    return day <= kMostDays ? day : 0;
}

int yearAt(const Question& question, int word)
{
    const auto number = readNumber(wordAt(question, word));
    return number && isYear(*number) ? static_cast<int>(number->value) : 0;
}

int monthAt(const Question& question, int word)
{
    return monthOfName(wordAt(question, word));
}

/// Behind a comma or "of".
int behindFiller(const Question& question, int word)
{
    static const Phrase filler("[of|,]");
    return *filler.endFrom(question, word);
}

/// The year behind what is read so far.
void readYear(const Question& question, CalendarPoint& point)
{
    const int word = behindFiller(question, point.end);
    point.year = yearAt(question, word);
    point.end = point.year > 0 ? word + 1 : point.end;
}

Day firstOf(const CalendarPoint& point, int year)
{
    return dayOf({year, point.month, point.day > 0 ? point.day : 1});
}

Day behind(const CalendarPoint& point, int year)
{
    const std::chrono::year_month_day date(firstOf(point, year));
    return point.day > 0 ? Day(date) + days(1) : Day(date + months(1));
}

bool isThere(const CalendarPoint& point, int year)
{
    return isOfCalendar({year, point.month, point.day > 0 ? point.day : 1});
}

} // namespace

std::optional<CalendarPoint> calendarPointAt(const Question& question, int word)
{
    static const Phrase the("[the]");
    const int first = *the.endFrom(question, word);
    CalendarPoint point{.begin = word, .end = first};
    point.day = dayAt(question, first);
    if (point.day > 0) {
        point.end = first + 1;
        const int name = behindFiller(question, point.end);
        point.month = monthAt(question, name);
        if (point.month == 0)
            return point;
        point.end = name + 1;
    } else {
        point.month = monthAt(question, first);
        if (point.month == 0)
            return {};
        point.day = dayAt(question, first + 1);
        point.end = first + (point.day > 0 ? 2 : 1);
    }
    readYear(question, point);
    return point;
}

std::optional<CalendarPair> calendarPairAt(const Question& question, int word)
{
    static const Phrase between("between"), from("from"), joined("and"), linked("to|until|till|through|-|\u2013");
    const bool isBetween = between.isAt(question, word);
    if (!isBetween && !from.isAt(question, word))
        return {};
    auto first = calendarPointAt(question, word + 1);
    const bool isLinked = first && (isBetween ? joined : linked).isAt(question, first->end);
    auto last = isLinked ? calendarPointAt(question, first->end + 1) : std::nullopt;
    if (!last)
        return {};
    if (first->month == 0)
        first->month = last->month;
    if (last->month == 0) { // "between March 3 and 9, 2023"
        last->month = first->month;
        readYear(question, *last);
    }
    if (first->month == 0 || (first->day > 0) != (last->day > 0))
        return {};
    return CalendarPair{*first, *last, last->end};
}

DaysOfYear daysOfYear(const CalendarPoint& first, const CalendarPoint& last)
{
    constexpr int leapYear = 2000;
    const CalendarDate end = dateOf(behind(last, leapYear) - days(1));
    return {fmt::format("{:02}-{:02}", first.month, first.day > 0 ? first.day : 1), fmt::format("{:02}-{:02}", end.month, end.day)};
}

std::optional<WordedSpan> daysOf(const CalendarPair& pair)
{
    const bool areWhole = pair.first.day > 0 && pair.first.year > 0 && pair.last.year > 0;
    if (pair.last.year == 0 || areWhole)
        return {};
    const bool isOfYearBefore = pair.first.year == 0
        && std::pair(pair.first.month, pair.first.day) > std::pair(pair.last.month, pair.last.day);
    const int year = pair.first.year > 0 ? pair.first.year : pair.last.year - (isOfYearBefore ? 1 : 0);
    if (!isThere(pair.first, year) || !isThere(pair.last, pair.last.year))
        return {};
    const WordedSpan span{firstOf(pair.first, year), behind(pair.last, pair.last.year)};
    return span.first < span.behind ? std::optional(span) : std::nullopt;
}

std::optional<MonthsOfPart> monthsOfPartAt(const Question& question, int word)
{
    const std::string_view text = wordAt(question, word);
    const bool isShort = text.size() == 2 && (text.front() == 'q' || text.front() == 'h') && text.back() >= '1' && text.back() <= '4';
    const std::string_view unit = isShort ? std::string_view() : wordAt(question, word + 1);
    int number = isShort ? text.back() - '0' : 0;
    if (unit == "quarter" || unit == "half") {
        for (const NumberPhrase& phrase : numberPhrasesOf(question))
            number = phrase.begin == word && phrase.end == word + 1 ? static_cast<int>(phrase.value) : number;
        number = number == 0 ? dayAt(question, word) : number;
    }
    const int length = unit == "half" || (isShort && text.front() == 'h') ? kMonthsOfHalf : kMonthsOfQuarter;
    if (number < 1 || number * length > kMonthsOfYear)
        return {};
    return MonthsOfPart{(number - 1) * length + 1, number * length, word + (isShort ? 1 : 2)};
}

std::optional<PartOfYear> partOfYearAt(const Question& question, int word)
{
    const auto part = monthsOfPartAt(question, word);
    if (!part)
        return {};
    static const Phrase of("[of|in]"), theYear("the year");
    int place = *of.endFrom(question, part->end);
    place = theYear.endFrom(question, place).value_or(place);
    const int year = yearAt(question, place);
    return year > 0 ? std::optional(PartOfYear{spanOfMonths(year, *part), place + 1}) : std::nullopt;
}

WordedSpan spanOfMonths(int year, const MonthsOfPart& part)
{
    const std::chrono::year_month_day first = std::chrono::year(year) / 1 / 1;
    return {Day(first + months(part.first - 1)), Day(first + months(part.last))};
}

} // namespace ratatosk
