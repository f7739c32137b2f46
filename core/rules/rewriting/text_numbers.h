// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// Columns that keep numbers as text ("120", "$1,250.00") are taken as numbers where a query compares them by order, sorts by them or takes the
/// least and the greatest, and where their marks would lose figures of a sum: as text 120 comes before 5. Where the order is the same, as of
/// years, and of codes with leading zeros they stay text. Says whether something was changed.
bool takeTextsAsNumbers(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
