// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/dates/iso_dates.h"
#include "core/rules/groups/things_once.h"
#include "core/rules/negation/absent_keys.h"
#include "core/rules/negation/null_members.h"
#include "core/rules/rewriting/text_matches.h"

namespace ratatosk {

std::vector<Rule> textRules()
{
    return {
        {"iso-date-conversion", RulePhase::Text,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Converts dates in other formats, such as '12/24/2010', to ISO dates to compare or sort them.",
         Rewrite(convertToIsoDates), nullptr, RuleDialects::SqliteOnly},
        again("numbers-stored-as-text", RulePhase::Text),
        {"rows-without-values", RulePhase::Text, RuleClause::Where, RuleReason::Law,
         "Excludes NULL from counted groups, DISTINCT lists and the first rows of an ascending order.", Rewrite(leaveOutAbsentKeys)},
        again("missing-value-markers", RulePhase::Text),
        {"text-in-any-case", RulePhase::Text,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having | RuleClause::Order, RuleReason::Cells,
         "Uses LIKE where several stored spellings differ by capitals alone, such as 'Berlin' and 'berlin'.", Rewrite(matchTextsInAnyCase)},
        {"stored-text-match", RulePhase::Text,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having | RuleClause::Order, RuleReason::Cells,
         "Adjusts a text to the stored spelling, or uses LIKE, as in 'Finland' for 'Espoo, Finland'.", Rewrite(matchTexts)},
        {"null-in-not-in", RulePhase::Text, RuleClause::Where, RuleReason::Law,
         "Excludes NULL from NOT IN (SELECT ...), which would otherwise match no row.", Rewrite(leaveOutNullMembers)},
        {"distinct-list", RulePhase::Text, RuleClause::Distinct, RuleReason::Law,
         "Adds DISTINCT where a join or repeated values would list the same entry more than once.", Rewrite(listThingsOnce)},
    };
}

} // namespace ratatosk
