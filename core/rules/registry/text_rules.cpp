// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/absence/absent_keys.h"
#include "core/absence/null_members.h"
#include "core/calendar/ages.h"
#include "core/calendar/clock_times.h"
#include "core/calendar/iso_dates.h"
#include "core/calendar/moments_asked.h"
#include "core/calendar/parts_of_years.h"
#include "core/figures/things_once.h"
#include "core/mending/columns_requested.h"
#include "core/mending/mentioned_texts.h"
#include "core/mending/placed_rows.h"
#include "core/mending/text_matches.h"
#include "core/naming/described_rows.h"
#include "core/naming/whole_rows.h"

namespace ratatosk {

std::vector<Rule> textRules()
{
    return {
        {"pronoun-search", RulePhase::Text, RuleClause::Where, RuleReason::Reading,
         "Removes a search for a pronoun, such as LIKE '%ones%', which the question uses for rows.", Rewrite(dropPronounsLookedFor)},
        {"mentioned-word-search", RulePhase::Text,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having | RuleClause::Order, RuleReason::Rare,
         "Searches a text column for the word in phrases such as 'whose notes mention damage'.", Rewrite(lookForWordsMentioned)},
        {"time-of-day-bounds", RulePhase::Text,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having | RuleClause::Order, RuleReason::Reading,
         "Compares the time of day where the question has a clock time, as in 'before 6 in the morning'.", Rewrite(compareTimesOfDay),
         nullptr, RuleDialects::SqliteOnly},
        {"requested-date", RulePhase::Text, RuleClause::Select | RuleClause::Order | RuleClause::Limit | RuleClause::Distinct,
         RuleReason::Rare, "Shows the date, or the first or last one, for questions such as 'when was the last order'.",
         Rewrite(showMomentAsked)},
        {"age-from-birth-date", RulePhase::Text, RuleClause::Select | RuleClause::Where, RuleReason::Grammar,
         "Computes the age in years from the date of birth where the question asks about age.", Rewrite(takeAges), nullptr,
         RuleDialects::SqliteOnly},
        {"part-of-year", RulePhase::Text, RuleClause::Select | RuleClause::Where | RuleClause::Having | RuleClause::Order,
         RuleReason::Reading, "Narrows a year to the half, quarter or months in the question, as in 'the first half of 2024'.",
         Rewrite(narrowToPartsOfYears)},
        {"iso-date-conversion", RulePhase::Text,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Converts dates in other formats, such as '12/24/2010', to ISO dates to compare or sort them.",
         Rewrite(reckonInIsoDates), nullptr, RuleDialects::SqliteOnly},
        again("numbers-stored-as-text", RulePhase::Text),
        {"rows-without-values", RulePhase::Text, RuleClause::Where, RuleReason::Law,
         "Excludes NULL from counted groups, DISTINCT lists and the first rows of an ascending order.", Rewrite(leaveOutAbsentKeys)},
        again("missing-value-markers", RulePhase::Text),
        {"stored-text-match", RulePhase::Text,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having | RuleClause::Order, RuleReason::Cells,
         "Adjusts a text to the stored spelling, or uses LIKE, as in 'Finland' for 'Espoo, Finland'.", Rewrite(matchTexts)},
        {"null-in-not-in", RulePhase::Text, RuleClause::Where, RuleReason::Law,
         "Excludes NULL from NOT IN (SELECT ...), which would otherwise match no row.", Rewrite(leaveOutNullMembers)},
        {"description-for-key", RulePhase::Text, RuleClause::Select, RuleReason::Rare,
         "Shows the description instead of a numeric key for questions such as 'which repair cost most'.", Rewrite(describeRows)},
        {"requested-column-list", RulePhase::Text, RuleClause::Select, RuleReason::Rare,
         "Shows the columns that the question lists at its end, as in 'flats (street, no.)'.", Rewrite(showWhatIsRequested)},
        {"best-of-group-columns", RulePhase::Text, RuleClause::Select, RuleReason::Rare,
         "Adds the full name, and the ranking value on request, to the best rows of each group.", Rewrite(showAllOfPlaced)},
        {"requested-sort-value", RulePhase::Text, RuleClause::Select, RuleReason::Rare,
         "Shows the value that ranks the rows where the question asks for it, as in 'and how much?'.", Rewrite(showOrderAsked)},
        {"group-sort-aggregate", RulePhase::Text, RuleClause::Select, RuleReason::Rare,
         "Shows the aggregate that sorts the groups, as in 'total tips per employee, highest first'.", Rewrite(showFigureOfGroups)},
        {"distinct-list", RulePhase::Text, RuleClause::Distinct, RuleReason::Law,
         "Adds DISTINCT where a join or repeated values would list the same entry more than once.", Rewrite(listThingsOnce)},
        {"distinct-count-after-join", RulePhase::Text, RuleClause::Select | RuleClause::Order, RuleReason::Rare,
         "Counts each key once where a join repeats it, as in 'how many pupils have booked'.", Rewrite(countThingsOnce)},
        {"whole-rows", RulePhase::Text, RuleClause::Select | RuleClause::Distinct, RuleReason::Rare,
         "Shows all columns for questions such as 'show all parcels' where one column does not identify a row.", Rewrite(showWholeRows)},
    };
}

} // namespace ratatosk
