// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How many stays began in each month of 2024?": months of the day that is held against the year, not of another one that nobody spoke of. Says
/// whether something was changed.
bool groupByDayTested(sql::Query& query, const Question& question, const Schema& schema);

/// "The most appointments on a single day": the largest of the counts of days, not the count of all. Says whether something was changed.
bool countWithinPeriodSaid(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
