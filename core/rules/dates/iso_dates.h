// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/date_form.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// How a column's cells write days, by the first of them; nothing for SQLite's own way, and on servers, which know dates.
std::optional<sql::DateForm> dateFormOf(ColumnId column, const CellLookup& cells);

/// Whether it is declared or called so that it may keep days or times.
bool namesATime(const Column& column);

/// Whether the first cells of a column are days, in any form. Not asked of servers.
bool holdsDays(ColumnId column, const CellLookup& cells);

/// Columns that write days otherwise than SQLite ("24-DEC-10", "12/24/2010", seconds since 1970, "2010-12") are written out in its own way where a query
/// computes with them, compares them with days or puts them in order: as they are, `strftime` makes NULLs of them, and April comes before
/// March. What compares a day with a bare year compares its year. Says whether something was changed.
bool convertToIsoDates(sql::Query& query, const CellLookup& cells);

} // namespace ratatosk
