// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/rival_keys.h"

#include <map>
#include <set>
#include <utility>

namespace ratatosk {

std::vector<KeyRivals> rivalKeys(const Schema& schema)
{
    std::map<int, int> pairsOfGroup;
    for (const ForeignKey& key : schema.foreignKeys())
        ++pairsOfGroup[key.group];
    std::map<std::pair<TableId, ColumnId>, std::set<ColumnId>> children; // by table and the column that they refer to
    for (const ForeignKey& key : schema.foreignKeys()) {
        const TableId table = schema.column(key.from).table;
        if (pairsOfGroup[key.group] == 1 && table != schema.column(key.to).table)
            children[{table, key.to}].insert(key.from);
    }
    std::vector<KeyRivals> all;
    for (const auto& [place, columns] : children) {
        if (columns.size() > 1)
            all.push_back({place.second, {columns.begin(), columns.end()}});
    }
    return all;
}

} // namespace ratatosk
