// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// SQL for the rows that a row of aggregates was computed from: all that its group has, or all that WHERE left where there are no groups.
/// Nothing when the query computes no aggregates, combines several queries, or does not list what it groups by. `row` has the query's cells.
std::optional<std::string> rowsBehind(const sql::Query& query, const std::vector<Cell>& row, const Schema& schema);

} // namespace ratatosk
