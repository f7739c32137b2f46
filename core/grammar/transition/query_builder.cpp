// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/query_builder.h"

#include "core/grammar/transition/from_demand.h"
#include "core/grammar/transition/literal_type.h"
#include "core/sql/joins/join_order.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <cstdlib>
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
    if (m_construction.failure)
        return *m_construction.failure;
    return query;
}

Query QueryBuilder::statement(const GrammarTree& tree)
{
    const auto* operation = m_construction.rules.as<sql::SetOperator>(tree.rule);
    if (!operation)
        return query(tree);
    Query left = statement(childOf(tree, 0));
    Query right = query(childOf(tree, 1));
    if (!left.orderBy.empty() || left.limit || left.offset)
        m_construction.fail("only the last query of a set operation may be ordered or limited");
    left.rest.push_back({*operation, std::move(right.first)});
    left.orderBy = std::move(right.orderBy);
    left.limit = std::move(right.limit);
    left.offset = std::move(right.offset);
    return left;
}

Query QueryBuilder::query(const GrammarTree& tree)
{
    Query result;
    BlockScope scope{{}, m_construction.scope};
    m_construction.scope = &scope;
    if (const auto* rows = m_construction.rules.as<RowsRule>(tree.rule)) {
        result.first = countedRows(tree, rows->function);
    } else {
        result.first.from = sources(tree, scope);
        if (!m_construction.failure)
            addRows(tree, result.first);
        if (!m_construction.failure)
            wrapper(tree, result);
        if (scope.best && !m_construction.failure) {
            scope.best->rows = std::move(result.first);
            result = {.first = idiom::bestOfEach(*std::move(scope.best))};
        }
    }
    m_construction.scope = scope.outer;
    return result;
}

SelectBlock QueryBuilder::countedRows(const GrammarTree& tree, sql::Aggregate function)
{
    SelectBlock block;
    block.from.push_back({.relation = sql::Box<Query>(statement(childOf(tree, 0)))});
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
    if (m_construction.rules.as<QueryPattern>(tree.rule)) {
        pattern(tree, query);
        return;
    }
    if (const auto* rule = m_construction.rules.as<MedianRule>(tree.rule))
        return median(tree, *rule, query);
    if (m_construction.rules.as<RowsRule>(tree.rule)) {
        m_construction.fail("a query over counted rows has no other tables");
        return;
    }
    if (m_construction.rules.is(tree.rule, PlainRule::On))
        addCondition(childOf(tree, 0), query.first);
    else if (m_construction.rules.is(tree.rule, PlainRule::GroupAlso))
        query.first.groupBy.push_back(m_terms.columnReference(childOf(tree, 0), {}));
    else if (m_construction.rules.is(tree.rule, PlainRule::GroupOf))
        query.first.groupBy.push_back(m_terms.expression(childOf(tree, 0), {}));
    else if (m_construction.rules.is(tree.rule, PlainRule::JoinIfAny))
        joinIfAny(std::get<TableId>(childOf(tree, 0).leaf), query.first);
    else if (m_construction.rules.is(tree.rule, PlainRule::Limit))
        query.limit = m_terms.rowCount(childOf(tree, 0));
    else if (m_construction.rules.is(tree.rule, PlainRule::Keep))
        keep(std::get<TableId>(childOf(tree, 0).leaf), query.first);
    wrapper(tree.fields.back().front(), query);
}

void QueryBuilder::pattern(const GrammarTree& tree, Query& query)
{
    const QueryPattern clauses = *m_construction.rules.as<QueryPattern>(tree.rule);
    size_t field = 0;
    selection(childOf(tree, field++), query.first);
    if (clauses.hasWhere)
        query.first.where = m_terms.condition(childOf(tree, field++), {});
    if (clauses.hasGroup)
        query.first.groupBy.push_back(m_terms.columnReference(childOf(tree, field++), {}));
    query.first.groupBy.insert(query.first.groupBy.end(), m_construction.scope->keys.begin(), m_construction.scope->keys.end());
    if (clauses.hasHaving)
        query.first.having = m_terms.condition(childOf(tree, field++), {});
    if (clauses.hasOrder)
        order(childOf(tree, field), query);
}

