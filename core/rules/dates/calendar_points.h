// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/dates/worded_span.h"

#include <optional>
#include <string>

namespace ratatosk {

/// A day or month as a question names it; 0: it does not say.
struct CalendarPoint {
    int day = 0;
    int month = 0;
    int year = 0;
    int begin = 0; ///< words, [begin, end)
    int end = 0;
};

/// "5 March 2024", "the 5th of March", "March 5", "March 2024", "9", beginning at that word.
std::optional<CalendarPoint> calendarPointAt(const Question& question, int word);

/// "between 3 and 9 March 2023", "from March to May", "between 20 December and 10 January 2026": at the first of these words. What the one
/// leaves out the other says.
struct CalendarPair {
    CalendarPoint first, last;
    int end = 0; ///< behind its last word
};
std::optional<CalendarPair> calendarPairAt(const Question& question, int word);

/// Days of a year, its months whole: "03-03" to "03-09". Requires: both with their months.
struct DaysOfYear {
    std::string first, last;

    bool operator==(const DaysOfYear&) const = default;
};
DaysOfYear daysOfYear(const CalendarPoint& first, const CalendarPoint& last);

/// The days of a pair with a year. Nothing where it has none, or where both of its ends are whole days already, which need no other words.
std::optional<WordedSpan> daysOf(const CalendarPair& pair);

/// "Q2 2026", "the first quarter of 2026", "second half of 2026": at its first word, without "the".
struct PartOfYear {
    WordedSpan span;
    int end = 0;
};
std::optional<PartOfYear> partOfYearAt(const Question& question, int word);

/// The same with or without its year: "Q2", "first quarter".
struct MonthsOfPart {
    int first = 0;
    int last = 0;
    int end = 0; ///< behind its last word; a year is none of them
};
std::optional<MonthsOfPart> monthsOfPartAt(const Question& question, int word);
WordedSpan spanOfMonths(int year, const MonthsOfPart& part);

} // namespace ratatosk
