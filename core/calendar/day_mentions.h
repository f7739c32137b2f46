// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calendar/period_mentions.h"
#include "core/language/calendar_date.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// How something lies to a day, or to the days from one to another, that a question names.
struct DayMention {
    CalendarDate first; ///< year 0: of any year ("25 December", "Christmas Day")
    CalendarDate last;  ///< the same but for "1 to 7 March 2018"
    PeriodSide side = PeriodSide::Inside;

    bool isOfAnyYear() const { return first.year == 0; }
};

/// "on 1 January 2010", "New Year's Day 2010", "since 5 May 2020", "from 1 to 7 March 2018", "the first seven days of March 2018", "from March through
/// May 2024". None
/// where the question names several days, which nobody can tell apart here.
std::vector<DayMention> dayMentions(const Question& question);

/// "Christmas Day", "Halloween": the same day each year.
struct FeastDay {
    int month = 0, day = 0;
    int begin = 0, end = 0; ///< words
};

std::vector<FeastDay> feastDays(const Question& question);

} // namespace ratatosk
