// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "For each crop, on which field was the biggest harvest?": the best are looked for in each of what the question says "each" of. Says whether
/// something was changed.
bool partitionAsAsked(sql::Query& query, const Question& question, const Schema& schema);

/// "How many rooms per floor have a balcony?": a figure is parted by what the question says "per" of. Says whether something was changed.
bool partFiguresAsAsked(sql::Query& query, const Question& question, const Schema& schema);

/// "Average price of dishes per hut": the average of each, where a query averages those again, which nobody asks for by one "average". Says whether
/// something was changed.
bool showAveragesOfEach(sql::Query& query, const Question& question);

/// "Complaints by reason, worst on top": where only what the groups are is shown, so is how many each has. Says whether something was changed.
bool countEachKind(sql::Query& query, const Question& question, const Schema& schema);

/// "The three dearest gigs of every year": of every year of the day that is shown first, not of the year in which something else began, and the year
/// is shown in the place of the day. Says whether something was changed.
bool partitionByYearAsked(sql::Query& query, const Question& question, const CellLookup& cells);

/// "The three best sellers of each category" of the three best of all: the best few of each. Says whether something was changed.
bool takeBestOfEachAsked(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
