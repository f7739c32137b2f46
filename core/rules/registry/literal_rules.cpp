// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/groups/requested_buckets.h"
#include "core/rules/negation/absent_values.h"
#include "core/rules/rewriting/text_numbers.h"

namespace ratatosk {

std::vector<Rule> literalRules()
{
    return {
        {"numbers-stored-as-text", RulePhase::Literals,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Converts text that holds numbers, such as '$1,250.00', to numbers to compare, sort or sum it.",
         Rewrite(takeTextsAsNumbers), nullptr, RuleDialects::SqliteOnly},
        {"missing-value-markers", RulePhase::Literals,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having | RuleClause::Order, RuleReason::Cells,
         "Tests for the value that marks missing data, such as 0, '' or 'none', where a column has no NULL.", Rewrite(testAbsentValues)},
        {"listed-ranges", RulePhase::Literals,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Reading, "Groups values into just the ranges in the question, such as 'under 20, 20 to 64, 65 and over'.",
         Rewrite(takeBucketsListed)},
    };
}

} // namespace ratatosk
