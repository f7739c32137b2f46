// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// Where columns of days are compared with a year that the question names, the comparison is the question's: "in 2024" has that year alone,
/// "since 2024" it and later ones. A year or month that no test has, though the query shows or groups by the one column of days that there
/// is, is asked for. Says whether something was changed.
bool testYearsAsAsked(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
