// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "What have we lent out?", "incoming payments": of rows that a column says to go in or out those that do so, where the query does not ask. Says
/// whether something was changed.
bool testDirectionsSaid(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
