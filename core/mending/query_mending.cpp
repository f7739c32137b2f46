// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/query_mending.h"

#include "core/mending/absent_values.h"
#include "core/mending/ages.h"
#include "core/mending/bucket_labels.h"
#include "core/mending/cell_lookup.h"
#include "core/mending/flag_tests.h"
#include "core/mending/inclusive_bounds.h"
#include "core/mending/iso_dates.h"
#include "core/mending/moments_asked.h"
#include "core/mending/null_members.h"
#include "core/mending/open_ends.h"
#include "core/mending/rounding.h"
#include "core/mending/running_counts.h"
#include "core/mending/self_reference.h"
#include "core/mending/text_matches.h"
#include "core/mending/text_numbers.h"
#include "core/mending/things_once.h"
#include "core/mending/whole_periods.h"
#include "core/mending/year_groups.h"
#include "core/mending/year_tests.h"
#include "core/printing/unparser.h"

#include <optional>

namespace ratatosk {
namespace {

/// What the question's words say.
bool mendByWords(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = boundPeriods(query, question);
    hasChanged |= includeBounds(query, question);
    hasChanged |= labelBuckets(query, question);
    hasChanged |= roundAsAsked(query, question, schema);
    hasChanged |= countRowsOfGroups(query);
    hasChanged |= followSelfReference(query, question, schema);
    return hasChanged;
}

/// What the cells say.
bool mendByCells(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = testYearsAsAsked(query, question, cells);
    hasChanged |= groupByYears(query, question, cells);
    hasChanged |= testFlagsAsAsked(query, question, cells);
    hasChanged |= askForOpenEnds(query, question, cells);
    hasChanged |= showMomentAsked(query, question, cells);
    hasChanged |= takeAges(query, question, cells);
    hasChanged |= reckonInIsoDates(query, cells);
    hasChanged |= takeTextsAsNumbers(query, cells);
    hasChanged |= testAbsentValues(query, cells);
    hasChanged |= matchTexts(query, cells);
    hasChanged |= leaveOutNullMembers(query, cells);
    hasChanged |= listThingsOnce(query, cells);
    return hasChanged;
}

} // namespace

void mendQueries(std::vector<Candidate>& candidates, const Question& question, const Schema& schema, const Connection* connection,
                 const std::stop_token& stop)
{
    std::optional<CellLookup> cells;
    if (connection)
        cells.emplace(schema, *connection, stop);
    for (Candidate& candidate : candidates) {
        bool hasChanged = mendByWords(candidate.query, question, schema);
        if (cells)
            hasChanged |= mendByCells(candidate.query, question, *cells);
        if (hasChanged)
            candidate.sql = sql::unparse(candidate.query, schema);
    }
}

} // namespace ratatosk
