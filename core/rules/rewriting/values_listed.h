// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/evidence/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Unpaid or part-paid bills", "full or part time": a test for one of the cells that the question lists is for all of them. Says whether something
/// was changed.
bool testAllValuesListed(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
