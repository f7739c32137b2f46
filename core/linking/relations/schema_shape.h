// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <set>
#include <utility>
#include <vector>

namespace ratatosk {

/// What relations need to know of a schema: who owns which column, keys and references, by plain index.
struct SchemaShape {
    int tables = 0;
    std::vector<int> owner;                        ///< per column its table
    std::vector<bool> isListedKey;                 ///< per column; of a composite key only its first column, as Spider lists keys
    std::vector<int> lastReference;                ///< per column what its last foreign key refers to; -1: none
    std::set<std::pair<int, int>> references;      ///< (referencing column, referenced column)
    std::set<std::pair<int, int>> tableReferences; ///< their tables
    std::set<std::pair<int, int>> keySides;        ///< (table on the primary key's side of some foreign key, table on the other side)

    int columns() const { return static_cast<int>(owner.size()); }
};

SchemaShape shapeOf(const Schema& schema);

/// The published parser's expanded schema: column 0 is a star of a pseudo-table that comes last, column 1 + t the star of table t, then
/// come the columns (Spider's column k >= 1, our k - 1, becomes k + tables).
SchemaShape expandedShapeOf(const Schema& schema);

/// Index in the expanded schema of a column.
int expandedIndex(const Schema& schema, ColumnId column);

} // namespace ratatosk
