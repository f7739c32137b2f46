// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/plain_query_sampler.h"

#include "core/questions/sampling/clause_draws.h"
#include "core/questions/sampling/query_pieces.h"

#include <algorithm>
#include <array>

namespace ratatosk {

using sql::Aggregate;
using sql::Expression;
using sql::Query;
using sql::SelectBlock;

bool PlainQuerySampler::addAggregates(TableId table, SelectBlock& block)
{
    const auto column = m_items.drawColumn(table, {ColumnRole::Measure});
    if (!column)
        return false;
    const Expression argument = columnIn(block.from, m_schema, *column);
    const Aggregate function = drawAggregate(*column, m_schema, m_dice);
    block.items.push_back({aggregateOf(function, argument), {}});
    const auto second = m_dice.chance(0.2) ? m_items.drawColumn(table, {ColumnRole::Measure}) : std::nullopt;
    if (second && *second != *column)
        block.items.push_back({aggregateOf(function, columnIn(block.from, m_schema, *second)), {}});
    else if (m_dice.chance(0.2))
        block.items.push_back({aggregateOf(function == Aggregate::Max ? Aggregate::Min : Aggregate::Max, argument), {}});
    return block.items.size() < 2 || !(block.items[0] == block.items[1]);
}

/// Shares of select lists among Spider's training queries without GROUP BY.
void PlainQuerySampler::addItems(TableId table, bool mayAggregate, SelectBlock& block)
{
    enum Choice { OneColumn, TwoColumns, CountRows, DifferentColumn, Aggregates, CountDifferent, ThreeColumns, AllColumns };
    constexpr std::array weights{1621, 785, 571, 390, 340, 228, 210, 49};
    auto choice = static_cast<Choice>(m_dice.pickWeighted(weights, [](int weight) { return static_cast<double>(weight); }));
    if (!mayAggregate && (choice == CountRows || choice == Aggregates || choice == CountDifferent || choice == AllColumns))
        choice = OneColumn;
    const auto drawn = m_items.drawColumn(table, {ColumnRole::Category, ColumnRole::Label, ColumnRole::Moment});
    const bool hasDifferent = drawn && !(block.where && settles(*block.where, *drawn));
    const ColumnId different = drawn.value_or(ColumnId{});
    if (choice == CountRows)
        block.items.push_back({countOfRows(), {}});
    else if (choice == AllColumns)
        block.items.push_back({Expression{sql::Star()}, {}});
    else if (choice == CountDifferent && hasDifferent)
        block.items.push_back({aggregateOf(Aggregate::Count, columnIn(block.from, m_schema, different), true), {}});
    else if (choice == DifferentColumn && hasDifferent) {
        addColumns({different}, m_schema, block);
        block.isDistinct = true;
    } else if (choice != Aggregates || !addAggregates(table, block)) {
        block.items.clear();
        addColumns(m_items.drawColumns(table, choice == TwoColumns ? 2 : choice == ThreeColumns ? 3 : 1, block.where), m_schema, block);
    }
}

bool PlainQuerySampler::addOrder(TableId table, bool limits, Query& query)
{
    auto column = m_items.drawColumn(table, {ColumnRole::Measure, ColumnRole::Moment});
    if (!limits && (!column || m_dice.chance(0.35)))
        column = m_items.drawColumn(table, {ColumnRole::Label});
    if (!column)
        return false;
    const double descending = limits ? 0.68 : 0.28; // 278 of 409, and 120 of 432, of Spider's training queries
    query.orderBy.push_back({columnIn(query.first.from, m_schema, *column), m_dice.chance(descending)});
    const auto& key = std::get<sql::ColumnReference>(query.orderBy.front().expression.term).column;
    if (query.first.where && settles(*query.first.where, key))
        return false;
    const auto isKey = [&](const sql::SelectItem& item) { return item.expression == query.orderBy.front().expression; };
    if (limits && std::ranges::any_of(query.first.items, isKey)) // the latest year of the latest year
        return false;
    if (limits)
        query.limit = drawLimit(m_dice);
    return true;
}

/// A table beside the first. Ordering by one of many would mean nothing: then it has to be a parent.
bool PlainQuerySampler::addJoin(const QueryShape& shape, TableId table, SelectBlock& block, std::optional<TableLink>& link)
{
    const bool needsOne = shape.orders && !shape.filters;
    link = needsOne ? m_items.drawLink(table, {TableBond::Parent})
                    : m_items.drawLink(table, {TableBond::Parent, TableBond::Child, TableBond::Partner});
    const auto from = link ? joinedFrom(m_schema, table, link->table) : std::nullopt;
    if (from)
        block.from = *from;
    return from.has_value();
}

/// Mostly a join is there because the other table's columns are tested.
bool PlainQuerySampler::addFilters(TableId table, const std::optional<TableLink>& link, SelectBlock& block)
{
    std::vector<TableId> tested{table};
    if (link)
        tested = m_dice.chance(0.8) ? std::vector{link->table} : std::vector{table, link->table};
    block.where = m_conditions.drawSome(block.from, tested);
    return block.where.has_value();
}

bool PlainQuerySampler::addSelection(const QueryShape& shape, TableId table, const std::optional<TableLink>& link, SelectBlock& block)
{
    const bool repeats = link && link->bond != TableBond::Parent; // rows of `table` come several times: nothing to count or add up
    const bool showsBoth = link && !shape.orders && (!shape.filters || (!repeats && m_dice.chance(0.15)));
    if (!showsBoth) {
        addItems(table, !shape.orders && !repeats, block);
        return true;
    }
    addColumns(m_items.drawColumns(table, m_dice.chance(0.7) ? 1 : 2, block.where), m_schema, block);
    const auto label = m_items.drawLabel(link->table);
    if (!label || (block.where && settles(*block.where, *label)))
        return false;
    addColumns({*label}, m_schema, block);
    return true;
}

std::optional<Query> PlainQuerySampler::draw(const QueryShape& shape)
{
    const auto table = m_items.drawTable();
    if (!table)
        return std::nullopt;
    Query query;
    SelectBlock& block = query.first;
    block.from = {{.relation = *table}};
    std::optional<TableLink> link;
    if (shape.joins && !addJoin(shape, *table, block, link))
        return std::nullopt;
    if (shape.filters && !addFilters(*table, link, block))
        return std::nullopt;
    if (!addSelection(shape, *table, link, block))
        return std::nullopt;
    const TableId ordered = link && !shape.filters ? link->table : *table;
    if (shape.orders && (block.isDistinct || !addOrder(ordered, shape.limits, query)))
        return std::nullopt;
    return query;
}

} // namespace ratatosk
