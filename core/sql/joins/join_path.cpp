// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/join_path.h"

#include "core/sql/joins/join_graph.h"
#include "core/sql/joins/steiner_tree.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk::sql {

namespace {

bool contains(const std::vector<Occurrence>& all, const Occurrence& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

/// Joins as edges between numbered occurrences: first ones by table, then second ones.
class OccurrenceGraph
{
public:
    OccurrenceGraph(const Schema& schema, const std::vector<Join>& stated, const std::vector<ColumnId>& preferredKeys)
        : m_tableCount(schema.tableCount())
    {
        for (const Join& join : stated)
            add(join, 0);
        add(joinsByKeys(schema, preferredKeys));
    }

    void add(const std::vector<WeightedJoin>& joins)
    {
        for (const WeightedJoin& weighted : joins)
            add(weighted.join, weighted.cost);
    }

    int node(const Occurrence& occurrence) const { return index(occurrence.table) + m_tableCount * occurrence.number; }
    const Join& join(int edge) const { return m_joins[static_cast<size_t>(edge)]; }

    std::optional<std::vector<int>> tree(const std::vector<Occurrence>& terminals) const
    {
        std::vector<int> nodes;
        int nodeCount = m_tableCount;
        for (const Occurrence& terminal : terminals) {
            nodes.push_back(node(terminal));
            nodeCount = std::max(nodeCount, m_tableCount * (terminal.number + 1));
        }
        return steinerTree(nodeCount, m_edges, nodes);
    }

private:
    void add(const Join& join, std::int64_t cost)
    {
        m_edges.push_back({node(join.left), node(join.right), cost});
        m_joins.push_back(join);
    }

    int m_tableCount;
    std::vector<GraphEdge> m_edges;
    std::vector<Join> m_joins;
};

std::vector<Occurrence> withStatedEnds(const std::vector<Occurrence>& terminals, const std::vector<Join>& stated)
{
    std::vector<Occurrence> all;
    const auto add = [&](const Occurrence& one) {
        if (!contains(all, one))
            all.push_back(one);
    };
    for (const Occurrence& terminal : terminals)
        add(terminal);
    for (const Join& join : stated) {
        add(join.left);
        add(join.right);
    }
    return all;
}

/// Sets the joins so that each one hangs on what is already placed; the table placed last is looked at first.
JoinPath inOrder(const Occurrence& first, std::vector<Join> joins)
{
    JoinPath path{first, {}, {}};
    std::vector<Occurrence> placed = {first};
    while (!joins.empty()) {
        const auto hangsOn = [&](const Occurrence& from) {
            return std::find_if(joins.begin(), joins.end(), [&](const Join& join) { return join.left == from || join.right == from; });
        };
        auto next = joins.end();
        for (auto from = placed.rbegin(); from != placed.rend() && next == joins.end(); ++from)
            next = hangsOn(*from);
        path.joins.push_back(contains(placed, next->left) ? *next : turned(*next));
        placed.push_back(path.joins.back().right);
        joins.erase(next);
    }
    return path;
}

/// All tables may lie between the terminals; in a very large schema, where comparing all names takes too long, only they themselves.
std::vector<TableId> tablesToGuess(const Schema& schema, const std::vector<Occurrence>& terminals)
{
    constexpr int kManyColumns = 2'000; ///< all pairs of names of more take longer than a person waits
    std::vector<TableId> tables;
    for (int table = 0; table < schema.tableCount() && schema.columnCount() <= kManyColumns; ++table)
        tables.push_back(TableId{table});
    for (const Occurrence& terminal : terminals) {
        if (std::find(tables.begin(), tables.end(), terminal.table) == tables.end())
            tables.push_back(terminal.table);
    }
    return tables;
}

Error unreachable(const Schema& schema, const std::vector<Occurrence>& terminals)
{
    std::string names;
    for (const Occurrence& terminal : terminals)
        names += (names.empty() ? "" : ", ") + schema.table(terminal.table).name;
    return {ErrorCode::NoAnswer, fmt::format("no foreign keys connect the tables {}", names)};
}

} // namespace

Join turned(const Join& join)
{
    Join result{join.right, join.left, {}, join.origin};
    for (const auto& [left, right] : join.keys)
        result.keys.emplace_back(right, left);
    return result;
}

std::vector<Occurrence> JoinPath::occurrences() const
{
    std::vector<Occurrence> all = {first};
    for (const Join& join : joins)
        all.push_back(join.right);
    return all;
}

Result<JoinPath> findJoinPath(const Schema& schema, const std::vector<Occurrence>& terminals, const std::vector<Join>& stated,
                              const std::vector<ColumnId>& preferredKeys)
{
    const std::vector<Occurrence> ends = withStatedEnds(terminals, stated);
    if (ends.size() > kMaxTerminals)
        return Error{ErrorCode::LimitExceeded, fmt::format("a query may join {} tables by path, not {}", kMaxTerminals, ends.size())};
    OccurrenceGraph graph(schema, stated, preferredKeys);
    std::optional<std::vector<int>> tree = graph.tree(ends);
    if (!tree) {
        graph.add(joinsByNames(schema, tablesToGuess(schema, ends)));
        tree = graph.tree(ends);
    }
    if (!tree)
        return unreachable(schema, ends);

    std::vector<Join> joins;
    std::vector<Join> leftOver = stated;
    for (const int edge : *tree) {
        joins.push_back(graph.join(edge));
        if (static_cast<size_t>(edge) < stated.size())
            std::erase(leftOver, graph.join(edge));
    }
    JoinPath path = inOrder(ends.front(), std::move(joins));
    path.further = std::move(leftOver);
    return path;
}

std::vector<Source> sourcesOf(const JoinPath& path)
{
    const std::vector<Occurrence> occurrences = path.occurrences();
    const auto indexOf = [&](const Occurrence& one) {
        return static_cast<int>(std::find(occurrences.begin(), occurrences.end(), one) - occurrences.begin());
    };
    std::vector<Source> sources;
    for (const Occurrence& occurrence : occurrences)
        sources.push_back({.relation = occurrence.table});
    for (const std::vector<Join>* joins : {&path.joins, &path.further}) {
        for (const Join& join : *joins) {
            const int left = indexOf(join.left);
            const int right = indexOf(join.right);
            for (const auto& [leftColumn, rightColumn] : join.keys)
                sources[static_cast<size_t>(std::max(left, right))].keys.push_back(
                    {{{0, left}, leftColumn}, {{0, right}, rightColumn}, join.origin});
        }
    }
    return sources;
}

} // namespace ratatosk::sql
