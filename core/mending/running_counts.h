// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"

namespace ratatosk {

/// A running count beside groups counts rows, not groups: `count(*) OVER (ORDER BY year)` becomes `sum(count(*)) OVER (ORDER BY year)`
/// where there is a GROUP BY. Says whether something was changed.
bool countRowsOfGroups(sql::Query& query);

} // namespace ratatosk
