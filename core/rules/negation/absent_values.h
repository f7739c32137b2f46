// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// A test for NULL of a column that has none: where a zero, or a word such as "none", stands for nothing there, that is tested for.
/// Where none does, and another column's NULLs are asked for as well, no test is left of it.
/// Queries with a LEFT JOIN, which makes NULLs of its own, stay as they are. Says whether something was changed.
bool testAbsentValues(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
