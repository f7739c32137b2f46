// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/join_order.h"

#include <algorithm>

namespace ratatosk::sql {

namespace {

std::vector<JoinKey> keysOf(const std::vector<Source>& from)
{
    std::vector<JoinKey> keys;
    for (const Source& source : from)
        keys.insert(keys.end(), source.keys.begin(), source.keys.end());
    return keys;
}

bool contains(const std::vector<size_t>& all, int index)
{
    return std::find(all.begin(), all.end(), static_cast<size_t>(index)) != all.end();
}

} // namespace

std::vector<size_t> joinOrder(const std::vector<Source>& from, size_t first)
{
    const std::vector<JoinKey> keys = keysOf(from);
    std::vector<size_t> order = {first};
    for (size_t placed = 0; placed < order.size(); ++placed) {
        for (const JoinKey& key : keys) {
            for (const auto& [near, far] :
                 {std::pair(key.left.source.index, key.right.source.index), {key.right.source.index, key.left.source.index}}) {
                if (static_cast<size_t>(near) == order[placed] && !contains(order, far))
                    order.push_back(static_cast<size_t>(far));
            }
        }
    }
    return order;
}

std::vector<Source> reordered(const std::vector<Source>& from, const std::vector<size_t>& order)
{
    std::vector<int> place(from.size());
    for (size_t i = 0; i < order.size(); ++i)
        place[order[i]] = static_cast<int>(i);
    std::vector<Source> result;
    for (const size_t index : order)
        result.push_back({from[index].relation, from[index].kind, {}, from[index].condition});
    for (JoinKey key : keysOf(from)) {
        key.left.source.index = place[static_cast<size_t>(key.left.source.index)];
        key.right.source.index = place[static_cast<size_t>(key.right.source.index)];
        result[static_cast<size_t>(std::max(key.left.source.index, key.right.source.index))].keys.push_back(key);
    }
    return result;
}

} // namespace ratatosk::sql
