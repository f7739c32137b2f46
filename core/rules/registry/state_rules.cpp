// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/open_ends/open_ends.h"
#include "core/rules/states/flag_tests.h"

namespace ratatosk {

std::vector<Rule> stateRules()
{
    return {
        {"yes-no-tests", RulePhase::States,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Corrects the test of a yes/no column or of a date that stands for yes, as in 'items that are not retired'.",
         Rewrite(testFlagsAsAsked)},
        {"open-end-dates", RulePhase::States,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order
             | RuleClause::Limit,
         RuleReason::Rare, "Tests whether an end date is empty, as in 'current treasurer', 'unpaid invoices' or 'former members'.",
         Rewrite(askForOpenEnds)},
    };
}

} // namespace ratatosk
