// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/cell_stages.h"

#include "core/absence/absent_keys.h"
#include "core/absence/absent_values.h"
#include "core/absence/blanks_in_order.h"
#include "core/absence/denied_presence.h"
#include "core/absence/denied_roles.h"
#include "core/absence/denied_values.h"
#include "core/absence/either_way.h"
#include "core/absence/groups_of_nothing.h"
#include "core/absence/happened.h"
#include "core/absence/included_rows.h"
#include "core/absence/keys_lacked.h"
#include "core/absence/left_out_blanks.h"
#include "core/absence/left_out_values.h"
#include "core/absence/lost_since.h"
#include "core/absence/null_members.h"
#include "core/absence/presence_asked.h"
#include "core/absence/spare_denials.h"
#include "core/absence/states_said.h"
#include "core/absence/unclaimed.h"
#include "core/absence/unrecorded.h"
#include "core/amounts/amounts_asked.h"
#include "core/amounts/differences_asked.h"
#include "core/amounts/joined_prices.h"
#include "core/amounts/order_values.h"
#include "core/amounts/pieces_counted.h"
#include "core/amounts/shares_of_periods.h"
#include "core/amounts/stock_tests.h"
#include "core/amounts/sums_asked.h"
#include "core/calendar/ages.h"
#include "core/calendar/clock_times.h"
#include "core/calendar/day_columns.h"
#include "core/calendar/day_parts.h"
#include "core/calendar/days_asked.h"
#include "core/calendar/days_of_their_own.h"
#include "core/calendar/event_days.h"
#include "core/calendar/grouped_days.h"
#include "core/calendar/iso_dates.h"
#include "core/calendar/joined_days.h"
#include "core/calendar/moments_asked.h"
#include "core/calendar/month_spans.h"
#include "core/calendar/named_moments.h"
#include "core/calendar/parts_of_years.h"
#include "core/calendar/relative_periods.h"
#include "core/calendar/year_differences.h"
#include "core/calendar/year_groups.h"
#include "core/calendar/year_tests.h"
#include "core/ends/days_and_moments.h"
#include "core/ends/days_denied.h"
#include "core/ends/durations.h"
#include "core/ends/late_across.h"
#include "core/ends/lateness.h"
#include "core/ends/later_by.h"
#include "core/ends/open_ends.h"
#include "core/ends/overdue.h"
#include "core/evidence/cell_lookup.h"
#include "core/evidence/query_search.h"
#include "core/figures/counted_things.h"
#include "core/figures/groups_of_each.h"
#include "core/figures/groups_of_keys.h"
#include "core/figures/joined_figures.h"
#include "core/figures/lone_places.h"
#include "core/figures/most_in_all.h"
#include "core/figures/running_asked.h"
#include "core/figures/running_figures.h"
#include "core/figures/spare_counts.h"
#include "core/figures/things_once.h"
#include "core/figures/whole_shares.h"
#include "core/flags/directions.h"
#include "core/flags/flag_measures.h"
#include "core/flags/flag_shares.h"
#include "core/flags/flag_tests.h"
#include "core/flags/flags_in_order.h"
#include "core/flags/named_flags.h"
#include "core/flags/opposed_figures.h"
#include "core/flags/or_between_values.h"
#include "core/flags/sexes_said.h"
#include "core/flags/shown_flags.h"
#include "core/flags/sides_compared.h"
#include "core/mending/children_counted.h"
#include "core/mending/codes_said.h"
#include "core/mending/columns_requested.h"
#include "core/mending/kind_codes.h"
#include "core/mending/mentioned_texts.h"
#include "core/mending/placed_rows.h"
#include "core/mending/text_matches.h"
#include "core/mending/text_numbers.h"
#include "core/mending/values_listed.h"
#include "core/naming/described_rows.h"
#include "core/naming/whole_names.h"
#include "core/naming/whole_rows.h"

#include <algorithm>

