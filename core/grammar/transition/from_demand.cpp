// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/from_demand.h"

#include "core/sql/tree/join_origin.h"

#include <algorithm>

namespace ratatosk {

using sql::GrammarTree;
using sql::Join;
using sql::Occurrence;

namespace {

/// Walks one block. Nested queries are entered only for what they mark as belonging to a query around them.
class DemandWalk
{
public:
    DemandWalk(const Schema& schema, const CompactRules& rules) : m_schema(schema), m_rules(rules) {}

    /// How deep inside nested queries a node is, and what the marks above it say.
    struct Place {
        int depth = 0;
        int outward = 0;
        int number = 0;
    };

    void walk(const GrammarTree& tree, Place place)
    {
        if (const auto* column = std::get_if<ColumnId>(&tree.leaf))
            mention({m_schema.column(*column).table, place.number}, place);
        else if (const auto* table = std::get_if<TableId>(&tree.leaf))
            mention({*table, 0}, place);
        if (tree.rule < 0)
            return;
        if (m_rules.is(tree.rule, PlainRule::Other) || m_rules.is(tree.rule, PlainRule::OfOther))
            place.number = 1;
        else if (m_rules.is(tree.rule, PlainRule::Outer))
            ++place.outward;
        if (m_rules.takesRows(tree.rule))
            walkRows(tree, place);
        else if (!isJoin(tree.rule))
            walkFields(tree, place);
        else
            walkJoin(tree, place);
    }

    FromDemand demand;

private:
    void mention(const Occurrence& occurrence, const Place& place)
    {
        std::vector<Occurrence>& known = demand.mentioned;
        if (place.depth == place.outward && std::find(known.begin(), known.end(), occurrence) == known.end())
            known.push_back(occurrence);
    }

    void walkFields(const GrammarTree& tree, const Place& place)
    {
        const auto& fields = m_rules.grammar().rules()[static_cast<size_t>(tree.rule)].fields;
        for (size_t i = 0; i < fields.size(); ++i) {
            const bool isNested = fields[i].type == m_rules.statementType() && !m_rules.as<sql::SetOperator>(tree.rule);
            walk(tree.fields[i].front(), isNested ? Place{place.depth + 1, 0, 0} : place);
        }
    }

    bool isJoin(int rule) const
    {
        return m_rules.is(rule, PlainRule::JoinAlso) || m_rules.is(rule, PlainRule::JoinOn) || m_rules.is(rule, PlainRule::JoinOther)
            || m_rules.is(rule, PlainRule::JoinOthers) || m_rules.is(rule, PlainRule::On);
    }

    /// The query inside comes first, so that FROM begins with what SELECT speaks of.
    void walkJoin(const GrammarTree& tree, const Place& place)
    {
        walk(tree.fields.back().front(), place);
        if (m_rules.is(tree.rule, PlainRule::JoinAlso))
            walk(tree.fields.front().front(), place);
        else if (place.depth == 0 && m_rules.is(tree.rule, PlainRule::On))
            stateCondition(tree.fields.front().front());
        else if (place.depth == 0)
            stateKey(tree);
    }

    /// The column that rows are joined by, behind the query inside; of rows alone no table is mentioned.
    void walkRows(const GrammarTree& tree, const Place& place)
    {
        if (m_rules.is(tree.rule, PlainRule::FromRows))
            return;
        walk(tree.fields.back().front(), place);
        if (!m_rules.is(tree.rule, PlainRule::JoinNextRows))
            walk(tree.fields.front().front(), place);
    }

    void stateKey(const GrammarTree& tree)
    {
        const int leftNumber = m_rules.is(tree.rule, PlainRule::JoinOthers) ? 1 : 0;
        const int rightNumber = m_rules.is(tree.rule, PlainRule::JoinOn) ? 0 : 1;
        const ColumnId left = std::get<ColumnId>(tree.fields[0].front().leaf);
        const ColumnId right = std::get<ColumnId>(tree.fields[1].front().leaf);
        demand.stated.push_back({{m_schema.column(left).table, leftNumber},
                                 {m_schema.column(right).table, rightNumber},
                                 {{left, right}},
                                 sql::joinOrigin(m_schema, left, right)});
    }

    void stateCondition(const GrammarTree& condition)
    {
        const std::vector<Occurrence> joined = mentionedIn(condition, m_schema, m_rules);
        for (size_t i = 1; i < joined.size(); ++i)
            demand.stated.push_back({joined[0], joined[i], {}, sql::JoinOrigin::Stated});
        for (const Occurrence& one : joined)
            mention(one, {});
    }

    const Schema& m_schema;
    const CompactRules& m_rules;
};

} // namespace

FromDemand fromDemandOf(const GrammarTree& block, const Schema& schema, const CompactRules& rules)
{
    DemandWalk walk(schema, rules);
    walk.walk(block, {});
    return std::move(walk.demand);
}

std::vector<Occurrence> mentionedIn(const GrammarTree& part, const Schema& schema, const CompactRules& rules)
{
    return fromDemandOf(part, schema, rules).mentioned;
}

Result<sql::JoinPath> completedFrom(const FromDemand& demand, const Schema& schema, const std::vector<ColumnId>& preferredKeys)
{
    return sql::findJoinPath(schema, demand.mentioned, demand.stated, preferredKeys);
}

} // namespace ratatosk
