// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

/// What a column of a generated database has to keep to.
struct SampledColumn {
    std::string name;
    std::string declaredType;
    bool isUnique = false;                     ///< a key, or texts of which none repeats in the file: names are keys, declared or not
    bool isRequired = false;                   ///< never NULL: part of a key, or declared so
    std::optional<std::pair<int, int>> parent; ///< table and column that a foreign key leads to, as places in the sample
    std::vector<Cell> values;                  ///< different ones, in the order of the file; no NULL
};

struct SampledTable {
    std::string name;
    std::vector<SampledColumn> columns;
    std::vector<int> key; ///< places of the columns of a primary key of several
    int rows = 0;         ///< read of the file
};

/// What new databases like one are made from.
using SampledTables = std::vector<SampledTable>;

/// Reads some thousand rows of each table of the file; views and SQLite's own tables are left out. Keys are those of the file and those of
/// `schema`, which calls tables and columns as the file does. Errors: what reading gives.
Result<SampledTables> sampleOf(const Connection& connection, const Schema& schema, std::stop_token stop = {});

/// Lets one of two columns that a query joins lead to the other, where no key does so already: else rows would hardly ever meet.
void addJoin(SampledTables& tables, const Schema& schema, ColumnId left, ColumnId right);

} // namespace ratatosk