void QueryBuilder::median(const GrammarTree& tree, const MedianRule& rule, Query& query)
{
    query.first.items.push_back({m_terms.expression(childOf(tree, 0), {}), {}});
    if (rule.hasWhere)
        query.first.where = m_terms.condition(childOf(tree, 1), {});
    if (!m_construction.failure)
        query.first = idiom::median(std::move(query.first));
}

/// FROM anew, from that table on: the others are joined to it as far as they match.
void QueryBuilder::keep(TableId table, SelectBlock& block)
{
    const auto first = std::find(m_construction.scope->occurrences.begin(), m_construction.scope->occurrences.end(),
                                 sql::Occurrence{table, 0});
    if (first == m_construction.scope->occurrences.end() || block.from.size() < 2)
        return m_construction.fail("no other table is joined to the one whose rows all stay");
    const std::vector<size_t> order = sql::joinOrder(block.from, static_cast<size_t>(first - m_construction.scope->occurrences.begin()));
    if (order.size() != block.from.size())
        return m_construction.fail("not every table hangs on the one whose rows all stay");
    reorder(order, block);
    for (size_t i = 1; i < block.from.size(); ++i)
        block.from[i].kind = sql::JoinKind::Left;
}

void QueryBuilder::reorder(const std::vector<size_t>& order, SelectBlock& block)
{
    std::vector<sql::Occurrence> occurrences;
    for (const size_t index : order)
        occurrences.push_back(m_construction.scope->occurrences[index]);
    m_construction.scope->occurrences = std::move(occurrences);
    block.from = sql::reordered(block.from, order);
}

/// The table goes behind the others, as far as it has a partner there.
void QueryBuilder::joinIfAny(TableId table, SelectBlock& block)
{
    std::vector<sql::Occurrence>& occurrences = m_construction.scope->occurrences;
    const auto found = std::find(occurrences.begin(), occurrences.end(), sql::Occurrence{table, 0});
    if (found == occurrences.end() || occurrences.size() != block.from.size() || occurrences.size() < 2)
        return m_construction.fail("no other table is there to be joined with the one that may lack a partner");
    const auto place = static_cast<size_t>(found - occurrences.begin());
    std::vector<size_t> order = sql::joinOrder(block.from, place == 0 ? 1 : 0);
    if (order.size() != block.from.size())
        return m_construction.fail("not every table hangs on the others");
    order.erase(std::ranges::find(order, place));
    order.push_back(place);
    reorder(order, block);
    block.from.back().kind = sql::JoinKind::Left;
}

/// Queries behind the tables, each with the way it is joined.
void QueryBuilder::addRows(const GrammarTree& tree, SelectBlock& block)
{
    if (m_construction.rules.takesRows(tree.rule)) {
        Source source = rowSource(tree, block);
        const auto& first = std::get<sql::Box<Query>>(source.relation)->first;
        const int index = static_cast<int>(block.from.size());
        for (size_t i = 0; i < first.items.size(); ++i)
            m_construction.scope->items.push_back(
                {{{0, index}, static_cast<int>(i)}, typeOf(first.items[i].expression, m_construction.schema)});
        block.from.push_back(std::move(source));
    }
    if (m_construction.rules.as<PlainRule>(tree.rule) && !m_construction.failure)
        addRows(tree.fields.back().front(), block);
}

Source QueryBuilder::rowSource(const GrammarTree& tree, const SelectBlock& block)
{
    const bool hasKey = !m_construction.rules.is(tree.rule, PlainRule::FromRows)
        && !m_construction.rules.is(tree.rule, PlainRule::JoinNextRows);
    BlockScope* const scope = m_construction.scope;
    BlockScope hidden{{}, scope->outer}; // a query in FROM does not see what stands beside it
    m_construction.scope = &hidden;
    Source source{.relation = sql::Box<Query>(statement(childOf(tree, hasKey ? 1 : 0)))};
    m_construction.scope = scope;
    const int index = static_cast<int>(block.from.size());
    const Expression item{sql::OutputReference{{0, index}, 0}};
    if (hasKey) {
        source.kind = m_construction.rules.is(tree.rule, PlainRule::JoinRowsIfAny) ? sql::JoinKind::Left : sql::JoinKind::Inner;
        source.condition = sql::Condition{
            sql::Comparison{m_terms.columnReference(childOf(tree, 0), {}), sql::ComparisonOperator::Equal, item}};
    } else if (m_construction.rules.is(tree.rule, PlainRule::JoinNextRows)) {
        if (scope->items.empty())
            m_construction.fail("no rows stand before those that are joined to them");
        else
            source.condition = sql::Condition{
                sql::Comparison{{sql::OutputReference{{0, index - 1}, 0}}, sql::ComparisonOperator::Equal, item}};
    }
    return source;
}

