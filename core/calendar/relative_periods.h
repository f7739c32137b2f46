// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Last year", "this month", "yesterday", "in the last 30 days": periods that are told from today are tested on the day that the query tests or
/// shows already, else on the one day that each row has; numbers and years that were taken from such words go. Says whether something was
/// changed.
bool testPeriodsFromToday(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
