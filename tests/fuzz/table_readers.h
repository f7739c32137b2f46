// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::fuzz {

struct CsvField {
    std::string text;
    bool isNull = false; ///< nothing, not even quotes
};

/// RFC 4180, read strictly: throws BrokenPromise for what is none.
std::vector<std::vector<CsvField>> csvRows(std::string_view csv);

/// Whether it is a JSON list of objects with these cells in order. Text that is not UTF-8 and infinities only have to be there.
bool jsonRowsMatch(std::string_view json, const std::vector<std::vector<Cell>>& rows);

/// What a table with these columns, all without a type, holds after the script ran. Nothing: it did not run.
std::optional<std::vector<std::vector<Cell>>> rowsInserted(const std::string& script, const std::string& table,
                                                           const std::vector<std::string>& columns);

/// Reals as SQLite reads them, which rounds the last digit otherwise than we do.
bool areSameRows(const std::vector<std::vector<Cell>>& left, const std::vector<std::vector<Cell>>& right);

/// Whether SQLite finds the expression true.
bool holdsInSqlite(const std::string& expression);

} // namespace ratatosk::fuzz
