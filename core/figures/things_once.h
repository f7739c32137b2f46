// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// The columns of one table, listed, come once, not as often as a join repeats its rows: by DISTINCT. Lists that are cut by
/// LIMIT, or ordered by what they do not show, stay as they are. Says whether something was changed.
bool listThingsOnce(sql::Query& query, const CellLookup& cells);

/// "How many pupils have booked?" of pupils and their bookings: each pupil counts once, not as often as a join repeats it; so in groups
/// by what pupils are. Says whether something was changed.
bool countThingsOnce(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
