// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

// For those who want to look into a table.

/// A table's or column's name as a statement may hold it.
std::string nameInStatement(const std::string& name, const Schema& schema);

std::string rowsStatement(TableId table, const Schema& schema);
/// `most`: beyond it a server, which counts row by row, gives up and says one more. A file counts to the end.
std::string rowCountStatement(TableId table, const Schema& schema, std::int64_t most);

/// The primary key that is one whole number; in a file it is the INTEGER PRIMARY KEY, by which SQLite finds rows and numbers new ones.
/// Nothing: there is none.
std::optional<ColumnId> rowNumberOf(TableId table, const Schema& schema);

/// What the rows of a structure are called, in the reader's language. Requires: no quotation marks.
struct StructureTitles {
    std::string column = "column";
    std::string type = "type";
    std::string primaryKey = "primary key";
    std::string mayBeNull = "may be NULL";
    std::string defaultValue = "default";
    std::string refersTo = "refers to";
    std::string itsColumn = "its column";
    std::string yes = "yes";
    std::string no = "no";
};

/// Its columns, its keys to other tables, and how it, its indexes and its triggers were made, as far as its engine says.
std::vector<std::string> structureStatements(TableId table, const Schema& schema, const StructureTitles& titles = {});

/// The values of a column and how often each is there, the most frequent first.
std::string valueCountStatement(ColumnId column, const Schema& schema);

/// "Which huts ": the words that a question about its rows may begin with.
std::string questionBeginning(const Table& table);

} // namespace ratatosk
