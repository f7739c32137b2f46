// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"

namespace ratatosk {

/// A moment is held against a day by its own day: 10 o'clock on the day when something was due is not after it. Nor are there
/// parts of days between the two, unless the difference is told in hours or minutes. Says whether something was changed.
bool compareMomentsByDay(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
