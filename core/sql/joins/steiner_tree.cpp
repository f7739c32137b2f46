// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/steiner_tree.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

namespace ratatosk::sql {

namespace {

constexpr std::int64_t kUnreached = INT64_MAX / 4; ///< two of them still add up

/// How the cheapest tree over a set of terminals that ends in a node came about.
struct Entry {
    std::int64_t cost = kUnreached;
    int edge = -1; ///< last step: over this edge from `node`
    int node = -1;
    std::uint32_t part = 0; ///< or a merge here of the tree over this set and the tree over the rest
};

class DreyfusWagner
{
public:
    DreyfusWagner(int nodeCount, const std::vector<GraphEdge>& edges, const std::vector<int>& terminals)
        : m_edges(edges), m_edgesAt(static_cast<size_t>(nodeCount)), m_all((1u << (terminals.size() - 1)) - 1),
          m_best(m_all + 1, std::vector<Entry>(static_cast<size_t>(nodeCount))), m_root(terminals.back())
    {
        for (size_t edge = 0; edge < edges.size(); ++edge) {
            m_edgesAt[static_cast<size_t>(edges[edge].left)].push_back(static_cast<int>(edge));
            m_edgesAt[static_cast<size_t>(edges[edge].right)].push_back(static_cast<int>(edge));
        }
        for (size_t i = 0; i + 1 < terminals.size(); ++i)
            m_best[1u << i][static_cast<size_t>(terminals[i])].cost = 0;
    }

    std::optional<std::vector<int>> run()
    {
        for (std::uint32_t set = 1; set <= m_all; ++set) {
            mergeParts(set);
            spread(set);
        }
        if (m_all != 0 && m_best[m_all][static_cast<size_t>(m_root)].cost >= kUnreached)
            return std::nullopt;
        if (m_all != 0)
            collect(m_all, m_root);
        std::sort(m_tree.begin(), m_tree.end());
        m_tree.erase(std::unique(m_tree.begin(), m_tree.end()), m_tree.end());
        return m_tree;
    }

private:
    void mergeParts(std::uint32_t set)
    {
        for (std::uint32_t part = (set - 1) & set; part != 0; part = (part - 1) & set) {
            for (size_t node = 0; node < m_edgesAt.size(); ++node) {
                const std::int64_t cost = m_best[part][node].cost + m_best[set ^ part][node].cost;
                if (cost < m_best[set][node].cost)
                    m_best[set][node] = {.cost = cost, .part = part};
            }
        }
    }

    /// Dijkstra's algorithm from all nodes reached so far.
    void spread(std::uint32_t set)
    {
        std::vector<Entry>& best = m_best[set];
        using Item = std::pair<std::int64_t, int>;
        std::priority_queue<Item, std::vector<Item>, std::greater<>> queue;
        for (size_t node = 0; node < best.size(); ++node) {
            if (best[node].cost < kUnreached)
                queue.emplace(best[node].cost, static_cast<int>(node));
        }
        while (!queue.empty()) {
            const auto [cost, node] = queue.top();
            queue.pop();
            if (cost > best[static_cast<size_t>(node)].cost)
                continue;
            for (const int edge : m_edgesAt[static_cast<size_t>(node)]) {
                const int other = otherEnd(edge, node);
                const std::int64_t sum = cost + m_edges[static_cast<size_t>(edge)].cost;
                if (sum < best[static_cast<size_t>(other)].cost) {
                    best[static_cast<size_t>(other)] = {.cost = sum, .edge = edge, .node = node};
                    queue.emplace(sum, other);
                }
            }
        }
    }

    int otherEnd(int edge, int node) const
    {
        const GraphEdge& ends = m_edges[static_cast<size_t>(edge)];
        return ends.left == node ? ends.right : ends.left;
    }

    void collect(std::uint32_t set, int node)
    {
        const Entry& entry = m_best[set][static_cast<size_t>(node)];
        if (entry.edge >= 0) {
            m_tree.push_back(entry.edge);
            collect(set, entry.node);
        } else if (entry.part != 0) {
            collect(entry.part, node);
            collect(set ^ entry.part, node);
        }
    }

    const std::vector<GraphEdge>& m_edges;
    std::vector<std::vector<int>> m_edgesAt;
    std::uint32_t m_all;                    ///< the set of all terminals but the root
    std::vector<std::vector<Entry>> m_best; ///< [set][node]
    int m_root;
    std::vector<int> m_tree;
};

} // namespace

std::optional<std::vector<int>> steinerTree(int nodeCount, const std::vector<GraphEdge>& edges, const std::vector<int>& terminals)
{
    return DreyfusWagner(nodeCount, edges, terminals).run();
}

} // namespace ratatosk::sql
