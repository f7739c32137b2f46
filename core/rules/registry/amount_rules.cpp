// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/amounts/amounts_asked.h"
#include "core/rules/groups/groups_of_keys.h"

namespace ratatosk {
std::vector<Rule> amountRules()
{
    return {
        {"single-row-groups", RulePhase::Amounts, RuleClause::Select | RuleClause::Group | RuleClause::Order, RuleReason::Law,
         "Drops GROUP BY and aggregates such as SUM where the primary key makes each group a single row.", Rewrite(showFiguresOfRows)},
        {"quantity-times-price", RulePhase::Amounts,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Sums quantity times price, less discounts, instead of a single column, as in 'how much did we earn'.",
         Rewrite(sumUpAmounts)},
    };
}

} // namespace ratatosk
