// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/groups/groups_of_keys.h"

namespace ratatosk {
std::vector<Rule> amountRules()
{
    return {
        {"single-row-groups", RulePhase::Amounts, RuleClause::Select | RuleClause::Group | RuleClause::Order, RuleReason::Law,
         "Drops GROUP BY and aggregates such as SUM where the primary key makes each group a single row.", Rewrite(showValuesOfRows)},
    };
}

} // namespace ratatosk