namespace ratatosk {
namespace {

/// Periods, and the days that they are of.
bool mendDays(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = readDaysOnce(query);
    hasChanged |= putDaysInPlace(query, cells);
    hasChanged |= takeMomentsNamed(query, question, cells);
    hasChanged |= compareYears(query, question, cells);
    hasChanged |= testDaysAsAsked(query, question, cells);
    hasChanged |= dropYearsOfOthers(query, question, cells);
    hasChanged |= takeDaysOfTheirOwn(query, question, cells);
    hasChanged |= testDaysOfJoined(query, cells);
    hasChanged |= reckonJoinedAlone(query, cells.schema());
    hasChanged |= testYearsAsAsked(query, question, cells);
    hasChanged |= testPeriodsFromToday(query, question, cells);
    hasChanged |= testSpansOfMonths(query, question);
    hasChanged |= testMonthsOfDays(query, cells);
    hasChanged |= testWeekendsSaid(query, question);
    hasChanged |= groupByDayTested(query, question, cells.schema());
    hasChanged |= countWithinPeriodSaid(query, question, cells);
    hasChanged |= partitionByYearAsked(query, question, cells);
    hasChanged |= groupByYears(query, question, cells);
    hasChanged |= averageByPeriodSaid(query, question, cells);
    hasChanged |= keepRowsApart(query); // whose groups may have become years
    hasChanged |= leaveOutGroupsOfNothing(query, cells);
    return hasChanged;
}

/// Yes and no, and what goes on or is over.
bool mendStates(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = testFlagsInsteadOfOrder(query, question, cells);
    hasChanged |= testFlagsAsAsked(query, question, cells);
    hasChanged |= shareOfFlags(query, question, cells);
    hasChanged |= addUpMeasuresOfFlags(query, question, cells);
    hasChanged |= testDirectionsSaid(query, question, cells);
    hasChanged |= countWhatShareIsOf(query, question);
    hasChanged |= partByOneColumn(query, question, cells);
    hasChanged |= letBothSidesIn(query);
    hasChanged |= opposeFigures(query, question, cells);
    hasChanged |= showThoseThatSayYes(query, question, cells);
    hasChanged |= testFlagsNamed(query, question, cells);
    hasChanged |= askForOpenEnds(query, question, cells);
    hasChanged |= testDaysDenied(query, question, cells);
    hasChanged |= dropSpareDenials(query, question, cells.schema());
    hasChanged |= affirmValuesNotDenied(query, question, cells.schema());
    hasChanged |= denyValuesDenied(query, question, cells.schema());
    hasChanged |= testForOverdue(query, question, cells);
    return hasChanged;
}

/// What is left out.
bool mendOmissions(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = leaveUntestedEitherWay(query, question, cells.schema());
    hasChanged |= includeWhatIsCountedIn(query, question, cells);
    hasChanged |= denyPresenceSaid(query, question, cells.schema());
    hasChanged |= denyRoleSaid(query, question, cells.schema());
    hasChanged |= askForUnclaimed(query, question, cells);
    hasChanged |= lookForKeysLacked(query, question, cells);
    hasChanged |= askForUnrecorded(query, question, cells);
    hasChanged |= askForPresence(query, question, cells);
    hasChanged |= askForWhatHappened(query, question, cells);
    hasChanged |= affirmWhatHappened(query, question, cells.schema());
    hasChanged |= testStateSaid(query, question, cells);
    hasChanged |= testSexSaid(query, question, cells);
    hasChanged |= testAllValuesListed(query, question, cells);
    hasChanged |= demandOfBothValues(query, question);
    hasChanged |= testKindsByCode(query, question, cells);
    hasChanged |= testCodesSaid(query, question, cells);
    hasChanged |= leaveOutBlanks(query, question, cells);
    hasChanged |= leaveBlanksOutOfOrder(query, cells);
    hasChanged |= turnRoundWhatIsLeftOut(query, question, cells.schema());
    hasChanged |= testStock(query, question, cells);
    hasChanged |= testWholeNames(query, question, cells);
    hasChanged |= lookForThoseOfOneYear(query, question, cells);
    return hasChanged;
}

/// Sums of money, running figures, delays.
bool mendAmounts(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = showFiguresOfRows(query, cells);
    hasChanged |= countThoseReferring(query, question, cells);
    hasChanged |= shareOfPeriodSaid(query, question, cells);
    hasChanged |= addUpKindsAsked(query, question, cells);
    hasChanged |= sumUpAsAsked(query, question, cells);
    hasChanged |= sumUpAmounts(query, question, cells);
    hasChanged |= countPiecesAsked(query, question, cells.schema());
    hasChanged |= countCopiesAsked(query, question, cells.schema());
    hasChanged |= takeOffDiscounts(query, question, cells);
    hasChanged |= multiplyJoinedPrices(query, question, cells.schema());
    hasChanged |= averageWhatEachComesTo(query, question, cells);
    hasChanged |= gatherRunningFigures(query, question, cells);
    hasChanged |= addUpAlongGroups(query, question);
    hasChanged |= hideCountsUnasked(query, question); // beside what goes on now
    hasChanged |= reckonLateness(query, question, cells);
    hasChanged |= testLatenessAcross(query, question, cells);
    hasChanged |= testHowLate(query, question, cells.schema());
    hasChanged |= compareMomentsByDay(query, cells);
    hasChanged |= shareRowsInsteadOfAll(query);
    hasChanged |= shareSumsOfKinds(query, question, cells);
    hasChanged |= std::ranges::none_of(question.words, isMoneyWord) && shareThingsAsAsked(query, question, cells.schema());
    hasChanged |= reckonDurations(query, question, cells);
    return hasChanged;
}

/// How the cells are written.
bool mendTexts(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = dropPronounsLookedFor(query, question);
    hasChanged |= lookForWordsMentioned(query, question, cells);
    hasChanged |= compareTimesOfDay(query, question, cells);
    hasChanged |= showMomentAsked(query, question, cells);
    hasChanged |= takeAges(query, question, cells);
    hasChanged |= narrowToPartsOfYears(query, question);
    hasChanged |= reckonInIsoDates(query, cells);
    hasChanged |= takeTextsAsNumbers(query, cells);
    hasChanged |= leaveOutAbsentKeys(query, cells);
    hasChanged |= testAbsentValues(query, cells);
    hasChanged |= matchTexts(query, cells);
    hasChanged |= leaveOutNullMembers(query, cells);
    hasChanged |= describeRows(query, question, cells);
    hasChanged |= showWhatIsRequested(query, question, cells);
    hasChanged |= showAllOfPlaced(query, question, cells);
    hasChanged |= showOrderAsked(query, question, cells);
    hasChanged |= showFigureOfGroups(query, question);
    hasChanged |= listThingsOnce(query, cells);
    hasChanged |= countThingsOnce(query, question, cells);
    hasChanged |= showWholeRows(query, question, cells);
    return hasChanged;
}

/// What the rows have to be like, in a query whose rows FROM makes of others: there.
bool mendInner(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::Query* inner = onlyInner(query.first);
    bool hasChanged = false;
    for (const auto stage : {mendStates, mendOmissions})
        hasChanged |= inner && stage(*inner, question, cells);
    return hasChanged;
}

} // namespace

bool readCells(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = takeTextsAsNumbers(query, cells);
    hasChanged |= testAbsentValues(query, cells);
    return hasChanged;
}

bool mendByCells(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = false;
    for (const auto stage : {mendDays, mendStates, mendOmissions, mendInner, mendAmounts, mendTexts})
        hasChanged |= stage(query, question, cells);
    return hasChanged;
}

} // namespace ratatosk
