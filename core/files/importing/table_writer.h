// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/importing/table_survey.h"

#include <memory>
#include <string>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace ratatosk {

/// Creates a table of a database and fills it.
class TableWriter
{
public:
    /// `database` must outlive it. Error: IoError.
    static Result<TableWriter> create(sqlite3* database, TableDesign design);

    /// Error: IoError (no room).
    Result<void> write(RowCells row);

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    TableWriter(sqlite3* database, TableDesign design) : m_database(database), m_design(std::move(design)) {}
    void bind(int place, std::string_view cell, std::size_t column);
    void bindText(int place, std::string_view text);

    sqlite3* m_database;
    TableDesign m_design;
    std::unique_ptr<sqlite3_stmt, Finalize> m_insert;
    std::vector<std::string> m_texts; ///< by columns: dates as they are written, until the row is
};

/// Why SQLite could not write. Error: IoError.
Error writingFailed(sqlite3* database);

} // namespace ratatosk
