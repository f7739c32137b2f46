// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Which customers ordered in 2023 but not in 2024?": those that rows of the one year refer to and none of the other, with what else is demanded of the
/// rows. Where the query shows things alone, and one other table refers to them that the question names, or one alone does. Says whether something was
/// changed.
bool lookForThoseOfOneYear(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
