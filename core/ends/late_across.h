// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Orders that were delivered late", where the order has the day that was promised and the delivery the one when it came: both, joined, and held
/// against each other. Says whether something was changed.
bool testLatenessAcross(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
