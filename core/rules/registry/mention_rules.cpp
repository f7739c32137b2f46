// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/cells/mentioned_cells.h"
#include "core/rules/cells/staff_table.h"
#include "core/rules/engine/rule_conditions.h"

namespace ratatosk {
std::vector<Rule> mentionRules()
{
    return {
        {"mentioned-cell-filter", RulePhase::Mentions, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Adds a missing filter for a stored value that the question mentions, such as 'First Eleven'.", Rewrite(testMentionedCells),
         standsAlone},
        {"staff-table", RulePhase::Mentions,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Uses the staff table instead of another table of people, as in 'which staff members have left'.",
         Rewrite(showStaffAsked), standsAlone},
    };
}

} // namespace ratatosk
