// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/mending/request_list.h"
#include "core/sql/query.h"

namespace ratatosk {

/// What words of a list mean in a query whose FROM has tables alone: figures that it shows, columns that it shows or could show and, of groups,
/// the figure of a column that they are put in order by. Both must outlive it.
WordsMeaning requestMeaning(const sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
