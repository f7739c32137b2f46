// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"

namespace ratatosk {

/// "How many visits did each vet do in 2024?": a period in the condition of a left join is one of what is joined, not of the rows that are kept
/// anyhow. Says whether something was changed.
bool testDaysOfJoined(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
