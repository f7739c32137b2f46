// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Our sales in 2026": where nothing is said of payment, not when they were paid, or due, but when they were made: a period is of the one day that
/// each row has. "Turnover per year" is not of the years in which those were hired who sold. Says whether something was changed.
bool takeDaysOfTheirOwn(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
