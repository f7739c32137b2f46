// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// `order_id >= '2023-01-01'`, `strftime('%Y', flag)`: what is no day is not held against days; where its table has one column of days, or one that every
/// row has, that is meant. Says whether something was changed.
bool putDaysInPlace(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
