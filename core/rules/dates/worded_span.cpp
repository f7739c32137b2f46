// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/worded_span.h"

#include "core/rules/dates/calendar_days.h"

#include <array>

namespace ratatosk {
namespace {

using Day = std::chrono::sys_days;
using std::chrono::days;
using std::chrono::months;
using std::chrono::year_month_day;

constexpr int kMonthsOfQuarter = 3, kMonthsOfYear = 12, kDaysOfWeek = 7;

using Wording = WordedSpan::Wording;

/// The same day of another month, or that month's last.
Day monthsFrom(Day day, int count)
{
    const year_month_day moved = year_month_day(day) + months(count);
    return moved.ok() ? Day(moved) : Day(moved.year() / moved.month() / std::chrono::last);
}

/// The first day of the unit that the day lies in.
Day beginOf(Day day, CalendarUnit unit)
{
    const year_month_day date(day);
    const unsigned month = unsigned(date.month());
    switch (unit) {
    case CalendarUnit::Day: return day;
    case CalendarUnit::Week: return day - (std::chrono::weekday(day) - std::chrono::Monday);
    case CalendarUnit::Month: return date.year() / date.month() / 1;
    case CalendarUnit::Quarter: return date.year() / std::chrono::month(month - (month - 1) % kMonthsOfQuarter) / 1;
    case CalendarUnit::Year: return date.year() / std::chrono::January / 1;
    }
    return day;
}

std::string writtenMonth(Day day)
{
    return writeDate(dateOf(day), "B Y");
}

} // namespace

Day unitsFrom(Day day, CalendarUnit unit, int count)
{
    switch (unit) {
    case CalendarUnit::Day: return day + days(count);
    case CalendarUnit::Week: return day + days(kDaysOfWeek * count);
    case CalendarUnit::Month: return monthsFrom(day, count);
    case CalendarUnit::Quarter: return monthsFrom(day, kMonthsOfQuarter * count);
    case CalendarUnit::Year: return monthsFrom(day, kMonthsOfYear * count);
    }
    return day;
}

WordedSpan calendarSpan(Day today, CalendarUnit unit, int count)
{
    const Day first = unitsFrom(beginOf(today, unit), unit, count);
    constexpr std::array<Wording, 5> how{Wording::ByDay, Wording::ByDays, Wording::ByMonth, Wording::ByDays, Wording::ByYear};
    return {first, unitsFrom(first, unit, 1), how[static_cast<std::size_t>(unit)]};
}

WordedSpan spanUntilToday(Day today, CalendarUnit unit, int count)
{
    return {unitsFrom(today, unit, -count) + days(1), today + days(1)};
}

WordedSpan spanFromToday(Day today, CalendarUnit unit, int count)
{
    return {today, unitsFrom(today, unit, count)};
}

std::string writtenDay(Day day)
{
    return writeDate(dateOf(day), "j B Y");
}

std::optional<std::string> nameOf(const WordedSpan& worded)
{
    switch (worded.how) {
    case Wording::ByDay: return writtenDay(worded.first);
    case Wording::ByMonth: return writtenMonth(worded.first);
    case Wording::ByYear: return writeDate(dateOf(worded.first), "Y");
    case Wording::ByDays: return {};
    }
    return {};
}

std::string phraseOf(const WordedSpan& worded)
{
    switch (worded.how) {
    case Wording::ByDay: return "on " + *nameOf(worded);
    case Wording::ByMonth:
    case Wording::ByYear: return "in " + *nameOf(worded);
    case Wording::ByDays: break;
    }
    return "between " + writtenDay(worded.first) + " and " + writtenDay(worded.behind - days(1));
}

std::string edgeOf(const WordedSpan& worded, std::string_view preposition)
{
    if (worded.how == Wording::ByMonth || worded.how == Wording::ByYear || worded.how == Wording::ByDay)
        return *nameOf(worded);
    const bool isAtFirst = preposition == "since" || preposition == "before";
    return writtenDay(isAtFirst ? worded.first : worded.behind - days(1));
}

} // namespace ratatosk
