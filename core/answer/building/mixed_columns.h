// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/mixed_column.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk {

/// Those whose numbers the query adds up, averages, compares, sorts by for its first rows or takes the least or greatest of.
std::vector<MixedColumn> mixedColumns(const sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
