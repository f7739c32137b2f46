// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_registry.h"
#include "core/rules/registry/rule_tables.h"

namespace ratatosk {

std::vector<Rule> outsideRules()
{
    return {
        {kChangedEarlierQuery, RulePhase::FollowUp, RuleClause::Query, RuleReason::Rare,
         "Answers follow-ups such as 'and in 2024?' or 'sort them by price' with a changed earlier query."},
    };
}

} // namespace ratatosk
