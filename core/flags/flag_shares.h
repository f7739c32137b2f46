// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "What share of the plots in each section has a shed?": where a query shows what share each group is of all rows, or sums a column of yes and no,
/// the share of those rows in each group of which the column that the question names says so. Says whether something was changed.
bool shareOfFlags(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
