// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/table_neighbours.h"

#include <algorithm>

namespace ratatosk {

namespace {

void sortOnce(std::vector<TableId>& tables)
{
    std::ranges::sort(tables);
    const auto repeats = std::ranges::unique(tables);
    tables.erase(repeats.begin(), repeats.end());
}

} // namespace

TableNeighbours neighboursIn(const Schema& schema)
{
    const auto tables = static_cast<std::size_t>(schema.tableCount());
    const auto columns = static_cast<std::size_t>(schema.columnCount());
    TableNeighbours all{std::vector<std::vector<TableId>>(tables), std::vector<std::vector<TableId>>(columns), std::vector<bool>(columns),
                        std::vector<bool>(columns)};
    for (const ForeignKey& key : schema.foreignKeys()) {
        const TableId child = schema.column(key.from).table, parent = schema.column(key.to).table;
        all.refers[static_cast<std::size_t>(key.from)] = true;
        all.isReferenced[static_cast<std::size_t>(key.to)] = true;
        if (child == parent)
            continue;
        all.ofTable[static_cast<std::size_t>(child)].push_back(parent);
        all.ofTable[static_cast<std::size_t>(parent)].push_back(child);
        all.ofColumn[static_cast<std::size_t>(key.from)].push_back(parent);
        all.ofColumn[static_cast<std::size_t>(key.to)].push_back(child);
    }
    for (auto* lists : {&all.ofTable, &all.ofColumn}) {
        for (std::vector<TableId>& list : *lists)
            sortOnce(list);
    }
    return all;
}

} // namespace ratatosk
