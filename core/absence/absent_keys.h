// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// What is not there is nobody's: where groups are counted by HAVING ("phone numbers of several customers"), rows without the key are no group;
/// where different values are listed, none is no value; where the first few of an ascending order are taken, rows without that figure are not among them. Says whether something was changed.
bool leaveOutAbsentKeys(sql::Query& query, const CellLookup& cells);

/// Rows that have nothing in the column are left out, where some have nothing there, a clause does not test it yet, and no LEFT JOIN is to keep
/// them. Says whether something was changed.
bool leaveOutRowsWithout(const sql::ColumnReference& column, sql::SelectBlock& block, const CellLookup& cells);

} // namespace ratatosk
