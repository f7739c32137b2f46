// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ratatosk {

/// A day of the calendar.
struct CalendarDate {
    int year = 0;
    int month = 0; ///< 1 to 12
    int day = 0;   ///< 1 to 31

    bool operator==(const CalendarDate&) const = default;
};

// A pattern spells how a date is written: Y year of four digits, y of two, m and d month and day of two digits, n and j the same without
// leading zero, B the month's name, b its first three letters; every other character stands for itself.

/// Years of two digits from this on are of the last century (POSIX, strptime, has 69).
constexpr int kFirstYearOfLastCentury = 69;

/// The date that `text` writes in `pattern`, a time of day behind it ignored; nothing when it does not fit or is no date.
std::optional<CalendarDate> readDate(std::string_view text, std::string_view pattern);

/// How cells write dates: of two patterns that fit the earlier counts; of 3/4/2010 nobody can tell which is the month. The first is SQLite's
/// own.
std::span<const std::string_view> cellDatePatterns();

/// Of the clock, in the time zone of the machine.
CalendarDate dayOfToday();

std::string writeDate(const CalendarDate& date, std::string_view pattern);

/// 1 to 12 for an English month's name or its first three letters in any case; 0 for other words.
int monthOfName(std::string_view word);

/// 0 (Sunday) to 6, as strftime counts, of a weekday's English name or its plural; nothing for other words. Requires: lower case.
std::optional<int> weekdayOfName(std::string_view word);

/// What stands inside of a date and is no part of it (of, the, a comma). Requires: lower case.
bool isDateFiller(std::string_view word);

} // namespace ratatosk
