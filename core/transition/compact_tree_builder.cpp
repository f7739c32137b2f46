// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transition/compact_tree_builder.h"

#include "core/transition/block_choices.h"
#include "core/transition/from_plan.h"
#include "core/transition/tree_nodes.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ratatosk {

using sql::GrammarTree;
using sql::Occurrence;
using sql::Query;
using sql::SelectBlock;

namespace {

size_t sizeOf(const GrammarTree& tree)
{
    size_t size = 1;
    for (const std::vector<GrammarTree>& values : tree.fields) {
        for (const GrammarTree& value : values)
            size += sizeOf(value);
    }
    return size;
}

} // namespace

Result<GrammarTree> CompactTreeBuilder::build(const Query& query)
{
    GrammarTree tree = statement(query);
    if (m_failure)
        return *m_failure;
    return tree;
}

GrammarTree CompactTreeBuilder::statement(const Query& query)
{
    if (query.offset)
        return unsupported("OFFSET");
    const Ending ending{&query.orderBy, &query.limit};
    GrammarTree tree = block(query.first, query.rest.empty() ? ending : Ending());
    for (const sql::SetOperand& operand : query.rest) {
        const bool isLast = &operand == &query.rest.back();
        GrammarTree right = block(operand.block, isLast ? ending : Ending());
        tree = treeNode(ruleFor(operand.operation, "UNION ALL"), std::move(tree), std::move(right));
    }
    return tree;
}

/// Tries the ways of choosing what the tree leaves open and keeps the smallest result, the first of equals.
GrammarTree CompactTreeBuilder::block(const SelectBlock& block, const Ending& ending)
{
    if (m_failure)
        return {};
    const auto isQuery = [](const sql::Source& source) { return std::holds_alternative<sql::Box<Query>>(source.relation); };
    if (std::any_of(block.from.begin(), block.from.end(), isQuery))
        return rows(block, ending);

    std::optional<GrammarTree> best;
    std::optional<Error> firstFailure;
    for (const std::vector<Occurrence>& occurrences : numberings(block)) {
        for (const TableId starTable : starTables(block, m_schema)) {
            std::optional<GrammarTree> tree = attempt(block, ending, {occurrences, starTable, m_scope});
            if (tree && (!best || sizeOf(*tree) < sizeOf(*best)))
                best = std::move(tree);
            if (m_failure && !firstFailure)
                firstFailure = m_failure;
            m_failure.reset();
        }
    }
    if (best)
        return std::move(*best);
    m_failure = firstFailure;
    return m_failure ? GrammarTree() : unsupported("a table that occurs three times in FROM");
}

/// SELECT aggregate FROM (one query), and nothing else.
GrammarTree CompactTreeBuilder::rows(const SelectBlock& block, const Ending& ending)
{
    const bool hasEnding = ending.orderBy && (!ending.orderBy->empty() || *ending.limit);
    const bool isBare = block.from.size() == 1 && block.items.size() == 1 && !block.where && block.groupBy.empty() && !block.having;
    const auto* call = isBare && !hasEnding ? std::get_if<sql::AggregateCall>(&block.items[0].expression.term) : nullptr;
    if (!call || call->isDistinct)
        return unsupported("this use of a query in FROM");
    const bool countsRows = call->function == sql::Aggregate::Count && std::holds_alternative<sql::Star>(call->argument->term);
    const Query& inner = *std::get<sql::Box<Query>>(block.from[0].relation);
    const bool takesOnlyColumn = std::holds_alternative<sql::OutputReference>(call->argument->term) && inner.first.items.size() == 1
        && call->function != sql::Aggregate::Count;
    if (!countsRows && !takesOnlyColumn)
        return unsupported("this use of a query in FROM");
    Scope scope{{}, {}, m_scope};
    m_scope = &scope;
    GrammarTree tree = treeNode(m_rules.ruleFor(RowsRule{call->function}), statement(inner));
    m_scope = scope.outer;
    return tree;
}

