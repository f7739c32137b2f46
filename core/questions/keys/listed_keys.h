// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace ratatosk {

/// Foreign keys as (referencing, referenced) columns of one schema.
using KeyPairs = std::set<std::pair<ColumnId, ColumnId>>;

/// Foreign keys that a tables.json in Spider's layout lists, by database, as "table.column" in lower case. Errors: FileMissing, IoError, InvalidData.
Result<std::map<std::string, std::set<std::pair<std::string, std::string>>>> readListedKeys(const std::filesystem::path& file);

/// A database without what it says of its foreign keys, and what it said.
struct UndeclaredDatabase {
    std::string id;
    Schema schema;            ///< no foreign keys
    KeyPairs keys;            ///< declared, or listed beside
    std::set<TableId> filled; ///< tables with rows

    /// Whether both tables have rows.
    bool isFilled(ColumnId from, ColumnId to) const;
};

/// `listed`: further keys of this database. Errors: as readSchema.
Result<UndeclaredDatabase> undeclared(const std::string& id, const Connection& connection,
                                      const std::set<std::pair<std::string, std::string>>& listed = {});

} // namespace ratatosk
