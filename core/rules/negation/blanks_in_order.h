// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Which pet of each kind was born first?": an empty cell comes before all others, and is the first of nothing. Where rows are cut off in ascending
/// order of a column that some have not, those are left out. Says whether something was changed.
bool leaveBlanksOutOfOrder(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
