// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/negation/blanks_in_order.h"
#include "core/rules/negation/left_out_blanks.h"

namespace ratatosk {

std::vector<Rule> absenceRules()
{
    return {
        {"excluded-blanks", RulePhase::Absence, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Leaves out rows without a value, as in 'skip the blank ones' or 'jobs with recorded hours'.", Rewrite(leaveOutBlanks)},
        {"nulls-sorted-first", RulePhase::Absence, RuleClause::Where, RuleReason::Law,
         "Leaves out NULL, which would sort first, where only the first rows in ascending order are kept.", Rewrite(leaveBlanksOutOfOrder)},
    };
}

} // namespace ratatosk