std::vector<Source> QueryBuilder::sources(const GrammarTree& tree, BlockScope& scope)
{
    if (m_construction.rules.is(tree.rule, PlainRule::FromRows))
        return {};
    const FromDemand demand = fromDemandOf(tree, m_construction.schema, m_construction.rules);
    if (demand == FromDemand())
        return {};
    const Result<sql::JoinPath> path = completedFrom(demand, m_construction.schema, m_preferredKeys);
    if (!path) {
        m_construction.failure = m_construction.failure ? m_construction.failure : path.error();
        return {};
    }
    scope.occurrences = path->occurrences();
    return sql::sourcesOf(*path);
}

/// An On condition goes to the last source that it speaks of, where all its names are known.
void QueryBuilder::addCondition(const GrammarTree& tree, SelectBlock& block)
{
    if (block.from.empty())
        return m_construction.fail("a join condition needs tables");
    sql::Condition more = m_terms.condition(tree, {});
    size_t last = 0;
    sql::visitTerms(more, [&](const Expression& term) {
        const auto* column = std::get_if<sql::ColumnReference>(&term.term);
        if (column && column->source.level == 0)
            last = std::max(last, static_cast<size_t>(column->source.index));
    });
    std::optional<sql::Condition>& on = block.from[last > 0 ? last : block.from.size() - 1].condition;
    if (on)
        on = sql::Condition{sql::Junction{sql::Connective::And, {std::move(*on), std::move(more)}}};
    else
        on = std::move(more);
}

void QueryBuilder::selection(const GrammarTree& tree, SelectBlock& block)
{
    if (m_construction.rules.is(tree.rule, PlainRule::Distinct)) {
        block.isDistinct = true;
        selection(childOf(tree, 0), block);
    } else if (m_construction.rules.is(tree.rule, PlainRule::ItemList)) {
        for (const std::vector<GrammarTree>& item : tree.fields)
            block.items.push_back({m_terms.expression(item.front(), {}), {}});
    } else {
        block.items.push_back({m_terms.expression(tree, {}), {}});
    }
}

void QueryBuilder::order(const GrammarTree& tree, Query& query)
{
    using Tail = OrderRule::Tail;
    const OrderRule rule = *m_construction.rules.as<OrderRule>(tree.rule);
    query.orderBy.push_back({m_terms.expression(childOf(tree, 0), {}), rule.isDescending});
    const auto best = [&](sql::Literal place) {
        m_construction.scope->best = {
            {}, std::exchange(query.orderBy, {}), m_terms.expression(childOf(tree, 1), {}), place.text, rule.tail == Tail::FewOfEach};
    };
    switch (rule.tail) {
    case Tail::End: break;
    case Tail::LimitOne: query.limit = sql::Literal{ValueType::Integer, "1"}; break;
    case Tail::LimitValue: query.limit = m_terms.rowCount(childOf(tree, 1)); break;
    case Tail::NextKey: order(childOf(tree, 1), query); break;
    case Tail::Place:
        query.limit = sql::Literal{ValueType::Integer, "1"};
        query.offset = sql::Literal{ValueType::Integer, std::to_string(std::atol(m_terms.rowCount(childOf(tree, 1)).text.c_str()) - 1)};
        break;
    case Tail::OneOfEach: best({ValueType::Integer, "1"}); break;
    case Tail::FewOfEach:
    case Tail::PlaceOfEach: best(m_terms.rowCount(childOf(tree, 2))); break;
    }
}

} // namespace ratatosk
