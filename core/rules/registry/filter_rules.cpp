// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/engine/rule_conditions.h"
#include "core/rules/filters/dateless_columns.h"
#include "core/rules/filters/earlier_conditions.h"
#include "core/rules/filters/unrelated_joins.h"
#include "core/rules/rewriting/impossible_tests.h"
#include "core/rules/rewriting/meaningless_calculations.h"

namespace ratatosk {

std::vector<Rule> filterRules()
{
    return {
        {"contradictory-conditions", RulePhase::Filter, RuleClause::None, RuleReason::Law,
         "Drops queries with conditions that exclude each other, such as IS NULL and IS NOT NULL.", CandidateFilter(contradictsItself)},
        {"date-type-mismatch", RulePhase::Filter, RuleClause::None, RuleReason::Cells,
         "Drops queries that use date functions on columns without dates, or dates as yes/no flags.", CandidateFilter(takesOtherForDates),
         hasCells},
        {"meaningless-calculations", RulePhase::Filter, RuleClause::None, RuleReason::Cells,
         "Drops queries with meaningless calculations, such as an average of keys, words or dates.", CandidateFilter(computesNonsense),
         hasCells},
        {"lost-follow-up-conditions", RulePhase::Filter, RuleClause::None, RuleReason::Rare,
         "Drops queries for a follow-up that ignore a condition of the earlier query, as in 'how many of them'.",
         CandidateFilter(lacksEarlierCondition), knowsLinks},
        {"joins-without-keys", RulePhase::Filter, RuleClause::None, RuleReason::Law,
         "Drops queries that join unrelated tables on columns that no foreign key links.", CandidateFilter(joinsWithoutKey), readsPart},
    };
}

} // namespace ratatosk
