// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/absence/groups_of_nothing.h"
#include "core/calendar/day_columns.h"
#include "core/calendar/day_parts.h"
#include "core/calendar/days_asked.h"
#include "core/calendar/days_of_their_own.h"
#include "core/calendar/event_days.h"
#include "core/calendar/grouped_days.h"
#include "core/calendar/joined_days.h"
#include "core/calendar/month_spans.h"
#include "core/calendar/named_moments.h"
#include "core/calendar/relative_periods.h"
#include "core/calendar/year_differences.h"
#include "core/calendar/year_groups.h"
#include "core/calendar/year_tests.h"
#include "core/figures/groups_of_each.h"
#include "core/figures/joined_figures.h"

namespace ratatosk {

std::vector<Rule> dateRules()
{
    return {
        {"nested-date-parts", RulePhase::Dates,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Law, "Takes a date part from the date itself instead of from another date part.", Rewrite(readDaysOnce)},
        {"number-used-as-date", RulePhase::Dates,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Replaces a number column that is compared with a date or read as one by the table's date column.",
         Rewrite(putDaysInPlace), nullptr, RuleDialects::SqliteOnly},
        {"named-date-column", RulePhase::Dates,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Uses the date column that the question names where there are several, as in 'due before 2024'.",
         Rewrite(takeMomentsNamed)},
        {"year-comparison", RulePhase::Dates, RuleClause::Select | RuleClause::Where | RuleClause::Order, RuleReason::Rare,
         "Shows the difference or growth between two years, as in 'how many more in 2023 than in 2022'.", Rewrite(compareYears), nullptr,
         RuleDialects::SqliteOnly},
        {"named-calendar-day", RulePhase::Dates, RuleClause::Where, RuleReason::Reading,
         "Filters on the day that the question names, as in 'born on 25 December' or 'before 9 March 2024'.", Rewrite(testDaysAsAsked),
         nullptr, RuleDialects::SqliteOnly},
        {"unrelated-year-filter", RulePhase::Dates, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Removes a filter on the year of something else, such as a boat's build year in 'charters in 2023'.", Rewrite(dropYearsOfOthers)},
        {"implied-event-date", RulePhase::Dates,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Uses the date of the event itself where the question mentions no payment, due, birth or hire date.",
         Rewrite(takeDaysOfTheirOwn), nullptr, RuleDialects::SqliteOnly},
        {"left-join-dates", RulePhase::Dates, RuleClause::From, RuleReason::Law,
         "Applies a date filter in the condition of a LEFT JOIN to the joined table's own date column.", Rewrite(testDaysOfJoined)},
        {"outer-joined-aggregates", RulePhase::Dates, RuleClause::Select, RuleReason::Law,
         "Aggregates only the rows that meet the condition of a further LEFT JOIN, e.g. lines of one month's orders.",
         Rewrite(reckonJoinedAlone)},
        {"named-year-filter", RulePhase::Dates,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Reading, "Filters on the year or month in the question: 'in 2024' for that year, 'since 2024' for later ones too.",
         Rewrite(testYearsAsAsked), nullptr, RuleDialects::SqliteOnly},
        {"relative-periods", RulePhase::Dates, RuleClause::Where, RuleReason::Grammar,
         "Filters on periods relative to today, as in 'last year', 'this month' or 'in the last 30 days'.", Rewrite(testPeriodsFromToday),
         nullptr, RuleDialects::SqliteOnly},
        {"month-ranges", RulePhase::Dates, RuleClause::Select | RuleClause::Where | RuleClause::Having | RuleClause::Order,
         RuleReason::Reading, "Filters from the first to the last day of a range of months, as in 'from March to May 2023'.",
         Rewrite(testSpansOfMonths)},
        {"month-number-comparison", RulePhase::Dates, RuleClause::Select | RuleClause::Where | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Compares the month of a date, not the whole date, with a month number such as '05'.",
         Rewrite(testMonthsOfDays), nullptr, RuleDialects::SqliteOnly},
        {"weekend-days", RulePhase::Dates, RuleClause::Select | RuleClause::Where | RuleClause::Having | RuleClause::Order,
         RuleReason::Reading, "Extends a day-of-week test to Saturday and Sunday where the question has 'weekend' or names both.",
         Rewrite(testWeekendsSaid)},
        {"group-by-filtered-date", RulePhase::Dates, RuleClause::Select | RuleClause::Group | RuleClause::Order, RuleReason::Rare,
         "Groups by the date column that WHERE filters, as in 'stays that began in each month of 2024'.", Rewrite(groupByDayTested)},
        {"single-period-counts", RulePhase::Dates, RuleClause::Group, RuleReason::Grammar,
         "Counts rows per day, month or year, as in 'the most appointments on a single day'.", Rewrite(countWithinPeriodSaid)},
        {"yearly-ranking", RulePhase::Dates, RuleClause::Select, RuleReason::Rare,
         "Ranks rows within each year and shows the year, as in 'the three dearest gigs of every year'.", Rewrite(partitionByYearAsked)},
        {"group-by-year", RulePhase::Dates, RuleClause::Select | RuleClause::Group | RuleClause::Order, RuleReason::Cells,
         "Groups by year where the question has 'each year' or 'per year' and the column holds dates.", Rewrite(groupByYears)},
        {"average-per-period", RulePhase::Dates, RuleClause::Group, RuleReason::Grammar,
         "Counts rows per period before it averages them, as in 'on average, how many adoptions in a month'.",
         Rewrite(averageByPeriodSaid)},
        again("ranked-group-rows", RulePhase::Dates),
        {"null-groups", RulePhase::Dates, RuleClause::Where, RuleReason::Law,
         "Leaves out rows without a value where groups are formed by date parts or by ranges of that column.",
         Rewrite(leaveOutGroupsOfNothing)},
    };
}

} // namespace ratatosk
