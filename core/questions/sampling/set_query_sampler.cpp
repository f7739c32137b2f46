// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/set_query_sampler.h"

#include "core/questions/sampling/query_pieces.h"
#include "core/questions/sampling/table_links.h"

namespace ratatosk {

using sql::Condition;
using sql::Query;
using sql::SelectBlock;
using sql::SetOperator;

std::optional<Query> SetQuerySampler::draw(SetOperator operation)
{
    const auto table = m_items.drawTable();
    if (!table)
        return std::nullopt;
    return m_dice.chance(0.5) ? ofColumn(operation, *table) : ofLabel(operation, *table);
}

/// Two different tests of one column of `table` that is not `other`.
std::optional<std::pair<Condition, Condition>> SetQuerySampler::drawTwo(const std::vector<sql::Source>& from, TableId table, ColumnId other)
{
    const auto column = m_conditions.drawColumn({table});
    if (!column || *column == other)
        return std::nullopt;
    const sql::Expression left = columnIn(from, m_schema, *column);
    auto first = m_conditions.drawFor(left, *column);
    auto second = m_conditions.drawFor(left, *column);
    if (!first || !second || *first == *second)
        return std::nullopt;
    const auto* low = std::get_if<sql::Comparison>(&first->test);
    const auto* high = std::get_if<sql::Comparison>(&second->test);
    const bool isEmptyPair = low && high && low->operation == high->operation && low->operation != sql::ComparisonOperator::Equal;
    if (isEmptyPair) // over 3 and over 5: nobody asks so
        return std::nullopt;
    return std::pair{*std::move(first), *std::move(second)};
}

/// "Which countries have both singers over 40 and singers below 20?"
std::optional<Query> SetQuerySampler::ofColumn(SetOperator operation, TableId table)
{
    const auto column = m_items.drawColumn(table, {ColumnRole::Category});
    if (!column)
        return std::nullopt;
    Query query;
    query.first.from = {{.relation = table}};
    addColumns({*column}, m_schema, query.first);
    SelectBlock second = query.first;
    if (operation == SetOperator::Except) {
        const auto tested = m_conditions.drawColumn({table});
        second.where = tested && *tested != *column ? m_conditions.drawFor(columnIn(second.from, m_schema, *tested), *tested)
                                                    : std::nullopt;
        if (!second.where)
            return std::nullopt;
    } else {
        auto tests = drawTwo(query.first.from, table, *column);
        if (!tests)
            return std::nullopt;
        query.first.where = std::move(tests->first);
        second.where = std::move(tests->second);
    }
    query.rest.push_back({operation, std::move(second)});
    return query;
}

/// "Which singers have both a concert in 2014 and one in 2015?"
std::optional<Query> SetQuerySampler::ofLabel(SetOperator operation, TableId table)
{
    const auto link = m_items.drawLink(table, {TableBond::Child, TableBond::Partner});
    const auto from = link ? joinedFrom(m_schema, table, link->table) : std::nullopt;
    const auto label = m_items.drawLabel(table);
    if (!from || !label)
        return std::nullopt;
    Query query;
    SelectBlock second;
    second.from = *from;
    addColumns({*label}, m_schema, second);
    if (operation == SetOperator::Except) {
        query.first.from = {{.relation = table}};
        addColumns({*label}, m_schema, query.first);
        if (m_dice.chance(0.5))
            second.where = m_conditions.draw(*from, {link->table});
    } else {
        auto tests = drawTwo(*from, link->table, *label);
        if (!tests)
            return std::nullopt;
        query.first = second;
        query.first.where = std::move(tests->first);
        second.where = std::move(tests->second);
    }
    query.rest.push_back({operation, std::move(second)});
    return query;
}

} // namespace ratatosk
