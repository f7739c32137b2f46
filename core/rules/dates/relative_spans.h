// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/calendar_date.h"
#include "core/english/language/calendar_period.h"
#include "core/english/text/question.h"

#include <string>
#include <vector>

namespace ratatosk {

/// A span of time that is told by how far it is from today.
struct RelativeSpan {
    CalendarPeriod period;
    int begin = 0; ///< words, [begin, end)
    int core = 0;  ///< where it begins without its preposition and "the"
    int end = 0;
    std::string wording;      ///< what says the same by the calendar: "in October 2026"
    bool isBehindAll = false; ///< it stands at the end of the question: "last week's orders"
    bool isOfQuarter = false; ///< of a quarter without a year behind it, or the year that stands elsewhere and goes with it

    bool operator==(const RelativeSpan&) const = default;
};

/// "last month", "this quarter", "next week", "yesterday", "two years ago" are spans of the calendar, weeks from Monday on. "Past year", "in the
/// last year" and "last 7 days" are as long as they say and end with today, "next 7 days" begin with it; of a day that a month lacks the
/// month's last counts. "More than 30
/// days ago" is all before that day, with an end left open. "Q2 2026", "between 3 and 9 March 2023" and "since 5 May" get their months and years. "In Q2" is of every year,
/// "from April to June", or of the only year that the question names elsewhere. "The last month of 2023", "each of the last 3 months", "growth from last month to this month" are none.
std::vector<RelativeSpan> relativeSpans(const Question& question, const CalendarDate& today);

} // namespace ratatosk
