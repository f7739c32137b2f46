// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Show all parcels": their rows, where one column is shown that does not tell one from the other: whom they went to, or a bare key. Returns whether
/// the query has changed.
bool showWholeRows(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
