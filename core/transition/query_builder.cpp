// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transition/query_builder.h"

#include "core/transition/from_demand.h"

#include <algorithm>
#include <utility>

namespace ratatosk {

using sql::Expression;
using sql::GrammarTree;
using sql::Query;
using sql::SelectBlock;
using sql::Source;

Result<Query> QueryBuilder::build(const GrammarTree& tree)
{
    Query query = statement(tree);
    if (m_failure)
        return *m_failure;
    return query;
}

Query QueryBuilder::statement(const GrammarTree& tree)
{
    const auto* operation = m_rules.as<sql::SetOperator>(tree.rule);
    if (!operation)
        return query(tree);
    Query left = statement(child(tree, 0));
    Query right = query(child(tree, 1));
    if (!left.orderBy.empty() || left.limit)
        fail("only the last query of a set operation may be ordered or limited");
    left.rest.push_back({*operation, std::move(right.first)});
    left.orderBy = std::move(right.orderBy);
    left.limit = std::move(right.limit);
    return left;
}

Query QueryBuilder::query(const GrammarTree& tree)
{
    Query result;
    Scope scope{{}, m_scope};
    m_scope = &scope;
    if (const auto* rows = m_rules.as<RowsRule>(tree.rule)) {
        result.first = countedRows(tree, rows->function);
    } else {
        result.first.from = sources(tree, scope);
        if (!m_failure)
            wrapper(tree, result);
    }
    m_scope = scope.outer;
    return result;
}

SelectBlock QueryBuilder::countedRows(const GrammarTree& tree, sql::Aggregate function)
{
    SelectBlock block;
    block.from.push_back({.relation = sql::Box<Query>(statement(child(tree, 0)))});
    sql::AggregateCall call{.function = function};
    if (function != sql::Aggregate::Count)
        call.argument->term = sql::OutputReference{};
    block.items.resize(1);
    block.items.front().expression.term = std::move(call);
    return block;
}

/// Applies the wrappers from outside in, then the pattern that they are around.
void QueryBuilder::wrapper(const GrammarTree& tree, Query& query)
{
    if (m_rules.as<QueryPattern>(tree.rule)) {
        pattern(tree, query);
        return;
    }
    if (m_rules.as<RowsRule>(tree.rule)) {
        fail("a query over counted rows has no other tables");
        return;
    }
    if (m_rules.is(tree.rule, PlainRule::On))
        addCondition(child(tree, 0), query.first);
    else if (m_rules.is(tree.rule, PlainRule::GroupAlso))
        query.first.groupBy.push_back(columnReference(child(tree, 0), {}));
    else if (m_rules.is(tree.rule, PlainRule::Limit))
        query.limit = rowCount(child(tree, 0));
    wrapper(tree.fields.back().front(), query);
}

void QueryBuilder::pattern(const GrammarTree& tree, Query& query)
{
    const QueryPattern clauses = *m_rules.as<QueryPattern>(tree.rule);
    size_t field = 0;
    selection(child(tree, field++), query.first);
    if (clauses.hasWhere)
        query.first.where = condition(child(tree, field++), {});
    if (clauses.hasGroup)
        query.first.groupBy.push_back(columnReference(child(tree, field++), {}));
    if (clauses.hasHaving)
        query.first.having = condition(child(tree, field++), {});
    if (clauses.hasOrder)
        order(child(tree, field), query);
}

std::vector<Source> QueryBuilder::sources(const GrammarTree& tree, Scope& scope)
{
    const FromDemand demand = fromDemandOf(tree, m_schema, m_rules);
    if (demand == FromDemand())
        return {};
    const Result<sql::JoinPath> path = completedFrom(demand, m_schema, m_meant);
    if (!path) {
        m_failure = m_failure ? m_failure : path.error();
        return {};
    }
    scope.occurrences = path->occurrences();
    return sql::sourcesOf(*path);
}

/// An On condition goes to the last source, where all names are known.
void QueryBuilder::addCondition(const GrammarTree& tree, SelectBlock& block)
{
    if (block.from.empty())
        return fail("a join condition needs tables");
    std::optional<sql::Condition>& on = block.from.back().condition;
    sql::Condition more = condition(tree, {});
    if (on)
        on = sql::Condition{sql::Junction{sql::Connective::And, {std::move(*on), std::move(more)}}};
    else
        on = std::move(more);
}

void QueryBuilder::selection(const GrammarTree& tree, SelectBlock& block)
{
    if (m_rules.is(tree.rule, PlainRule::Distinct)) {
        block.isDistinct = true;
        selection(child(tree, 0), block);
    } else if (m_rules.is(tree.rule, PlainRule::ItemList)) {
        for (const std::vector<GrammarTree>& item : tree.fields)
            block.items.push_back({expression(item.front(), {}), {}});
    } else {
        block.items.push_back({expression(tree, {}), {}});
    }
}

void QueryBuilder::order(const GrammarTree& tree, Query& query)
{
    const OrderRule rule = *m_rules.as<OrderRule>(tree.rule);
    query.orderBy.push_back({expression(child(tree, 0), {}), rule.isDescending});
    switch (rule.tail) {
    case OrderRule::Tail::End: break;
    case OrderRule::Tail::LimitOne: query.limit = sql::Literal{ValueType::Integer, "1"}; break;
    case OrderRule::Tail::LimitValue: query.limit = rowCount(child(tree, 1)); break;
    case OrderRule::Tail::NextKey: order(child(tree, 1), query); break;
    }
}

void QueryBuilder::fail(std::string reason)
{
    if (!m_failure)
        m_failure = Error{ErrorCode::NoAnswer, std::move(reason)};
}

} // namespace ratatosk
