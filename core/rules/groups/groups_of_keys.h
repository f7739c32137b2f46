// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// Rows counted by their own key are one each: "which treatments were given more than 40 times" counts by what they are called. Says whether
/// something was changed.
bool groupByNameOfKey(sql::Query& query, const Schema& schema);

/// `sum(price - cost)` of rows grouped by their own key is `price - cost`, where no two rows shown are called the same. Says whether something
/// was changed.
bool showValuesOfRows(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
