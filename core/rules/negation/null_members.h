// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// `x NOT IN (SELECT y ...)` finds nothing once a y is NULL, which nobody means: where the data has such a y, it is left out. Says whether
/// something was changed.
bool leaveOutNullMembers(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
