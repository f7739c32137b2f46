// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {

enum class CalendarUnit { Day, Week, Month, Quarter, Year };

/// Days [first, behind), and how they are put into words.
struct WordedSpan {
    enum class Wording { ByDay, ByMonth, ByYear, ByDays };

    std::chrono::sys_days first, behind;
    Wording how = Wording::ByDays;
};

/// The day some units later, or earlier; in a month without such a day, its last.
std::chrono::sys_days unitsFrom(std::chrono::sys_days day, CalendarUnit unit, int count);

/// The calendar's unit that lies `count` behind the one of today.
WordedSpan calendarSpan(std::chrono::sys_days today, CalendarUnit unit, int count);
/// So many units that end with today, or begin with it.
WordedSpan spanUntilToday(std::chrono::sys_days today, CalendarUnit unit, int count);
WordedSpan spanFromToday(std::chrono::sys_days today, CalendarUnit unit, int count);

/// "5 April 2024"
std::string writtenDay(std::chrono::sys_days day);
/// "October 2026"; nothing for what takes a preposition of its own.
std::optional<std::string> nameOf(const WordedSpan& worded);
/// "in October 2026"
std::string phraseOf(const WordedSpan& worded);
/// What stands behind "since" or "until".
std::string edgeOf(const WordedSpan& worded, std::string_view preposition);

} // namespace ratatosk
