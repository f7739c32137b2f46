// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk {

/// How a column writes its dates; several may fit.
enum DateStyle : unsigned {
    YearFirstDates = 1, ///< 2023-12-31, 2023/12/31
    DayDotDates = 2,    ///< 31.12.2023
    DaySlashDates = 4,  ///< 31/12/2023, 31-12-2023
    MonthSlashDates = 8 ///< 12/31/2023, 12-31-2023
};
inline constexpr unsigned kAnyDates = YearFirstDates | DayDotDates | DaySlashDates | MonthSlashDates;

struct DateFit {
    unsigned styles = 0;  ///< those in which the text is a day of the calendar
    bool hasTime = false; ///< and a time of that day
};

DateFit dateFit(std::string_view text);

/// Appends "2023-12-31", or "2023-12-31 15:45:00" with what is said of the zone behind it. Requires: the style fits.
void appendIsoDate(std::string& text, std::string_view date, DateStyle style);

/// Whether a date is written already as appendIsoDate() would write it; false is not sure. Requires: the style fits.
bool isIsoDate(std::string_view date, DateStyle style);

/// How a text says a time without a day.
enum class ClockFit {
    None,
    WholeDay, ///< 13:47
    HalfDay   ///< 1:47 pm, 1:47p, 1:47 p.m.
};

ClockFit clockFit(std::string_view text);

/// Appends "13:47". Requires: it fits.
void appendClock(std::string& text, std::string_view clock);

} // namespace ratatosk
