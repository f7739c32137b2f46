// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// Groups, or ranks within groups, that a question wants by year ("each year", "per birth year") and that are made by whole dates, are made
/// by the dates' years; the column is shown so, too. Says whether something was changed.
bool groupByYears(sql::Query& query, const Question& question, const CellLookup& cells);

/// "On average, how many adoptions are there in a month?": the groups that are counted are the months of the one day that rows have. Says whether
/// something was changed.
bool averageByPeriodSaid(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
