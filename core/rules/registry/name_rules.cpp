// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/mending/keys_spoken_of.h"
#include "core/naming/both_keys.h"
#include "core/naming/columns_listed.h"
#include "core/naming/name_pairs.h"
#include "core/naming/named_keys.h"
#include "core/naming/names_of_both_keys.h"
#include "core/naming/worded_codes.h"
#include "core/referrals/counts_below.h"
#include "core/referrals/figures_above.h"
#include "core/referrals/none_below.h"
#include "core/referrals/referrals_counted.h"
#include "core/referrals/row_pairs.h"
#include "core/referrals/rows_above.h"
#include "core/referrals/self_reference.h"

namespace ratatosk {

std::vector<Rule> nameRules()
{
    return {
        {"self-reference-count", RulePhase::Names, RuleClause::Select | RuleClause::From | RuleClause::Group | RuleClause::Order,
         RuleReason::Law, "Orders by the number of rows that refer to each row, not by a key such as 'introduced_by'.",
         Rewrite(countReferrals)},
        {"subordinate-counts", RulePhase::Names, RuleClause::Query, RuleReason::Rare,
         "Counts the rows that refer to each row of the same table ('how many people report to each supervisor').",
         Rewrite(countThoseBelowEach)},
        {"absent-subordinates", RulePhase::Names, RuleClause::Query, RuleReason::Rare,
         "Finds rows to which no row of the same table refers ('who has nobody reporting to them').", Rewrite(lookForNoneBelow)},
        {"superior-comparison", RulePhase::Names, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Compares a value with the same value of the superior row, not with its key ('earns more than his boss').",
         Rewrite(compareWithRowAbove)},
        {"self-reference-direction", RulePhase::Names, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Distinct,
         RuleReason::Rare, "Follows a key within one table in the direction that the question gives ('Tom's boss', 'who reports to Tom').",
         Rewrite(followSelfReference)},
        {"named-join-key", RulePhase::Names, RuleClause::From, RuleReason::Rare,
         "Joins two tables by the foreign key that the question names ('who leads the team': 'lead_id').", Rewrite(joinByKeysSpokenOf)},
        {"ordinal-key-test", RulePhase::Names,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Reading, "Tests that a key such as 'second_obs' is not NULL, rather than equal to 2 ('had a second observer').",
         Rewrite(testKeysNamedSecond)},
        {"paired-key-columns", RulePhase::Names, RuleClause::Select | RuleClause::From | RuleClause::Order, RuleReason::Rare,
         "Shows the same columns for both of two keys to one table ('the port it starts from and the one it goes to').",
         Rewrite(nameRowsOfBothKeys)},
        {"paired-key-values", RulePhase::Names, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Tests two names against two keys to one table, one name for each key ('from French into Italian').",
         Rewrite(lookForNamesOfBothKeys)},
        {"names-for-keys", RulePhase::Names, RuleClause::Select | RuleClause::From, RuleReason::Rare,
         "Shows the name of the row that a foreign key refers to instead of the key ('the handler's name').", Rewrite(nameWhatKeysPointTo)},
        {"labels-for-codes", RulePhase::Names, RuleClause::Select | RuleClause::From, RuleReason::Rare,
         "Shows the label of a row instead of its text code unless the question asks for a code or an id.", Rewrite(wordCodes)},
        {"first-last-names", RulePhase::Names, RuleClause::Select, RuleReason::Rare,
         "Shows first and last name together unless the question asks for one; drops the first name for 'surname'.",
         Rewrite(showBothNames)},
        {"self-join-pairs", RulePhase::Names, RuleClause::Query, RuleReason::Rare,
         "Shows each row beside the row of the same table that it refers to ('every fitter with his chief').", Rewrite(pairRowsAsAsked)},
        {"superior-columns", RulePhase::Names, RuleClause::Select, RuleReason::Rare,
         "Adds the columns of the superior row that the question asks for ('name of both, and both salaries').",
         Rewrite(showWhatIsAskedOfThoseAbove)},
        {"full-name-column", RulePhase::Names, RuleClause::Select, RuleReason::Rare,
         "Joins first and last name into one text where the question asks for that ('full names in one column').", Rewrite(showNamesAsOne)},
        {"listed-columns", RulePhase::Names, RuleClause::Select, RuleReason::Rare,
         "Adds the missing column of a list in the question ('first name, middle name and last name').", Rewrite(showAllListed)},
    };
}

} // namespace ratatosk
