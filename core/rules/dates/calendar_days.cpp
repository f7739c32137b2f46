// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/calendar_days.h"

namespace ratatosk {

namespace {

std::chrono::year_month_day chronoOf(const CalendarDate& date)
{
    return std::chrono::year(date.year) / date.month / date.day;
}

} // namespace

bool isOfCalendar(const CalendarDate& date)
{
    return chronoOf(date).ok();
}

std::chrono::sys_days dayOf(const CalendarDate& date)
{
    return chronoOf(date);
}

CalendarDate dateOf(std::chrono::sys_days day)
{
    const std::chrono::year_month_day date(day);
    return {int(date.year()), static_cast<int>(unsigned(date.month())), static_cast<int>(unsigned(date.day()))};
}

std::string isoOf(const CalendarDate& date)
{
    return writeDate(date, "Y-m-d");
}

std::string isoOf(std::chrono::sys_days day)
{
    return isoOf(dateOf(day));
}

} // namespace ratatosk
