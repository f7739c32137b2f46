// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// The columns of one table, listed, come once, not as often as a join repeats its rows: by DISTINCT. Lists that are cut by
/// LIMIT, or ordered by what they do not show, stay as they are. Says whether something was changed.
bool listThingsOnce(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
