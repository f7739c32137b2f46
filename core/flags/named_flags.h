// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "plots with a shed", "customers who get the newsletter": a column of yes and no that the question names and the query leaves out is asked for,
/// with no where it is denied. Says whether something was changed.
bool testFlagsNamed(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
