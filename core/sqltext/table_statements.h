// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

// For those who want to look into a table.

std::string rowsStatement(const std::string& table);
std::string rowCountStatement(const std::string& table);

/// The INTEGER PRIMARY KEY, by which SQLite finds rows and numbers new ones; nothing: there is none.
std::optional<ColumnId> rowNumberOf(TableId table, const Schema& schema);

/// Its columns, its keys to other tables, and how it, its indexes and its triggers were made.
std::vector<std::string> structureStatements(const std::string& table);

/// The values of a column and how often each is there, the most frequent first.
std::string valueCountStatement(const std::string& table, const std::string& column);

/// "Which huts ": the words that a question about its rows may begin with.
std::string questionBeginning(const Table& table);

} // namespace ratatosk
