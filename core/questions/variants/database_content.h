// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"

#include <filesystem>
#include <stop_token>
#include <vector>

namespace ratatosk {

using TableRows = std::vector<std::vector<Cell>>;

/// All of a small database: a value.
struct DatabaseContent {
    Schema schema;               ///< with guessed keys
    std::vector<TableRows> rows; ///< of each table of `schema`, a cell for each of its columns

    TableRows& rowsOf(TableId table) { return rows[static_cast<std::size_t>(index(table))]; }
    const TableRows& rowsOf(TableId table) const { return rows[static_cast<std::size_t>(index(table))]; }
    /// The place of the column in its table's rows.
    std::size_t placeOf(ColumnId column) const;
    /// The cells of the column, row by row.
    std::vector<Cell> cellsOf(ColumnId column) const;
};

/// Reads every table, of each so many rows; negative: all. A view becomes a table. Errors: as readSchema and Connection::run.
Result<DatabaseContent> readContent(const Connection& connection, std::int64_t rowsPerTable = -1, std::stop_token stop = {});

/// Writes a new SQLite file with primary keys and the foreign keys that are no guesses. Rows keep their order. Error: IoError; a file of that name is replaced.
Result<void> writeContent(const DatabaseContent& content, const std::filesystem::path& file);

} // namespace ratatosk
