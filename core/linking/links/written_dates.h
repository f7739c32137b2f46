// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/calendar_date.h"
#include "core/english/text/question.h"

#include <vector>

namespace ratatosk {

/// A day with its year, in any of the ways in which people write it.
struct WrittenDate {
    CalendarDate date;
    int begin = 0; ///< words, [begin, end)
    int end = 0;
};

/// "1 January 2010", "the 5th of January, 2010", "1/5/2010".
std::vector<WrittenDate> writtenDates(const Question& question);

/// "5th" -> "5"
std::string withoutOrdinal(const std::string& word);

} // namespace ratatosk
