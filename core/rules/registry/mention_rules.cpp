// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/cells/mentioned_cells.h"
#include "core/rules/engine/rule_conditions.h"

namespace ratatosk {

std::vector<Rule> mentionRules()
{
    return {
        {"mentioned-cell-filter", RulePhase::Mentions, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Adds a missing filter for a stored value that the question mentions, such as 'First Eleven'.", Rewrite(testMentionedCells),
         standsAlone},
    };
}

} // namespace ratatosk