std::optional<GrammarTree> CompactTreeBuilder::attempt(const SelectBlock& block, const Ending& ending, Scope scope)
{
    m_scope = &scope;
    GrammarTree tree = wrapped(block, ending, pattern(block, ending));
    m_scope = scope.outer;
    if (m_failure)
        return std::nullopt;
    if (block.from.empty())
        return tree;
    const WantedFrom wanted = wantedFrom(block.from, scope.occurrences);
    FromPlan plan(wanted, tree, m_schema, m_rules);
    if (!plan.find()) {
        unsupported("this way of joining tables");
        return std::nullopt;
    }
    return plan.wrapped(std::move(tree));
}

GrammarTree CompactTreeBuilder::pattern(const SelectBlock& block, const Ending& ending)
{
    if (block.having && block.groupBy.empty())
        return unsupported("HAVING without GROUP BY");
    const bool hasOrder = ending.orderBy && !ending.orderBy->empty();
    const QueryPattern clauses{block.where.has_value(), !block.groupBy.empty(), block.having.has_value(), hasOrder};
    GrammarTree tree{.rule = m_rules.ruleFor(clauses)};
    tree.fields.push_back({selection(block)});
    if (block.where)
        tree.fields.push_back({condition(*block.where, {})});
    if (!block.groupBy.empty())
        tree.fields.push_back({plainColumn(block.groupBy.back(), {})});
    if (block.having)
        tree.fields.push_back({condition(*block.having, {})});
    if (hasOrder)
        tree.fields.push_back({order(ending, 0)});
    return tree;
}

/// From inside out: LIMIT without ORDER BY, all groups but the last, conditions in ON.
GrammarTree CompactTreeBuilder::wrapped(const SelectBlock& block, const Ending& ending, GrammarTree tree)
{
    if (ending.limit && *ending.limit && ending.orderBy->empty())
        tree = treeNode(m_rules.ruleFor(PlainRule::Limit), leafNode(**ending.limit), std::move(tree));
    for (size_t i = block.groupBy.size(); i > 1; --i)
        tree = treeNode(m_rules.ruleFor(PlainRule::GroupAlso), plainColumn(block.groupBy[i - 2], {}), std::move(tree));
    for (const sql::Source& source : block.from) {
        if (source.kind == sql::JoinKind::Left)
            return unsupported("LEFT JOIN");
        if (source.condition)
            tree = treeNode(m_rules.ruleFor(PlainRule::On), condition(*source.condition, {}), std::move(tree));
    }
    return tree;
}

GrammarTree CompactTreeBuilder::selection(const SelectBlock& block)
{
    GrammarTree items;
    if (block.items.size() == 1) {
        items = expression(block.items.front().expression, {});
    } else {
        items.rule = m_rules.ruleForItems(block.items.size());
        if (items.rule < 0)
            return unsupported(fmt::format("a list of {} items in SELECT", block.items.size()));
        for (const sql::SelectItem& item : block.items)
            items.fields.push_back({expression(item.expression, {})});
    }
    return block.isDistinct ? treeNode(m_rules.ruleFor(PlainRule::Distinct), std::move(items)) : items;
}

GrammarTree CompactTreeBuilder::order(const Ending& ending, size_t key)
{
    const sql::OrderKey& orderKey = (*ending.orderBy)[key];
    GrammarTree by = expression(orderKey.expression, {});
    const auto node = [&](OrderRule::Tail tail, auto... rest) {
        return treeNode(m_rules.ruleFor(OrderRule{orderKey.isDescending, tail}), std::move(by), std::move(rest)...);
    };
    if (key + 1 < ending.orderBy->size())
        return node(OrderRule::Tail::NextKey, order(ending, key + 1));
    const std::optional<sql::Literal>& limit = *ending.limit;
    if (!limit)
        return node(OrderRule::Tail::End);
    return limit->text == "1" ? node(OrderRule::Tail::LimitOne) : node(OrderRule::Tail::LimitValue, leafNode(*limit));
}

int CompactTreeBuilder::ruleFor(const RuleMeaning& meaning, const char* what)
{
    const int rule = m_rules.ruleFor(meaning);
    if (rule < 0)
        unsupported(what);
    return rule;
}

GrammarTree CompactTreeBuilder::unsupported(const std::string& what)
{
    if (!m_failure)
        m_failure = Error{ErrorCode::UnsupportedSql, fmt::format("the parser's grammar has no place for {}", what)};
    return {};
}

} // namespace ratatosk
