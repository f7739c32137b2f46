// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/groups/groups_of_keys.h"
#include "core/rules/groups/sound_groups.h"
#include "core/rules/groups/spare_counts.h"
#include "core/rules/rewriting/requested_orders.h"

namespace ratatosk {

std::vector<Rule> groupRules()
{
    return {
        {"duplicate-coalesce", RulePhase::Groups, RuleClause::Select, RuleReason::Law,
         "Shows an aggregate once where it appears both with and without COALESCE.", Rewrite(showAggregatesOnce)},
        {"duplicate-row-count", RulePhase::Groups, RuleClause::Select, RuleReason::Law,
         "Removes a count of a table's keys beside COUNT(*), which gives the same number.", Rewrite(countRowsOnce)},
        {"group-by-shown-columns", RulePhase::Groups, RuleClause::Group, RuleReason::Law,
         "Groups by the shown columns, or their keys, where the present groups determine none of them.", Rewrite(groupByWhatIsShown)},
        {"missing-group-columns", RulePhase::Groups, RuleClause::Group | RuleClause::From, RuleReason::Law,
         "Adds shown columns to GROUP BY where the groups do not determine them, and removes repeated ones.", Rewrite(groupByTheRestShown)},
        {"group-by-row-name", RulePhase::Groups, RuleClause::Select | RuleClause::Group, RuleReason::Law,
         "Groups rows by name, not by primary key, where the query tests or orders by their number.", Rewrite(groupByNameOfKey)},
        {"distinct-group-key", RulePhase::Groups, RuleClause::Select | RuleClause::From | RuleClause::Order, RuleReason::Law,
         "Removes DISTINCT from a count of the key that rows are grouped by, which would always give 1.", Rewrite(countAllOfKeys)},
        {"order-by-shown-calculation", RulePhase::Groups, RuleClause::From | RuleClause::Order, RuleReason::Law,
         "Orders by the calculation that the query shows where it orders by a different one.", Rewrite(orderByShownCalculation)},
    };
}

} // namespace ratatosk
