// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/rival_keys.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace ratatosk {
namespace {

using Keys = std::vector<ForeignKey>;
using Pair = std::pair<TableId, TableId>; ///< the table that refers, the one referred to

/// Keys of one column each between different tables, in schema order, none of them twice.
std::map<Pair, Keys> keysByTables(const Schema& schema)
{
    std::map<int, int> pairsOfGroup;
    for (const ForeignKey& key : schema.foreignKeys())
        ++pairsOfGroup[key.group];
    std::map<Pair, Keys> keys;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const Pair tables{schema.column(key.from).table, schema.column(key.to).table};
        if (pairsOfGroup[key.group] == 1 && tables.first != tables.second)
            keys[tables].push_back(key);
    }
    const auto place = [](const ForeignKey& key) { return std::pair(key.from, key.to); };
    for (auto& [tables, some] : keys) {
        std::ranges::sort(some, {}, place);
        const auto twice = std::ranges::unique(some, {}, place);
        some.erase(twice.begin(), twice.end());
    }
    return keys;
}

/// Those to each column referred to.
std::vector<Keys> byColumnReferredTo(const Keys& keys)
{
    std::map<ColumnId, Keys> all;
    for (const ForeignKey& key : keys)
        all[key.to].push_back(key);
    std::vector<Keys> sets;
    for (auto& [to, set] : all)
        sets.push_back(std::move(set));
    return sets;
}

/// The keys of both directions, or those of one to each column.
std::vector<Keys> rivalsWithin(const std::map<Pair, Keys>& all, const Pair& tables)
{
    const auto back = all.find({tables.second, tables.first});
    if (back == all.end())
        return byColumnReferredTo(all.at(tables));
    if (tables.second < tables.first)
        return {}; // told from the other side
    Keys both = all.at(tables);
    both.insert(both.end(), back->second.begin(), back->second.end());
    return {both};
}

} // namespace

std::vector<ColumnId> KeyRivals::columns() const
{
    std::vector<ColumnId> columns;
    std::ranges::transform(keys, std::back_inserter(columns), &ForeignKey::from);
    return columns;
}

std::vector<KeyRivals> rivalKeys(const Schema& schema)
{
    const std::map<Pair, Keys> all = keysByTables(schema);
    std::vector<KeyRivals> rivals;
    for (const auto& [tables, keys] : all) {
        for (Keys& set : rivalsWithin(all, tables)) {
            if (set.size() > 1)
                rivals.push_back({std::move(set)});
        }
    }
    return rivals;
}

} // namespace ratatosk
