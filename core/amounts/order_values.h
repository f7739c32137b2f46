// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Average order value": the mean of what the lines of each order come to, where orders have no amount of their own. Says whether something was changed.
bool averageWhatEachComesTo(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
