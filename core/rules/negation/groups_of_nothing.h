// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// Rows without a day are of no month, and things that were not weighed are neither light nor heavy: where groups are made of a column that some
/// rows have nothing in, by a part of it or by its size, those are left out. Says whether something was changed.
bool leaveOutGroupsOfNothing(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
