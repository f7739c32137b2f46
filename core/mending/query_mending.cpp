// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/query_mending.h"

#include "core/absence/deeper_absence.h"
#include "core/amounts/average_bounds.h"
#include "core/amounts/differences_asked.h"
#include "core/amounts/kept_units.h"
#include "core/amounts/margins_asked.h"
#include "core/amounts/metres_said.h"
#include "core/amounts/months_asked.h"
#include "core/amounts/places_left.h"
#include "core/amounts/products_asked.h"
#include "core/amounts/quantities_said.h"
#include "core/amounts/selling_prices.h"
#include "core/amounts/stock_worth.h"
#include "core/amounts/true_quotients.h"
#include "core/calendar/duration_units.h"
#include "core/calendar/whole_periods.h"
#include "core/evidence/cell_lookup.h"
#include "core/figures/age_orders.h"
#include "core/figures/bucket_labels.h"
#include "core/figures/buckets_asked.h"
#include "core/figures/counted_things.h"
#include "core/figures/excess_asked.h"
#include "core/figures/groups_of_each.h"
#include "core/figures/groups_of_keys.h"
#include "core/figures/lone_places.h"
#include "core/figures/most_in_all.h"
#include "core/figures/own_groups.h"
#include "core/figures/repeats_asked.h"
#include "core/figures/rounding.h"
#include "core/figures/running_figures.h"
#include "core/figures/shares_of_listed.h"
#include "core/figures/sound_groups.h"
#include "core/figures/spare_counts.h"
#include "core/figures/whole_shares.h"
#include "core/mending/all_of_them.h"
#include "core/mending/cell_stages.h"
#include "core/mending/counts_of_groups.h"
#include "core/mending/impossible_tests.h"
#include "core/mending/inclusive_bounds.h"
#include "core/mending/kept_rows.h"
#include "core/mending/keys_spoken_of.h"
#include "core/mending/orders_asked.h"
#include "core/mending/undecided_tests.h"
#include "core/naming/both_keys.h"
#include "core/naming/columns_listed.h"
#include "core/naming/firm_names.h"
#include "core/naming/name_pairs.h"
#include "core/naming/named_keys.h"
#include "core/naming/names_looked_for.h"
#include "core/naming/names_of_both_keys.h"
#include "core/naming/things_named.h"
#include "core/naming/worded_codes.h"
#include "core/printing/unparser.h"
#include "core/referrals/counts_below.h"
#include "core/referrals/figures_above.h"
#include "core/referrals/none_below.h"
#include "core/referrals/referrals_counted.h"
#include "core/referrals/row_pairs.h"
#include "core/referrals/rows_above.h"
#include "core/referrals/self_reference.h"
#include "core/sql/sound_references.h"

#include <algorithm>
#include <utility>

