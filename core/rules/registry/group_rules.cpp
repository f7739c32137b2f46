// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/absence/deeper_absence.h"
#include "core/amounts/average_bounds.h"
#include "core/amounts/differences_asked.h"
#include "core/amounts/margins_asked.h"
#include "core/amounts/metres_said.h"
#include "core/amounts/months_asked.h"
#include "core/amounts/places_left.h"
#include "core/amounts/products_asked.h"
#include "core/amounts/quantities_said.h"
#include "core/amounts/selling_prices.h"
#include "core/amounts/stock_worth.h"
#include "core/calendar/duration_units.h"
#include "core/figures/age_orders.h"
#include "core/figures/counted_things.h"
#include "core/figures/excess_asked.h"
#include "core/figures/groups_of_each.h"
#include "core/figures/groups_of_keys.h"
#include "core/figures/most_in_all.h"
#include "core/figures/own_groups.h"
#include "core/figures/repeats_asked.h"
#include "core/figures/sound_groups.h"
#include "core/figures/spare_counts.h"
#include "core/mending/counts_of_groups.h"
#include "core/mending/orders_asked.h"
#include "core/naming/firm_names.h"
#include "core/naming/names_looked_for.h"
#include "core/naming/things_named.h"
#include "core/referrals/referrals_counted.h"

