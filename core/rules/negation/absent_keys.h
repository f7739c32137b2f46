// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// Excludes NULL in three places: as a group that HAVING counts ("phone numbers of several customers"), as an entry of a DISTINCT list, and
/// among the first rows of an ascending order. Returns whether the query was changed.
bool leaveOutAbsentKeys(sql::Query& query, const CellLookup& cells);

/// Excludes rows with NULL in the column, if the column has NULL, no clause tests it yet and no LEFT JOIN has to keep such rows. Returns
/// whether the query was changed.
bool leaveOutRowsWithout(const sql::ColumnReference& column, sql::SelectBlock& block, const CellLookup& cells);

} // namespace ratatosk
