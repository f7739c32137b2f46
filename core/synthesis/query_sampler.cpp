// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/synthesis/query_sampler.h"

#include "core/synthesis/query_pieces.h"

#include <algorithm>
#include <array>

namespace ratatosk {

using sql::Aggregate;
using sql::Condition;
using sql::Expression;
using sql::Query;
using sql::SelectBlock;

std::optional<Query> QuerySampler::draw(const QueryShape& shape)
{
    switch (shape.kind) {
    case QueryKind::Plain: return plain(shape);
    case QueryKind::Group: return group(shape);
    case QueryKind::NotIn: return membership(true);
    case QueryKind::In: return membership(false);
    case QueryKind::Compare: return compare();
    case QueryKind::Intersect: return sets(sql::SetOperator::Intersect);
    case QueryKind::Union: return sets(sql::SetOperator::Union);
    case QueryKind::Except: return sets(sql::SetOperator::Except);
    }
    return std::nullopt;
}

/// Tables that only join others are asked about seldom.
std::optional<TableId> QuerySampler::drawTable()
{
    std::vector<std::pair<TableId, double>> tables;
    for (int table = 0; table < m_schema.tableCount(); ++table) {
        const std::vector<ColumnId> columns = m_schema.columnsOf(TableId{table});
        const auto isSpoken = [&](ColumnId column) { return m_facts.of(column).role != ColumnRole::Key; };
        const auto spoken = std::ranges::count_if(columns, isSpoken);
        if (!columns.empty())
            tables.emplace_back(TableId{table}, spoken == 0 ? 0.05 : spoken == 1 ? 0.5 : 1.0);
    }
    if (tables.empty())
        return std::nullopt;
    return tables[m_dice.pickWeighted(tables, [](const auto& table) { return table.second; })].first;
}

std::optional<TableLink> QuerySampler::drawLink(TableId table, std::initializer_list<TableBond> bonds)
{
    std::vector<TableLink> links;
    for (const TableLink& link : linksOf(m_schema, table)) {
        if (std::ranges::find(bonds, link.bond) != bonds.end())
            links.push_back(link);
    }
    return links.empty() ? std::nullopt : std::optional(m_dice.pick(links));
}

std::optional<ColumnId> QuerySampler::drawColumn(TableId table, Roles roles)
{
    std::vector<ColumnId> columns;
    for (const ColumnId column : m_schema.columnsOf(table)) {
        if (std::ranges::find(roles, m_facts.of(column).role) != roles.end())
            columns.push_back(column);
    }
    return columns.empty() ? std::nullopt : std::optional(m_dice.pick(columns));
}

/// What a row is best told by.
std::optional<ColumnId> QuerySampler::drawLabel(TableId table)
{
    if (const auto label = drawColumn(table, {ColumnRole::Label}); label && !m_dice.chance(0.1))
        return label;
    if (const auto other = drawColumn(table, {ColumnRole::Label, ColumnRole::Remark, ColumnRole::Category, ColumnRole::Moment}))
        return other;
    return drawColumn(table, {ColumnRole::Key, ColumnRole::Measure, ColumnRole::Prose});
}

namespace {

/// Whether the condition tells what the column is, so that nobody asks for it.
bool settles(const Condition& condition, ColumnId column)
{
    if (const auto* junction = std::get_if<sql::Junction>(&condition.test))
        return std::ranges::any_of(junction->parts, [&](const Condition& part) { return settles(part, column); });
    const auto* comparison = std::get_if<sql::Comparison>(&condition.test);
    const auto* left = comparison ? std::get_if<sql::ColumnReference>(&comparison->left.term) : nullptr;
    return left && left->column == column && comparison->operation == sql::ComparisonOperator::Equal;
}

} // namespace

/// The label first, then others, few of which are keys.
std::vector<ColumnId> QuerySampler::drawColumns(TableId table, int count, const std::optional<Condition>& where)
{
    std::vector<ColumnId> columns;
    std::vector<ColumnId> all = m_schema.columnsOf(table);
    if (where && static_cast<int>(all.size()) > count)
        std::erase_if(all, [&](ColumnId column) { return settles(*where, column); });
    if (all.empty())
        all = m_schema.columnsOf(table);
    const auto label = m_dice.chance(0.6) ? drawLabel(table) : std::nullopt;
    if (label && std::ranges::find(all, *label) != all.end())
        columns.push_back(*label);
    for (int attempt = 0; attempt < 12 && static_cast<int>(columns.size()) < count; ++attempt) {
        const ColumnId column = m_dice.pick(all);
        const bool isWelcome = m_facts.of(column).role != ColumnRole::Key || m_dice.chance(0.25);
        if (isWelcome && std::ranges::find(columns, column) == columns.end())
            columns.push_back(column);
    }
    if (columns.empty())
        columns.push_back(m_dice.pick(all));
    return columns;
}

void QuerySampler::select(const std::vector<ColumnId>& columns, SelectBlock& block) const
{
    for (const ColumnId column : columns)
        block.items.push_back({columnIn(block.from, m_schema, column), {}});
}

bool QuerySampler::drawAggregates(TableId table, SelectBlock& block)
{
    constexpr std::array functions{Aggregate::Avg, Aggregate::Avg, Aggregate::Sum, Aggregate::Sum, Aggregate::Max, Aggregate::Min};
    const auto column = drawColumn(table, {ColumnRole::Measure});
    if (!column)
        return false;
    const Expression argument = columnIn(block.from, m_schema, *column);
    const Aggregate function = m_dice.pick(functions);
    block.items.push_back({aggregateOf(function, argument), {}});
    const auto second = m_dice.chance(0.2) ? drawColumn(table, {ColumnRole::Measure}) : std::nullopt;
    if (second && *second != *column)
        block.items.push_back({aggregateOf(function, columnIn(block.from, m_schema, *second)), {}});
    else if (m_dice.chance(0.2))
        block.items.push_back({aggregateOf(function == Aggregate::Max ? Aggregate::Min : Aggregate::Max, argument), {}});
    return block.items.size() < 2 || !(block.items[0] == block.items[1]);
}

/// Shares of select lists among Spider's training queries without GROUP BY.
void QuerySampler::drawSelection(TableId table, bool mayAggregate, SelectBlock& block)
{
    enum Choice { OneColumn, TwoColumns, CountRows, DifferentColumn, Aggregates, CountDifferent, ThreeColumns, AllColumns };
    constexpr std::array weights{1621, 785, 571, 390, 340, 228, 210, 49};
    auto choice = static_cast<Choice>(m_dice.pickWeighted(weights, [](int weight) { return static_cast<double>(weight); }));
    if (!mayAggregate && (choice == CountRows || choice == Aggregates || choice == CountDifferent || choice == AllColumns))
        choice = OneColumn;
    const auto drawn = drawColumn(table, {ColumnRole::Category, ColumnRole::Label, ColumnRole::Moment});
    const bool hasDifferent = drawn && !(block.where && settles(*block.where, *drawn));
    const ColumnId different = drawn.value_or(ColumnId{});
    if (choice == CountRows)
        block.items.push_back({countOfRows(), {}});
    else if (choice == AllColumns)
        block.items.push_back({Expression{sql::Star()}, {}});
    else if (choice == CountDifferent && hasDifferent)
        block.items.push_back({aggregateOf(Aggregate::Count, columnIn(block.from, m_schema, different), true), {}});
    else if (choice == DifferentColumn && hasDifferent) {
        select({different}, block);
        block.isDistinct = true;
    } else if (choice != Aggregates || !drawAggregates(table, block)) {
        block.items.clear();
        select(drawColumns(table, choice == TwoColumns ? 2 : choice == ThreeColumns ? 3 : 1, block.where), block);
    }
}

void QuerySampler::addLimit(Query& query)
{
    constexpr std::array few{2, 3, 3, 3, 5, 5, 10};
    query.limit = wholeNumber(m_dice.chance(0.9) ? 1 : m_dice.pick(few));
}

bool QuerySampler::addOrder(TableId table, bool limits, Query& query)
{
    auto column = drawColumn(table, {ColumnRole::Measure, ColumnRole::Moment});
    if (!limits && (!column || m_dice.chance(0.35)))
        column = drawColumn(table, {ColumnRole::Label});
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
        addLimit(query);
    return true;
}

std::optional<Query> QuerySampler::plain(const QueryShape& shape)
{
    const auto table = drawTable();
    if (!table)
        return std::nullopt;
    Query query;
    SelectBlock& block = query.first;
    block.from = {{.relation = *table}};
    std::vector<TableId> tested{*table};
    std::optional<TableLink> link;
    if (shape.joins) {
        const bool needsOne = shape.orders && !shape.filters; // ordering by one of many would mean nothing
        link = needsOne ? drawLink(*table, {TableBond::Parent}) : drawLink(*table, {TableBond::Parent, TableBond::Child, TableBond::Partner});
        const auto from = link ? joinedFrom(m_schema, *table, link->table) : std::nullopt;
        if (!from)
            return std::nullopt;
        block.from = *from;
        tested = m_dice.chance(0.8) ? std::vector{link->table} : std::vector{*table, link->table};
    }
    if (shape.filters) {
        block.where = m_conditions.drawSome(block.from, tested);
        if (!block.where)
            return std::nullopt;
    }
    const bool repeats = link && link->bond != TableBond::Parent;
    const bool showsBoth = link && !shape.orders && (!shape.filters || (!repeats && m_dice.chance(0.15)));
    if (showsBoth)
        select(drawColumns(*table, m_dice.chance(0.7) ? 1 : 2, block.where), block);
    else
        drawSelection(*table, !shape.orders && !repeats, block);
    if (showsBoth) {
        const auto label = drawLabel(link->table);
        if (!label || (block.where && settles(*block.where, *label)))
            return std::nullopt;
        select({*label}, block);
    }
    const TableId ordered = link && !shape.filters ? link->table : *table;
    if (shape.orders && (block.isDistinct || !addOrder(ordered, shape.limits, query)))
        return std::nullopt;
    return query;
}

/// Whether rows of another table refer to a row or none does.
std::optional<Query> QuerySampler::membership(bool isNegated)
{
    const auto table = drawTable();
    const auto link = table ? drawLink(*table, {TableBond::Child}) : std::nullopt;
    if (!link)
        return std::nullopt;
    Query inner;
    inner.first.from = {{.relation = link->table}};
    select({link->from}, inner.first);
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
        select(drawColumns(*table, m_dice.chance(0.75) ? 1 : 2), query.first);
    return query;
}

/// More than the average, the most of all, more than any of some kind.
std::optional<Query> QuerySampler::compare()
{
    const auto table = drawTable();
    const auto column = table ? drawColumn(*table, {ColumnRole::Measure}) : std::nullopt;
    if (!column)
        return std::nullopt;
    const bool isLess = m_dice.chance(0.4);
    Query inner;
    inner.first.from = {{.relation = *table}};
    const bool isExtreme = m_dice.chance(0.3);
    const bool isOfSome = !isExtreme && m_dice.chance(0.3);
    const Aggregate extreme = isLess ? Aggregate::Min : Aggregate::Max;
    inner.first.items.push_back({aggregateOf(isExtreme || isOfSome ? extreme : Aggregate::Avg, columnIn(inner.first.from, m_schema, *column)), {}});
    if (isOfSome) {
        const auto kind = drawColumn(*table, {ColumnRole::Category});
        inner.first.where = kind ? m_conditions.drawFor(columnIn(inner.first.from, m_schema, *kind), *kind) : std::nullopt;
        if (!inner.first.where)
            return std::nullopt;
    }
    Query query;
    query.first.from = {{.relation = *table}};
    const auto operation = isExtreme ? sql::ComparisonOperator::Equal : isLess ? sql::ComparisonOperator::Less : sql::ComparisonOperator::Greater;
    query.first.where = Condition{sql::Comparison{columnIn(query.first.from, m_schema, *column), operation, {sql::ScalarQuery{std::move(inner)}}}};
    if (!isExtreme && m_dice.chance(0.3))
        query.first.items.push_back({countOfRows(), {}});
    else
        select(drawColumns(*table, m_dice.chance(0.7) ? 1 : 2), query.first);
    return query;
}

} // namespace ratatosk