namespace ratatosk {
namespace {

/// What is wrong whatever the question is about.
bool mendFigures(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = boundPeriods(query, question);
    hasChanged |= includeBounds(query, question);
    hasChanged |= labelBuckets(query, question);
    hasChanged |= showAveragesOfEach(query, question);
    hasChanged |= divideAsFractions(query, schema);
    hasChanged |= roundAsAsked(query, question, schema);
    hasChanged |= keepRowsApart(query);
    hasChanged |= testKeptRowsInWhere(query);
    hasChanged |= showRowsPlacedAlone(query, schema);
    hasChanged |= partBothLists(query, question);
    hasChanged |= shareAmongListed(query, question);
    hasChanged |= countTheSameOfAll(query, schema);
    hasChanged |= shareRowsInsteadOfAll(query);
    hasChanged |= addUpFiguresOfGroups(query);
    hasChanged |= shareSumsOfGroups(query, schema);
    return hasChanged;
}

/// Who is whose boss, and names in the place of keys.
bool mendNames(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = countReferrals(query, schema);
    hasChanged |= countThoseBelowEach(query, question, schema);
    hasChanged |= lookForNoneBelow(query, question, schema);
    hasChanged |= compareWithRowAbove(query, question, schema);
    hasChanged |= followSelfReference(query, question, schema);
    hasChanged |= joinByKeysSpokenOf(query, question, schema);
    hasChanged |= testKeysNamedSecond(query, question, schema);
    hasChanged |= nameRowsOfBothKeys(query, question, schema);
    hasChanged |= lookForNamesOfBothKeys(query, question, schema);
    hasChanged |= nameWhatKeysPointTo(query, question, schema);
    hasChanged |= wordCodes(query, question, schema);
    hasChanged |= showBothNames(query, question, schema);
    hasChanged |= pairRowsAsAsked(query, question, schema);
    hasChanged |= showWhatIsAskedOfThoseAbove(query, question, schema);
    hasChanged |= showNamesAsOne(query, question, schema);
    hasChanged |= showAllListed(query, question, schema);
    return hasChanged;
}

/// What is counted, grouped, compared and put in order.
bool mendGroups(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = reckonPlacesLeft(query, question, schema);
    hasChanged |= countRowsUnlessAsked(query, question, schema);
    hasChanged |= testNumberOfRowsSaid(query, question, schema);
    hasChanged |= testCountsSaid(query, question, schema);
    hasChanged |= countRowsOfGroups(query, question, schema);
    hasChanged |= groupByOtherThanCounted(query, question, schema);
    hasChanged |= groupByKeySpokenOf(query, question, schema);
    hasChanged |= groupByKeySaidPer(query, question, schema);
    hasChanged |= countThingsBehindKeys(query, question, schema);
    hasChanged |= countThingsThatHaveOne(query, question, schema);
    hasChanged |= orderAsAsked(query, question, schema);
    hasChanged |= orderByLettersAsked(query, question, schema);
    hasChanged |= orderByColumnSaid(query, question, schema);
    hasChanged |= dropOrderUnasked(query, question, schema);
    hasChanged |= skipAsSaid(query, question);
    hasChanged |= orderBySumsAsked(query, question, schema);
    hasChanged |= hideCountsOfOrder(query, question);
    hasChanged |= countKeysAdded(query, question, schema);
    hasChanged |= showFiguresOnce(query);
    hasChanged |= countRowsOnce(query, schema);
    hasChanged |= hideCountsUnasked(query, question);
    hasChanged |= partitionAsAsked(query, question, schema);
    hasChanged |= partFiguresAsAsked(query, question, schema);
    hasChanged |= countEachKind(query, question, schema);
    hasChanged |= dropNamesLookedFor(query, question, schema);
    hasChanged |= nameFirms(query, question, schema);
    hasChanged |= askForRepeats(query, question, schema);
    hasChanged |= groupByWhatIsShown(query, schema);
    hasChanged |= groupByTheRestShown(query, schema);
    hasChanged |= groupByColumnSaid(query, question, schema);
    hasChanged |= takeBestOfEachAsked(query, question, schema);
    hasChanged |= groupByNameOfKey(query, schema);
    hasChanged |= averageGroupsAlike(query, schema);
    hasChanged |= averageRowsAlike(query);
    hasChanged |= countAllOfKeys(query, schema);
    hasChanged |= countReferralsOfEach(query, question, schema);
    hasChanged |= nameThingsCounted(query, question, schema);
    hasChanged |= compareWithOwnGroup(query, question, schema);
    hasChanged |= compareWithAll(query, question, schema);
    hasChanged |= showExcessAsked(query, question);
    hasChanged |= multiplyAsAsked(query, question, schema);
    hasChanged |= reckonAsAsked(query, question, schema);
    hasChanged |= reckonForMonthsAsked(query, question, schema);
    hasChanged |= reckonStockWorth(query, question, schema);
    hasChanged |= lookForAbsenceBehind(query, question, schema);
    hasChanged |= lookForNoneBehindAny(query, schema);
    hasChanged |= orderByAgeAsked(query, question, schema);
    hasChanged |= reckonInUnitAsked(query, question);
    hasChanged |= testQuantitiesSaid(query, question, schema);
    hasChanged |= reckonMarginsAsked(query, question, schema);
    hasChanged |= takeSellingPrices(query, question, schema);
    hasChanged |= readMetresSaid(query, question, schema);
    hasChanged |= boundByAverageSaid(query, question);
    hasChanged |= orderByFigureShown(query);
    return hasChanged;
}

bool mend(sql::Query& query, const Question& question, const Schema& schema, const CellLookup* cells)
{
    bool hasChanged = cells && readCells(query, *cells);
    hasChanged |= cells && takeBucketsListed(query, question, *cells);
    for (const auto stage : {mendFigures, mendNames, mendGroups})
        hasChanged |= stage(query, question, schema);
    hasChanged |= cells && mendByCells(query, question, *cells);
    return reckonInKeptUnits(query, question, schema) || hasChanged;
}

} // namespace

void mendQueries(std::vector<Candidate>& candidates, const Question& question, const Schema& schema, const CellLookup* cells)
{
    dropUndecidedTests(candidates, question, schema);
    for (Candidate& candidate : candidates) {
        sql::Query mended = candidate.query;
        if (!mend(mended, question, schema, cells) || !sql::refersSoundly(mended, schema))
            continue;
        candidate.query = std::move(mended);
        candidate.sql = sql::unparse(candidate.query, schema);
    }
}

} // namespace ratatosk
