// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "What share was cancelled?" of a column that holds CANC and DONE: a test for a code that the question does not say is for the one that it says.
/// Says whether something was changed.
bool testCodesSaid(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
