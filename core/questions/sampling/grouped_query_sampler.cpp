// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/grouped_query_sampler.h"

#include "core/questions/sampling/clause_draws.h"
#include "core/questions/sampling/query_pieces.h"
#include "core/questions/sampling/table_links.h"

#include <array>

namespace ratatosk {

using sql::Aggregate;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Query;
using sql::SelectBlock;

namespace {

struct WeightedCount {
    ComparisonOperator operation;
    int weight;
};

/// HAVING count(*) among Spider's training queries.
constexpr std::array kCountOperators{
    WeightedCount{ComparisonOperator::GreaterEqual, 146}, WeightedCount{ComparisonOperator::Greater, 130},
    WeightedCount{ComparisonOperator::Equal, 21},         WeightedCount{ComparisonOperator::LessEqual, 15},
    WeightedCount{ComparisonOperator::Less, 8},
};

} // namespace

std::optional<Query> GroupedQuerySampler::draw(const QueryShape& shape)
{
    const auto table = m_items.drawTable();
    if (!table)
        return std::nullopt;
    return shape.joins ? byParent(shape, *table) : byColumn(shape, *table);
}

bool GroupedQuerySampler::addHaving(TableId table, SelectBlock& block)
{
    const auto measure = m_dice.chance(0.12) ? m_items.drawColumn(table, {ColumnRole::Measure}) : std::nullopt;
    if (measure) {
        const auto& values = m_facts.of(*measure).values;
        const auto* number = values.empty() ? nullptr : std::get_if<std::int64_t>(&m_dice.pick(values));
        if (!number)
            return false;
        const auto average = aggregateOf(Aggregate::Avg, columnIn(block.from, m_schema, *measure));
        block.having = Condition{sql::Comparison{average,
                                                 m_dice.chance(0.7) ? ComparisonOperator::Greater : ComparisonOperator::Less,
                                                 {sql::Literal{ValueType::Integer, std::to_string(*number)}}}};
        return true;
    }
    const size_t drawn = m_dice.pickWeighted(kCountOperators, [](const WeightedCount& one) { return static_cast<double>(one.weight); });
    const ComparisonOperator operation = kCountOperators[drawn].operation;
    const bool isAtLeast = operation == ComparisonOperator::GreaterEqual || operation == ComparisonOperator::LessEqual
        || operation == ComparisonOperator::Less;
    block.having = Condition{sql::Comparison{countOfRows(), operation, {wholeNumber(m_dice.between(isAtLeast ? 2 : 1, 4))}}};
    return true;
}

bool GroupedQuerySampler::addOrder(TableId table, bool limits, Query& query)
{
    const auto measure = m_dice.chance(0.11) ? m_items.drawColumn(table, {ColumnRole::Measure}) : std::nullopt;
    const sql::Expression key = measure
        ? aggregateOf(drawAggregate(*measure, m_schema, m_dice), columnIn(query.first.from, m_schema, *measure))
        : countOfRows();
    query.orderBy.push_back({key, m_dice.chance(limits ? 0.87 : 0.6)});
    if (limits)
        query.limit = drawLimit(m_dice);
    return true;
}

/// "How many singers of each country": the group is what a column says.
std::optional<Query> GroupedQuerySampler::byColumn(const QueryShape& shape, TableId table)
{
    auto column = m_items.drawColumn(table, {ColumnRole::Category});
    if (!column && m_dice.chance(0.5))
        column = m_items.drawColumn(table, {ColumnRole::Moment});
    if (!column)
        return std::nullopt;
    Query query;
    SelectBlock& block = query.first;
    block.from = {{.relation = table}};
    block.groupBy = {columnIn(block.from, m_schema, *column)};
    addColumns({*column}, m_schema, block);
    const auto measure = m_items.drawColumn(table, {ColumnRole::Measure});
    const bool isBare = (shape.limits || shape.having) && m_dice.chance(0.75);
    if (!isBare && !shape.orders && !shape.having && measure && m_dice.chance(0.3))
        block.items.push_back({aggregateOf(drawAggregate(*measure, m_schema, m_dice), columnIn(block.from, m_schema, *measure)), {}});
    else if (!isBare)
        block.items.push_back({countOfRows(), {}});
    if (!isBare && !shape.limits && m_dice.chance(0.2))
        std::swap(block.items[0], block.items[1]);
    if (shape.filters) {
        const auto tested = m_conditions.drawColumn({table});
        if (tested && *tested != *column) // one group would be left
            block.where = m_conditions.drawFor(columnIn(block.from, m_schema, *tested), *tested);
        if (!block.where)
            return std::nullopt;
    }
    if ((shape.having && !addHaving(table, block)) || (shape.orders && !addOrder(table, shape.limits, query)))
        return std::nullopt;
    return query;
}

/// "How many concerts has each stadium": the group is a row of another table.
std::optional<Query> GroupedQuerySampler::byParent(const QueryShape& shape, TableId table)
{
    const auto link = m_items.drawLink(table, {TableBond::Parent});
    const auto from = link ? joinedFrom(m_schema, table, link->table) : std::nullopt;
    const auto label = link ? m_items.drawLabel(link->table) : std::nullopt;
    if (!from || !label || from->size() != 2)
        return std::nullopt;
    Query query;
    SelectBlock& block = query.first;
    block.from = *from;
    const sql::JoinKey& key = from->back().keys.front();
    block.groupBy = {{m_dice.chance(0.55) ? key.left : key.right}}; // the two sides of ON are equal
    addColumns({*label}, m_schema, block);
    const auto more = m_dice.chance(0.15) ? m_items.drawLabel(link->table) : std::nullopt;
    if (more && *more != *label)
        addColumns({*more}, m_schema, block);
    if (!shape.limits && !shape.having ? true : m_dice.chance(0.15))
        block.items.push_back({countOfRows(), {}});
    if (shape.filters) {
        block.where = m_conditions.draw(block.from, {table});
        if (!block.where)
            return std::nullopt;
    }
    if ((shape.having && !addHaving(table, block)) || (shape.orders && !addOrder(table, shape.limits, query)))
        return std::nullopt;
    return query;
}

} // namespace ratatosk
