// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/absence/blanks_in_order.h"
#include "core/absence/denied_presence.h"
#include "core/absence/denied_roles.h"
#include "core/absence/either_way.h"
#include "core/absence/happened.h"
#include "core/absence/included_rows.h"
#include "core/absence/keys_lacked.h"
#include "core/absence/left_out_blanks.h"
#include "core/absence/left_out_values.h"
#include "core/absence/lost_since.h"
#include "core/absence/presence_asked.h"
#include "core/absence/states_said.h"
#include "core/absence/unclaimed.h"
#include "core/absence/unrecorded.h"
#include "core/amounts/stock_tests.h"
#include "core/flags/or_between_values.h"
#include "core/flags/sexes_said.h"
#include "core/mending/codes_said.h"
#include "core/mending/kind_codes.h"
#include "core/mending/values_listed.h"
#include "core/naming/whole_names.h"

namespace ratatosk {

std::vector<Rule> absenceRules()
{
    return {
        {"either-way-conditions", RulePhase::Absence, RuleClause::Where, RuleReason::Reading,
         "Removes a filter on a property that the question leaves open, as in 'cancelled or not'.", Rewrite(leaveUntestedEitherWay)},
        {"included-rows", RulePhase::Absence, RuleClause::From | RuleClause::Where, RuleReason::Reading,
         "Removes a filter that leaves out rows the question includes, as in 'former employees included'.",
         Rewrite(includeWhatIsCountedIn)},
        {"negated-presence", RulePhase::Absence, RuleClause::Where, RuleReason::Rare,
         "Replaces IS NOT NULL by IS NULL where the question negates the column, as in 'animals with no chip'.", Rewrite(denyPresenceSaid)},
        {"negated-role-key", RulePhase::Absence, RuleClause::Where, RuleReason::Rare,
         "Uses the key of the role that the question negates in NOT IN, as in 'ringers who never were leader'.", Rewrite(denyRoleSaid)},
        {"unassigned-rows", RulePhase::Absence, RuleClause::Where, RuleReason::Cells,
         "Filters for free or unassigned rows, as in 'vacant plots' or 'tickets assigned to nobody'.", Rewrite(askForUnclaimed)},
        {"null-foreign-keys", RulePhase::Absence, RuleClause::Select | RuleClause::Where | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Tests a foreign key for NULL instead of using NOT IN, as in 'jobs that have no inspector'.",
         Rewrite(lookForKeysLacked)},
        {"unrecorded-values", RulePhase::Absence, RuleClause::Where, RuleReason::Rare,
         "Tests named columns for NULL, as in 'nobody entered a town' or 'neither phone nor e-mail'.", Rewrite(askForUnrecorded)},
        {"any-value-present", RulePhase::Absence,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Tests for any value instead of one that the question does not name, as in 'species on the red list'.",
         Rewrite(askForPresence)},
        {"past-event-dates", RulePhase::Absence, RuleClause::Where, RuleReason::Rare,
         "Requires the date of an event that took place, as in 'sent reminders' or 'staff who have left'.", Rewrite(askForWhatHappened)},
        {"opposite-null-tests", RulePhase::Absence, RuleClause::Where, RuleReason::Rare,
         "Changes one of two IS NULL tests to IS NOT NULL, as in 'sent to the lab but not back yet'.", Rewrite(affirmWhatHappened)},
        {"status-words", RulePhase::Absence, RuleClause::Where, RuleReason::Cells,
         "Filters on a status of done or cancelled that the question names, as in 'finished visits'.", Rewrite(testStateSaid)},
        {"gender-words", RulePhase::Absence, RuleClause::Where, RuleReason::Cells,
         "Filters by sex where the question has a word such as 'women' or 'boys' and the query ignores it.", Rewrite(testSexSaid)},
        {"listed-values", RulePhase::Absence,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Tests for every value that the question lists, as in 'unpaid or part-paid bills'.",
         Rewrite(testAllValuesListed)},
        {"or-precedence", RulePhase::Absence, RuleClause::Where, RuleReason::Rare,
         "Limits OR to two values of one column, as in 'black or silver vehicles whose owner lives in Thornby'.",
         Rewrite(demandOfBothValues)},
        {"one-letter-codes", RulePhase::Absence, RuleClause::Where, RuleReason::Cells,
         "Filters on a one-letter code that a word stands for, as in 'business customers' for type B.", Rewrite(testKindsByCode)},
        {"abbreviated-codes", RulePhase::Absence,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Replaces a code by the one that the question spells out, as in 'cancelled' for CANC.", Rewrite(testCodesSaid)},
        {"excluded-blanks", RulePhase::Absence, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Leaves out rows without a value, as in 'skip the blank ones' or 'jobs with recorded hours'.", Rewrite(leaveOutBlanks)},
        {"nulls-sorted-first", RulePhase::Absence, RuleClause::Where, RuleReason::Law,
         "Leaves out NULL, which would sort first, where only the first rows in ascending order are kept.", Rewrite(leaveBlanksOutOfOrder)},
        {"excluded-values", RulePhase::Absence,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Negates a test for what the question excludes, as in 'leaving out cancelled orders'.",
         Rewrite(turnRoundWhatIsLeftOut)},
        {"stock-levels", RulePhase::Absence, RuleClause::Where, RuleReason::Rare,
         "Compares the stock column with 0 where the question has 'in stock', 'out of stock' or 'sold out'.", Rewrite(testStock)},
        {"full-names", RulePhase::Absence, RuleClause::Where, RuleReason::Rare,
         "Tests both first and last name where the question has both, as in 'Thomas Bauer'.", Rewrite(testWholeNames)},
        {"one-year-only", RulePhase::Absence, RuleClause::Query, RuleReason::Rare,
         "Finds rows with entries in one year and none in another, as in 'ordered in 2023 but not in 2024'.",
         Rewrite(lookForThoseOfOneYear), nullptr, RuleDialects::SqliteOnly},
    };
}

} // namespace ratatosk
