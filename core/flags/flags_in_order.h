// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The dearest berth with electricity" put in order of whether it has some: a yes or no is tested, and what is ordered by is the figure that is shown,
/// or nothing. Says whether something was changed.
bool testFlagsInsteadOfOrder(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
