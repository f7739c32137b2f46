// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/absence/denied_values.h"
#include "core/absence/spare_denials.h"
#include "core/ends/days_denied.h"
#include "core/ends/open_ends.h"
#include "core/ends/overdue.h"
#include "core/figures/counted_things.h"
#include "core/flags/directions.h"
#include "core/flags/flag_measures.h"
#include "core/flags/flag_shares.h"
#include "core/flags/flag_tests.h"
#include "core/flags/flags_in_order.h"
#include "core/flags/named_flags.h"
#include "core/flags/opposed_figures.h"
#include "core/flags/shown_flags.h"
#include "core/flags/sides_compared.h"

namespace ratatosk {

std::vector<Rule> stateRules()
{
    return {
        {"yes-no-sort-key", RulePhase::States, RuleClause::Where | RuleClause::Order | RuleClause::Limit, RuleReason::Cells,
         "Filters on a yes/no column instead of sorting by it, as in 'the dearest berth with electricity'.",
         Rewrite(testFlagsInsteadOfOrder)},
        {"yes-no-tests", RulePhase::States,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Corrects the test of a yes/no column or of a date that stands for yes, as in 'items that are not retired'.",
         Rewrite(testFlagsAsAsked)},
        {"yes-no-shares", RulePhase::States, RuleClause::Select | RuleClause::Group, RuleReason::Rare,
         "Computes the share of rows with a yes/no property, as in 'what share of the plots has a shed'.", Rewrite(shareOfFlags), nullptr,
         RuleDialects::SqliteOnly},
        {"yes-no-sums", RulePhase::States, RuleClause::Select | RuleClause::Where, RuleReason::Cells,
         "Sums the figure that the question names instead of a yes/no column, as in 'how many billable hours'.",
         Rewrite(addUpMeasuresOfFlags), nullptr, RuleDialects::SqliteOnly},
        {"in-out-direction", RulePhase::States, RuleClause::From | RuleClause::Where, RuleReason::Cells,
         "Filters on a column of 'in' and 'out', as in 'lent out' or 'incoming payments'.", Rewrite(testDirectionsSaid)},
        {"count-beside-share", RulePhase::States, RuleClause::Select, RuleReason::Rare,
         "Counts the same rows as the share beside it, as in 'how many failed, and what percentage is that'.", Rewrite(countWhatShareIsOf)},
        {"split-column", RulePhase::States, RuleClause::Select | RuleClause::Where, RuleReason::Rare,
         "Splits two figures by one column and filters both by the other, as in 'male and female blackcaps'.", Rewrite(partByOneColumn)},
        {"compared-sides-filter", RulePhase::States, RuleClause::Where, RuleReason::Law,
         "Removes a WHERE test for only one of two values that are compared, as in 'Basel against Bern'.", Rewrite(letBothSidesIn)},
        {"complementary-figures", RulePhase::States, RuleClause::Select, RuleReason::Rare,
         "Gives two figures side by side opposite filters, as in 'at weekends and on weekdays'.", Rewrite(opposeFigures)},
        {"yes-no-output-column", RulePhase::States, RuleClause::Select | RuleClause::Where, RuleReason::Cells,
         "Lists the names of the matching rows instead of a yes/no column, as in 'list our podcasts'.", Rewrite(showThoseThatSayYes)},
        {"named-yes-no-column", RulePhase::States, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Filters on a yes/no column that the question names and the query ignores, as in 'plots with a shed'.", Rewrite(testFlagsNamed),
         nullptr, RuleDialects::SqliteOnly},
        {"open-end-dates", RulePhase::States,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order
             | RuleClause::Limit,
         RuleReason::Rare, "Tests whether an end date is empty, as in 'current treasurer', 'unpaid invoices' or 'former members'.",
         Rewrite(askForOpenEnds)},
        {"missing-date-column", RulePhase::States, RuleClause::Where, RuleReason::Rare,
         "Tests for NULL in the date column whose verb the question negates, as in 'have not premiered yet'.", Rewrite(testDaysDenied)},
        {"redundant-not-in", RulePhase::States, RuleClause::Where, RuleReason::Rare,
         "Removes a NOT IN (SELECT ...) that contradicts a join or that the question does not ask for.", Rewrite(dropSpareDenials)},
        {"unneeded-inequality", RulePhase::States, RuleClause::Where, RuleReason::Rare,
         "Replaces <> by = for a value that is not negated, as in 'critical tickets that are not closed'.", Rewrite(affirmValuesNotDenied)},
        {"negated-values", RulePhase::States, RuleClause::Where, RuleReason::Rare,
         "Replaces = by <> for a value that the question negates, as in 'gardens outside the UK'.", Rewrite(denyValuesDenied)},
        {"overdue-dates", RulePhase::States, RuleClause::Where, RuleReason::Grammar,
         "Compares the due date of open rows with today where the question has 'overdue' or 'past due'.", Rewrite(testForOverdue), nullptr,
         RuleDialects::SqliteOnly},
    };
}

} // namespace ratatosk
