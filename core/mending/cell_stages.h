// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// As the cells are, before anything is held against the question: no rule takes CAST(day AS REAL) for a day. Says whether something was changed.
bool readCells(sql::Query& query, const CellLookup& cells);

/// All rules that look at cells, in their order: days, states, what is left out, amounts, texts. Says whether something was changed.
bool mendByCells(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
