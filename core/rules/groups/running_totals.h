// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// A running figure beside groups is one of groups, not of rows: `count(*) OVER (ORDER BY year)` becomes `sum(count(*)) OVER (ORDER BY year)`
/// where there is a GROUP BY, and `sum(price) OVER ...` becomes `sum(sum(price)) OVER ...`. Says whether something was changed.
bool sumWholeGroups(sql::Query& query);

} // namespace ratatosk
