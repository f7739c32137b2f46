// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/connected_tables.h"

#include "core/sql/joins/join_graph.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace ratatosk::sql {
namespace {

constexpr int kManyColumns = 2'000; ///< all pairs of names of more take longer than a person waits

void unite(std::vector<int>& parts, const std::vector<WeightedJoin>& joins)
{
    for (const WeightedJoin& edge : joins) {
        const int kept = parts[static_cast<std::size_t>(index(edge.join.left.table))];
        const int gone = parts[static_cast<std::size_t>(index(edge.join.right.table))];
        std::ranges::replace(parts, gone, kept);
    }
}

} // namespace

std::vector<int> connectedTables(const Schema& schema)
{
    std::vector<int> parts(static_cast<std::size_t>(schema.tableCount()));
    std::iota(parts.begin(), parts.end(), 0);
    unite(parts, joinsByKeys(schema, {}));
    const bool isWhole = std::ranges::adjacent_find(parts, std::ranges::not_equal_to()) == parts.end();
    if (isWhole || schema.columnCount() > kManyColumns)
        return parts;
    std::vector<TableId> tables;
    for (int table = 0; table < schema.tableCount(); ++table)
        tables.push_back(TableId{table});
    unite(parts, joinsByNames(schema, tables));
    return parts;
}

} // namespace ratatosk::sql
