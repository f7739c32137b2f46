// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

/// What has to occur in a generated database so that the conditions of queries are met by some rows and missed narrowly by others.
struct PlantedValues {
    /// By the names of table and column in lower case: the values that a query compares the column with, and their neighbours (one more and
    /// one less of a number, a text in capitals, a text around a pattern's).
    std::map<std::pair<std::string, std::string>, std::vector<Cell>> cells;
    std::vector<std::pair<ColumnId, ColumnId>> joins; ///< of different tables
    std::set<int> counts;                             ///< small whole numbers that aggregates are compared with: how large groups should be

    /// Requires: the query fits the schema.
    void add(const sql::Query& query, const Schema& schema);
};

} // namespace ratatosk
