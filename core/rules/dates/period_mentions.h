// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/calendar_period.h"
#include "core/english/text/question.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// How something lies to a year or month that a question names.
enum class PeriodSide {
    Inside, ///< "in 2023", "2023 sales"
    Before, ///< "before 2023", "earlier than 2023"
    Until,  ///< "until 2023", "up to the end of 2023", "2023 or earlier"
    Since,  ///< "since 2023", "2023 or later"
    After,  ///< "after 2023", "later than 2023"
    Apart,  ///< "at the end of 2023", "more than 2000": no end of a period
};

struct PeriodMention {
    CalendarPeriod period;
    PeriodSide side = PeriodSide::Inside;
    int year = 0;
    int month = 0; ///< 0: all of the year
    int word = 0;  ///< where what names it begins, its preposition included
};

/// What the words that end before this one say of the side: "before", "later than", "by the end of".
std::optional<PeriodSide> sideOpened(const Question& question, int word);

/// What the words from this one on say: "or later", "or an earlier year", "onwards".
std::optional<PeriodSide> sideBehind(const Question& question, int word);

/// "No order since 5 May 2024" is of what lies before.
bool isDeniedBefore(const Question& question, int word);

/// Years and months of years. Not the first and last of several ("2019 to 2021", "between 2019 and 2021"), nor those of days ("1 January 2010"),
/// nor one that things are to lie on both sides of.
std::vector<PeriodMention> periodMentions(const Question& question);

} // namespace ratatosk