namespace ratatosk {

std::vector<Rule> groupRules()
{
    return {
        {"remaining-capacity", RulePhase::Groups, RuleClause::Query, RuleReason::Rare,
         "Subtracts the number of places taken from the capacity ('how many seats are still free in each course').",
         Rewrite(reckonPlacesLeft)},
        {"unrequested-distinct-count", RulePhase::Groups,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Counts the rows of a group instead of distinct foreign keys to a table that the question does not name.",
         Rewrite(countRowsUnlessAsked)},
        {"group-size-number", RulePhase::Groups, RuleClause::Having, RuleReason::Reading,
         "Tests the group size with the number before the row name ('at least twelve marks'), not with the LIMIT.",
         Rewrite(testNumberOfRowsSaid)},
        {"group-size-test", RulePhase::Groups, RuleClause::Having, RuleReason::Rare,
         "Tests the number of rows in each group where the question gives one ('used for more than ten payments').",
         Rewrite(testCountsSaid)},
        {"missing-group-count", RulePhase::Groups, RuleClause::Select, RuleReason::Rare,
         "Adds the number of rows where groups have no aggregate ('lost parcels by depot').", Rewrite(countRowsOfGroups)},
        {"group-beside-distinct-count", RulePhase::Groups, RuleClause::Group, RuleReason::Rare,
         "Groups by another foreign key than the one that is counted ('how many different articles are in an order').",
         Rewrite(groupByOtherThanCounted)},
        {"named-subquery-group", RulePhase::Groups, RuleClause::Group, RuleReason::Rare,
         "Groups the counts of a subquery by the foreign key that the question names, not by the primary key.",
         Rewrite(groupByKeySpokenOf)},
        {"per-key-group", RulePhase::Groups, RuleClause::Group, RuleReason::Rare,
         "Groups the counts of a subquery by the key after 'per', 'each' or 'every' ('species per visit on average').",
         Rewrite(groupByKeySaidPer)},
        {"distinct-referenced-rows", RulePhase::Groups, RuleClause::Select, RuleReason::Rare,
         "Counts each referenced row once ('how many cafes ordered on a Sunday' in a table of orders).", Rewrite(countThingsBehindKeys)},
        {"rows-with-value", RulePhase::Groups, RuleClause::Select, RuleReason::Rare,
         "Counts every row that has a value instead of the distinct values ('how many teams have a FIFA id').",
         Rewrite(countThingsThatHaveOne)},
        {"order-direction", RulePhase::Groups, RuleClause::Order | RuleClause::Limit, RuleReason::Reading,
         "Sets the sort direction from the question ('low to high'), and shows all rows for 'cheapest first'.", Rewrite(orderAsAsked)},
        {"alphabetical-order", RulePhase::Groups, RuleClause::Order, RuleReason::Rare,
         "Sorts by a text column instead of by an aggregate where the question has 'alphabetical'.", Rewrite(orderByLettersAsked)},
        {"named-sort-column", RulePhase::Groups, RuleClause::Order, RuleReason::Rare,
         "Sorts by the shown column that the question names ('in order of date'), or by the price ('dearest first').",
         Rewrite(orderByColumnSaid)},
        {"unrequested-top-row", RulePhase::Groups, RuleClause::Select | RuleClause::Order | RuleClause::Limit, RuleReason::Rare,
         "Removes ORDER BY with LIMIT 1 where the question has no word such as 'first', 'most' or 'latest'.", Rewrite(dropOrderUnasked)},
        {"ordinal-offset", RulePhase::Groups, RuleClause::Limit, RuleReason::Reading,
         "Skips the right number of rows for a hyphenated ordinal such as 'third-earliest' (OFFSET 2).", Rewrite(skipAsSaid)},
        {"order-by-sum", RulePhase::Groups, RuleClause::Group | RuleClause::Order, RuleReason::Rare,
         "Orders by a sum per row shown, not by single values, for 'which driver drove the most kilometres'.", Rewrite(orderBySumsAsked)},
        {"hidden-ranking-value", RulePhase::Groups, RuleClause::Select, RuleReason::Rare,
         "Hides an aggregate that only ranks the rows where the question has 'going by' or 'judging by'.", Rewrite(hideCountsOfOrder)},
        {"sum-of-keys", RulePhase::Groups,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having | RuleClause::Order, RuleReason::Rare,
         "Counts keys instead of adding them up where the question asks 'how many' or 'how often'.", Rewrite(countKeysAdded)},
        {"duplicate-coalesce", RulePhase::Groups, RuleClause::Select, RuleReason::Law,
         "Shows an aggregate once where it appears both with and without COALESCE.", Rewrite(showFiguresOnce)},
        {"duplicate-row-count", RulePhase::Groups, RuleClause::Select, RuleReason::Law,
         "Removes a count of a table's keys beside COUNT(*), which gives the same number.", Rewrite(countRowsOnce)},
        {"count-beside-running-total", RulePhase::Groups, RuleClause::Select, RuleReason::Rare,
         "Removes a row count beside a running total where the question does not ask for the count.", Rewrite(hideCountsUnasked)},
        {"partition-by-each", RulePhase::Groups, RuleClause::Select | RuleClause::From, RuleReason::Rare,
         "Ranks rows within each value of the shown column that the question names after 'each', 'every' or 'per'.",
         Rewrite(partitionAsAsked)},
        {"group-by-per-column", RulePhase::Groups, RuleClause::Select | RuleClause::Group, RuleReason::Rare,
         "Groups aggregates by the column that the question names after 'per', as in 'rooms per floor'.", Rewrite(partFiguresAsAsked)},
        {"count-per-kind", RulePhase::Groups, RuleClause::Select, RuleReason::Rare,
         "Adds COUNT(*) to a bare list of groups for a question such as 'complaints by reason'.", Rewrite(countEachKind)},
        {"table-name-as-value", RulePhase::Groups, RuleClause::Where, RuleReason::Reading,
         "Removes a text test for the table's own name or a word like 'still': LIKE '%field%' on fields.", Rewrite(dropNamesLookedFor)},
        {"company-name", RulePhase::Groups, RuleClause::Select, RuleReason::Rare,
         "Shows a company's name instead of its contact's unless the question mentions a contact or a person.", Rewrite(nameFirms)},
        {"duplicate-rows", RulePhase::Groups, RuleClause::Group | RuleClause::Having, RuleReason::Rare,
         "Groups duplicates by the columns they share and keeps groups of two or more rows.", Rewrite(askForRepeats)},
        {"group-by-shown-columns", RulePhase::Groups, RuleClause::Group, RuleReason::Law,
         "Groups by the shown columns, or their keys, where the present groups determine none of them.", Rewrite(groupByWhatIsShown)},
        {"missing-group-columns", RulePhase::Groups, RuleClause::Group | RuleClause::From, RuleReason::Law,
         "Adds shown columns to GROUP BY where the groups do not determine them, and removes repeated ones.", Rewrite(groupByTheRestShown)},
        {"group-by-named-column", RulePhase::Groups, RuleClause::Group, RuleReason::Rare,
         "Groups by the shown column that the question names after 'each' or 'per', not by the key of its table.",
         Rewrite(groupByColumnSaid)},
        {"top-rows-per-group", RulePhase::Groups, RuleClause::Query, RuleReason::Rare,
         "Takes the first rows of each group, not of all, for 'the three best sellers of each category'.", Rewrite(takeBestOfEachAsked)},
        {"group-by-row-name", RulePhase::Groups, RuleClause::Select | RuleClause::Group, RuleReason::Law,
         "Groups rows by name, not by primary key, where the query tests or orders by their number.", Rewrite(groupByNameOfKey)},
        {"average-of-like-groups", RulePhase::Groups, RuleClause::Having, RuleReason::Law,
         "Compares groups with the average of groups like them, not of single rows.", Rewrite(averageGroupsAlike)},
        {"filtered-group-average", RulePhase::Groups, RuleClause::Having, RuleReason::Law,
         "Applies the query's conditions on rows also to the average that its groups are compared with.", Rewrite(averageRowsAlike)},
        {"distinct-group-key", RulePhase::Groups, RuleClause::Select | RuleClause::From | RuleClause::Order, RuleReason::Law,
         "Removes DISTINCT from a count of the key that rows are grouped by, which would always give 1.", Rewrite(countAllOfKeys)},
        {"referring-row-count", RulePhase::Groups, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group,
         RuleReason::Rare, "Counts the rows that refer to each row of the same table, such as the staff of each supervisor.",
         Rewrite(countReferralsOfEach)},
        {"name-of-group", RulePhase::Groups, RuleClause::Select, RuleReason::Rare,
         "Shows the name of each group instead of a text column that the question does not mention.", Rewrite(nameThingsCounted)},
        {"own-group-average", RulePhase::Groups, RuleClause::Select | RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Compares each row with the average of its own group for 'the same room' or 'their own team'.", Rewrite(compareWithOwnGroup)},
        {"overall-average", RulePhase::Groups, RuleClause::Where, RuleReason::Rare,
         "Compares rows with all rows where the question does not mention a group of similar rows.", Rewrite(compareWithAll)},
        {"shown-difference", RulePhase::Groups, RuleClause::Select, RuleReason::Rare,
         "Shows a difference where the question has 'by how much', 'how much more' or 'how far below'.", Rewrite(showExcessAsked)},
        {"column-product", RulePhase::Groups,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order
             | RuleClause::Distinct,
         RuleReason::Rare, "Multiplies two columns where the question does so, as in 'quantity times unit price'.",
         Rewrite(multiplyAsAsked)},
        {"column-difference", RulePhase::Groups, RuleClause::Select | RuleClause::Having | RuleClause::Order, RuleReason::Rare,
         "Subtracts or multiplies two columns as in 'fare less discount' or 'words times rate'.", Rewrite(reckonAsAsked)},
        {"monthly-amount", RulePhase::Groups, RuleClause::Select, RuleReason::Reading,
         "Multiplies a monthly amount by the number of months in the question, such as 12 for 'a year'.", Rewrite(reckonForMonthsAsked)},
        {"stock-value", RulePhase::Groups, RuleClause::Select | RuleClause::Distinct | RuleClause::Order | RuleClause::Limit,
         RuleReason::Rare, "Sums price times stock where the question asks what the stock or inventory is worth.",
         Rewrite(reckonStockWorth)},
        {"indirect-absence", RulePhase::Groups, RuleClause::Where, RuleReason::Rare,
         "Joins the table that the question names inside NOT IN (jobs of vehicles for 'customers without a job').",
         Rewrite(lookForAbsenceBehind)},
        {"absence-across-joins", RulePhase::Groups, RuleClause::From | RuleClause::Where, RuleReason::Law,
         "Replaces two LEFT JOINs and IS NULL with NOT IN, so that a single match excludes the row.", Rewrite(lookForNoneBehindAny)},
        {"age-order", RulePhase::Groups, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Corrects the direction of dates for 'youngest', 'oldest', 'longest', 'older' and 'younger'.",
         Rewrite(orderByAgeAsked)},
        {"duration-unit", RulePhase::Groups, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having,
         RuleReason::Reading, "Converts days between two dates to the unit in the question, such as hours or weeks.",
         Rewrite(reckonInUnitAsked)},
        {"number-before-column", RulePhase::Groups, RuleClause::Where, RuleReason::Reading,
         "Adds a test for a number that stands before a column's name, as beds = 2 for 'with two beds'.", Rewrite(testQuantitiesSaid)},
        {"unit-margin", RulePhase::Groups, RuleClause::Query, RuleReason::Rare,
         "Computes a margin as price minus cost, and lists it where the question asks for 'the margin per piece'.",
         Rewrite(reckonMarginsAsked)},
        {"selling-price", RulePhase::Groups,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Uses the selling price instead of the cost price, or the reverse where the question has 'we pay'.",
         Rewrite(takeSellingPrices)},
        {"metres-not-millions", RulePhase::Groups, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having,
         RuleReason::Reading, "Reads '50m' as 50 metres, not as 50 million, where the column holds lengths.", Rewrite(readMetresSaid)},
        {"average-multiple", RulePhase::Groups, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having,
         RuleReason::Reading, "Scales or shifts an average used as a bound, as 1.1 times it for '10% above the average'.",
         Rewrite(boundByAverageSaid)},
        {"order-by-shown-calculation", RulePhase::Groups, RuleClause::From | RuleClause::Order, RuleReason::Law,
         "Orders by the calculation that the query shows where it orders by a different one.", Rewrite(orderByFigureShown)},
    };
}

} // namespace ratatosk
