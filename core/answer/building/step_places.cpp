// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/step_places.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>

namespace ratatosk {

namespace {

/// Clause in which the parts of a field appear.
const std::map<std::string_view, std::string_view> kClauses{{"select", "SELECT"}, {"where", "WHERE"},    {"group", "GROUP BY"},
                                                            {"having", "HAVING"}, {"order", "ORDER BY"}, {"limit", "LIMIT"},
                                                            {"on", "FROM"},       {"table", "FROM"}};

/// Rules that add nothing of their own to the SQL.
constexpr auto kTransparent = std::to_array<std::string_view>({"Column", "Literal", "Other", "Outer", "OfOther", "Distinct"});

/// The tree as a list, depth first.
struct FlatNode {
    const sql::OutlineNode* node = nullptr;
    int parent = -1;
    std::string_view clause; ///< "SELECT" for a SELECT DISTINCT, too
    bool isTaken = false;
};

void flatten(const sql::OutlineNode& node, int parent, std::string_view clause, std::vector<FlatNode>& nodes)
{
    const int number = static_cast<int>(nodes.size());
    for (const auto& [field, name] : kClauses)
        clause = std::string_view(node.label).starts_with(name) && !node.children.empty() ? name : clause;
    nodes.push_back({&node, parent, clause});
    for (const sql::OutlineNode& child : node.children)
        flatten(child, number, clause, nodes);
}

class Placement
{
public:
    Placement(const std::vector<DerivationStep>& steps, const sql::OutlineNode& tree)
        : m_steps(steps), m_places(steps.size(), -1), m_parts(steps.size())
    {
        flatten(tree, -1, {}, m_nodes);
        for (std::size_t step = 0; step < steps.size(); ++step)
            m_places[step] = pointedAt(step);
        for (std::size_t step = steps.size(); step-- > 0;)
            placeRule(step);
    }

    std::vector<const sql::OutlineNode*> places() const
    {
        std::vector<const sql::OutlineNode*> result;
        for (const int place : m_places)
            result.push_back(place < 0 ? nullptr : m_nodes[static_cast<std::size_t>(place)].node);
        return result;
    }

private:
    /// The clause that a step is part of: that of the nearest field with one.
    std::string_view clauseOf(std::size_t step) const
    {
        for (int at = static_cast<int>(step); at >= 0; at = m_steps[static_cast<std::size_t>(at)].parent) {
            const auto clause = kClauses.find(m_steps[static_cast<std::size_t>(at)].field);
            if (clause != kClauses.end())
                return clause->second;
        }
        return {};
    }

    int pointedAt(std::size_t step)
    {
        const DerivationStep& one = m_steps[step];
        const bool countsRows = one.rule == "CountAll";
        const std::string& label = countsRows ? kCount : one.label;
        if (label.empty())
            return -1;
        const int own = take(label, clauseOf(step));
        return own >= 0 || countsRows ? own : find(label);
    }

    int take(std::string_view label, std::string_view clause)
    {
        const auto found = std::ranges::find_if(m_nodes, [&](const FlatNode& node) {
            return !node.isTaken && node.node->label == label && (clause.empty() || node.clause == clause);
        });
        if (found == m_nodes.end())
            return -1;
        found->isTaken = true;
        return static_cast<int>(found - m_nodes.begin());
    }

    /// A column that is used once more than it is written, or a table that no clause of its own names.
    int find(std::string_view label) const
    {
        const auto found = std::ranges::find_if(m_nodes, [&](const FlatNode& node) { return node.node->label == label; });
        return found == m_nodes.end() ? -1 : static_cast<int>(found - m_nodes.begin());
    }

    /// Parts come behind their rule, so theirs are known by now.
    void placeRule(std::size_t step)
    {
        const std::string& rule = m_steps[step].rule;
        const bool isTransparent = std::ranges::find(kTransparent, rule) != kTransparent.end();
        if (!rule.empty() && m_places[step] < 0 && m_parts[step]) {
            const Part& part = *m_parts[step];
            m_places[step] = part.isOne && !isTransparent ? std::max(0, m_nodes[static_cast<std::size_t>(part.node)].parent) : part.node;
        }
        if (m_steps[step].parent >= 0 && m_places[step] >= 0)
            addPart(static_cast<std::size_t>(m_steps[step].parent), m_places[step]);
    }

    void addPart(std::size_t rule, int node)
    {
        std::optional<Part>& part = m_parts[rule];
        part = part ? Part{commonAncestor(part->node, node), false} : Part{node, true};
    }

    int commonAncestor(int left, int right) const
    {
        while (left != right) { // parents have smaller numbers
            int& deeper = left > right ? left : right;
            deeper = m_nodes[static_cast<std::size_t>(deeper)].parent;
        }
        return left;
    }

    /// Around what a rule's parts have so far.
    struct Part {
        int node = -1;
        bool isOne = true;
    };

    inline static const std::string kCount = "count";

    const std::vector<DerivationStep>& m_steps;
    std::vector<FlatNode> m_nodes;
    std::vector<int> m_places; ///< by step: number of a node, or -1
    std::vector<std::optional<Part>> m_parts;
};

} // namespace

std::vector<const sql::OutlineNode*> placesOf(const std::vector<DerivationStep>& steps, const sql::OutlineNode& tree)
{
    return Placement(steps, tree).places();
}

} // namespace ratatosk
