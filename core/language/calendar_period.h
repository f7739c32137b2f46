// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace ratatosk {

/// The first year of "1990s", "90s", "nineties", in lower case.
std::optional<int> decadeOf(const std::string& word);

/// Days as ISO 8601 writes them: from `first` on, before `behind`.
struct CalendarPeriod {
    std::string first;
    std::string behind;
};

CalendarPeriod wholeYear(int year);
/// `month`: 1 to 12.
CalendarPeriod wholeMonth(int year, int month);

} // namespace ratatosk
