// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/join_graph.h"

#include <algorithm>

namespace ratatosk::sql {

namespace {

// Large, so that the place in the list can break ties without outweighing an edge.
constexpr std::int64_t kUnit = 1'000'000;
constexpr std::int64_t kDeclared = 1'000 * kUnit;
constexpr std::int64_t kGuessed = 2'500 * kUnit;
constexpr std::int64_t kSiblings = 1'900 * kUnit;

/// One join for each key; the pairs of a composite key share their group.
std::vector<WeightedJoin> keyJoins(const Schema& schema)
{
    std::vector<WeightedJoin> joins;
    std::vector<int> groups;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const Occurrence child{schema.column(key.from).table};
        const Occurrence parent{schema.column(key.to).table};
        const bool continues = !groups.empty() && groups.back() == key.group && joins.back().join.left == child
            && joins.back().join.right == parent;
        if (!continues) {
            const JoinOrigin origin = key.isGuess ? JoinOrigin::Guessed : JoinOrigin::Declared;
            joins.push_back({{child, parent, {}, origin}, key.isGuess ? kGuessed : kDeclared});
            groups.push_back(key.group);
        }
        joins.back().join.keys.emplace_back(key.from, key.to);
    }
    return joins;
}

/// Two children of the same parent column.
void appendSiblings(std::vector<WeightedJoin>& joins)
{
    const size_t keyCount = joins.size();
    for (size_t i = 0; i < keyCount; ++i) {
        for (size_t j = i + 1; j < keyCount; ++j) {
            const Join& left = joins[i].join;
            const Join& right = joins[j].join;
            const bool isSimple = left.keys.size() == 1 && right.keys.size() == 1;
            if (!isSimple || left.left == right.left || left.keys[0].second != right.keys[0].second)
                continue;
            const JoinOrigin origin = std::max(left.origin, right.origin);
            joins.push_back({{left.left, right.left, {{left.keys[0].first, right.keys[0].first}}, origin},
                             origin == JoinOrigin::Guessed ? 2 * kSiblings : kSiblings});
        }
    }
}

} // namespace

std::vector<WeightedJoin> joinsOf(const Schema& schema)
{
    std::vector<WeightedJoin> joins = keyJoins(schema);
    std::erase_if(joins, [](const WeightedJoin& weighted) { return weighted.join.left == weighted.join.right; });
    appendSiblings(joins);
    for (size_t i = 0; i < joins.size(); ++i)
        joins[i].cost += static_cast<std::int64_t>(i);
    return joins;
}

} // namespace ratatosk::sql
