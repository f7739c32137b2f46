// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// Of the best rows of each group: first and last name where one is shown of those whom no word asks for by one name alone, and what they were put in
/// order by, where the question asks for it ("..., and how much?", "with the date"). Says whether something was changed.
bool showAllOfPlaced(sql::Query& query, const Question& question, const CellLookup& cells);

/// The same of rows that are the first of an order: what they were put in order by, where the question asks for it.
bool showOrderAsked(sql::Query& query, const Question& question, const CellLookup& cells);

/// "Total tips per employee, highest first": groups are shown with the figure that they are put in order by, where the question begins with it. Says
/// whether something was changed.
bool showFigureOfGroups(sql::Query& query, const Question& question);

} // namespace ratatosk
