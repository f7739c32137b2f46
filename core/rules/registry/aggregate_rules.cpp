// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/amounts/true_quotients.h"
#include "core/rules/groups/rounding.h"
#include "core/rules/groups/rowwise_ranks.h"
#include "core/rules/groups/running_totals.h"
#include "core/rules/rewriting/all_of_them.h"
#include "core/rules/rewriting/left_join_filter.h"

namespace ratatosk {

std::vector<Rule> aggregateRules()
{
    return {
        {"integer-division", RulePhase::Aggregates,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Law, "Keeps the fraction when one integer column is divided by another ('1.0 * feet / floors').",
         Rewrite(divideAsFractions)},
        {"rounding-digits", RulePhase::Aggregates,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Reading, "Rounds to as many digits as the question asks for ('two decimals', 'whole numbers').",
         Rewrite(roundAsRequested)},
        {"ranked-group-rows", RulePhase::Aggregates, RuleClause::Select | RuleClause::Group, RuleReason::Law,
         "Removes a GROUP BY that equals the PARTITION BY of a ranking, so that each group can have several rows.",
         Rewrite(dropRowwiseGrouping)},
        {"left-join-condition", RulePhase::Aggregates, RuleClause::From | RuleClause::Where, RuleReason::Law,
         "Moves a condition on the kept rows of a LEFT JOIN from ON to WHERE.", Rewrite(moveLeftJoinFilter)},
        {"matching-distinct-counts", RulePhase::Aggregates, RuleClause::Having, RuleReason::Law,
         "Counts distinct values of one column on both sides of a test for all of them ('in all of the yards').",
         Rewrite(countTheSameOfAll)},
        {"running-group-totals", RulePhase::Aggregates, RuleClause::Select, RuleReason::Law,
         "Adds up whole groups in a running total: 'sum(count(*)) OVER' instead of 'count(*) OVER'.", Rewrite(sumWholeGroups)},
    };
}

} // namespace ratatosk
