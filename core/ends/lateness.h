// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How many days late were they on average?": lateness is since the day when something was due, of what came behind it. A query that reckons
/// from another day, compares the day with itself or only asks whether there is one, takes the one that was due. "Percent on time"
/// is the share of what came by then. Says whether something was changed.
bool reckonLateness(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
