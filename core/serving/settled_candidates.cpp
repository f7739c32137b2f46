// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/settled_candidates.h"

#include "core/mending/impossible_tests.h"
#include "core/mending/query_mending.h"
#include "core/mending/senseless_figures.h"
#include "core/serving/forgotten_extremes.h"
#include "core/serving/forgotten_values.h"
#include "core/serving/mentioned_cells.h"
#include "core/serving/misplaced_columns.h"
#include "core/serving/staff_asked.h"
#include "core/serving/stranger_joins.h"
#include "core/serving/timeless_columns.h"
#include "core/turns/carried_conditions.h"

#include <optional>
#include <utility>

namespace ratatosk {

void settle(std::vector<Candidate>& candidates, const QuestionReading& reading, const Connection* connection, std::stop_token stop)
{
    std::optional<CellLookup> cells;
    if (connection)
        cells.emplace(reading.schema, *connection, std::move(stop));
    const bool standsAlone = reading.question.earlier.isEmpty(); // else tables and cells may have been spoken of before
    if (standsAlone) {
        testMentionedCells(candidates, reading, cells ? &*cells : nullptr);
        showStaffAsked(candidates, reading);
    }
    mendQueries(candidates, reading.question.question, reading.schema, cells ? &*cells : nullptr);
    if (standsAlone) // a column may have given way to another since
        testMentionedCells(candidates, reading, cells ? &*cells : nullptr);
    dropForgetfulOfValues(candidates, reading.question);
    if (standsAlone)
        dropForgetfulOfExtremes(candidates, reading.question);
    dropImpossible(candidates);
    if (cells) {
        dropTimeless(candidates, *cells);
        dropSenseless(candidates, reading.question.question, *cells);
    }
    dropForgetful(candidates, reading.question);
    if (standsAlone)
        dropMisplaced(candidates, reading);
    if (reading.part)
        dropStrangerJoins(candidates, reading.schema);
}

} // namespace ratatosk
