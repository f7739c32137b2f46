// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/cell_needle.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ratatosk {

/// A statement that gives the row's key, then the cells of these columns, of rows where one of them may have what is looked for.
struct SearchStatement {
    std::string sql;
    std::vector<ColumnId> columns;
    bool isCounting = false; ///< calls FoundCounter::function with the cells
};

/// How the cells of one table are searched.
struct TablePlan {
    TableId table{};
    std::vector<std::string> key;         ///< columns by which a row is found again; none: nothing tells rows apart
    std::vector<SearchStatement> lookUps; ///< by indexes: a moment each
    std::vector<SearchStatement> scans;   ///< the rest, row by row; none where indexes tell all
    std::int64_t rows = -1;               ///< about; -1: not known
};

/// Rows of a server's table that are read: half a second or so.
inline constexpr std::int64_t kMostRowsOfServer = 200'000;

/// The ways into all tables, the smaller ones first; views compute what tables hold, and are left out. Reads what indexes there are and how
/// many rows about. Columns of numbers are looked through only where a number is looked for, or where they may hold a text.
std::vector<TablePlan> tablePlans(const Connection& connection, const Schema& schema, const CellNeedle& needle);

} // namespace ratatosk
