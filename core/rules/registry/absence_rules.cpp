// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/negation/blanks_in_order.h"
#include "core/rules/negation/left_out_blanks.h"
#include "core/rules/rewriting/values_listed.h"

namespace ratatosk {

std::vector<Rule> absenceRules()
{
    return {
        {"listed-values", RulePhase::Absence,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Tests for every value that the question lists, as in 'unpaid or part-paid bills'.",
         Rewrite(testAllValuesListed)},
        {"excluded-blanks", RulePhase::Absence, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Leaves out rows without a value, as in 'skip the blank ones' or 'jobs with recorded hours'.", Rewrite(leaveOutBlanks)},
        {"nulls-sorted-first", RulePhase::Absence, RuleClause::Where, RuleReason::Law,
         "Leaves out NULL, which would sort first, where only the first rows in ascending order are kept.", Rewrite(leaveBlanksOutOfOrder)},
    };
}

} // namespace ratatosk
