// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/dates/day_columns.h"
#include "core/rules/dates/day_parts.h"
#include "core/rules/dates/day_spans.h"
#include "core/rules/dates/yearless_days.h"
#include "core/rules/groups/joined_aggregates.h"
#include "core/rules/negation/groups_of_nothing.h"

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
        {"outer-joined-aggregates", RulePhase::Dates, RuleClause::Select, RuleReason::Law,
         "Aggregates only the rows that meet the condition of a further LEFT JOIN, e.g. lines of one month's orders.",
         Rewrite(aggregateJoinedAlone)},
        {"days-of-every-year", RulePhase::Dates, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having,
         RuleReason::Reading, "Filters days that are named without a year, as in 'on 5 May', in every year.", Rewrite(testYearlessDays),
         nullptr, RuleDialects::SqliteOnly},
        {"named-days", RulePhase::Dates, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having,
         RuleReason::Reading,
         "Filters whole days, as in 'on 4 April 2024' of moments or 'until 10 February', up to and including the last.",
         Rewrite(testSpanOfDays), nullptr, RuleDialects::SqliteOnly},
        {"whole-named-period", RulePhase::Dates, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having,
         RuleReason::Reading, "Filters the whole of a named year or month where one end of it is compared.", Rewrite(testEndsOfPeriod),
         nullptr, RuleDialects::SqliteOnly},
        {"month-number-comparison", RulePhase::Dates, RuleClause::Select | RuleClause::Where | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Compares the month of a date, not the whole date, with a month number such as '05'.",
         Rewrite(testMonthsOfDays), nullptr, RuleDialects::SqliteOnly},
        again("ranked-group-rows", RulePhase::Dates),
        {"null-groups", RulePhase::Dates, RuleClause::Where, RuleReason::Law,
         "Leaves out rows without a value where groups are formed by date parts or by ranges of that column.",
         Rewrite(leaveOutGroupsOfNothing)},
    };
}

} // namespace ratatosk
