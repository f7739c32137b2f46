// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// A text that no cell of its column is, though some hold it as words among others ("Espoo, Finland"), is looked for inside of them:
/// `place = 'Finland'` becomes `place LIKE '%Finland%'`. One that a cell is but for capitals
/// is spelled as there. Says whether something was changed.
bool matchTexts(sql::Query& query, const CellLookup& cells);

/// Where several cells differ from a text by capitals alone, all of them are found: `place LIKE 'berlin'`.
bool matchTextsInAnyCase(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
