// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/nested_query_sampler.h"

#include "core/questions/sampling/query_pieces.h"
#include "core/questions/sampling/table_links.h"

namespace ratatosk {

using sql::Aggregate;
using sql::Condition;
using sql::Query;

std::optional<Query> NestedQuerySampler::drawMembership(bool isNegated)
{
    const auto table = m_items.drawTable();
    const auto link = table ? m_items.drawLink(*table, {TableBond::Child}) : std::nullopt;
    if (!link)
        return std::nullopt;
    Query inner;
    inner.first.from = {{.relation = link->table}};
    addColumns({link->from}, m_schema, inner.first);
    if (!isNegated || m_dice.chance(0.35)) {
        inner.first.where = m_conditions.draw(inner.first.from, {link->table});
        if (!inner.first.where)
            return std::nullopt;
    }
    Query query;
    query.first.from = {{.relation = *table}};
    query.first.where = Condition{sql::InQuery{columnIn(query.first.from, m_schema, link->to), std::move(inner), isNegated}};
    if (m_dice.chance(0.3))
        query.first.items.push_back({countOfRows(), {}});
    else
        addColumns(m_items.drawColumns(*table, m_dice.chance(0.75) ? 1 : 2), m_schema, query.first);
    return query;
}

std::optional<Query> NestedQuerySampler::drawComparison()
{
    const auto table = m_items.drawTable();
    const auto column = table ? m_items.drawColumn(*table, {ColumnRole::Measure}) : std::nullopt;
    if (!column)
        return std::nullopt;
    const bool isLess = m_dice.chance(0.4);
    const bool isExtreme = m_dice.chance(0.3);
    auto inner = comparedValue(*table, *column, isLess, isExtreme);
    if (!inner)
        return std::nullopt;
    Query query;
    query.first.from = {{.relation = *table}};
    const auto operation = isExtreme ? sql::ComparisonOperator::Equal
        : isLess                     ? sql::ComparisonOperator::Less
                                     : sql::ComparisonOperator::Greater;
    query.first.where = Condition{
        sql::Comparison{columnIn(query.first.from, m_schema, *column), operation, {sql::ScalarQuery{*std::move(inner)}}}};
    if (!isExtreme && m_dice.chance(0.3))
        query.first.items.push_back({countOfRows(), {}});
    else
        addColumns(m_items.drawColumns(*table, m_dice.chance(0.7) ? 1 : 2), m_schema, query.first);
    return query;
}

/// The average of all rows, or the extreme of all or of some kind.
std::optional<Query> NestedQuerySampler::comparedValue(TableId table, ColumnId column, bool isLess, bool isExtreme)
{
    Query inner;
    inner.first.from = {{.relation = table}};
    const bool isOfSome = !isExtreme && m_dice.chance(0.3);
    const Aggregate extreme = isLess ? Aggregate::Min : Aggregate::Max;
    inner.first.items.push_back(
        {aggregateOf(isExtreme || isOfSome ? extreme : Aggregate::Avg, columnIn(inner.first.from, m_schema, column)), {}});
    if (!isOfSome)
        return inner;
    const auto kind = m_items.drawColumn(table, {ColumnRole::Category});
    inner.first.where = kind ? m_conditions.drawFor(columnIn(inner.first.from, m_schema, *kind), *kind) : std::nullopt;
    return inner.first.where ? std::optional(std::move(inner)) : std::nullopt;
}

} // namespace ratatosk
