// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ratatosk {

/// The first year of "1990s", "90s", "nineties", in lower case.
std::optional<int> decadeOf(const std::string& word);

/// Whether the year before this word is the first or last of several: "2019 to 2021". Requires: lower case.
bool linksYears(std::string_view word);
/// The months of a season, "01" to "12"; empty for other words. Requires: lower case.
std::span<const std::string_view> monthsOfSeason(std::string_view word);

/// Days as ISO 8601 writes them: from `first` on, before `behind`.
struct CalendarPeriod {
    std::string first;
    std::string behind;

    bool operator==(const CalendarPeriod&) const = default;
};

CalendarPeriod wholeYear(int year);
struct YearMonth {
    int year = 0;
    int month = 0; ///< 1 to 12
};

/// Of "03/2024", "3/2024", "2024-03".
std::optional<YearMonth> yearMonthOf(std::string_view word);

/// `month`: 1 to 12.
CalendarPeriod wholeMonth(int year, int month);

} // namespace ratatosk
