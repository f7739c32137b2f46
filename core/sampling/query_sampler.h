// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/sampling/condition_sampler.h"
#include "core/sampling/database_facts.h"
#include "core/sampling/query_shape.h"
#include "core/sampling/table_links.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// Draws typed queries over any schema: valid by construction, joins over foreign keys only, no table twice in one FROM.
///
/// What `question_writer` relies on: the first table in FROM is the one whose rows are asked about (in a group: whose rows are counted);
/// a join adds one table more, and perhaps one between; several blocks have the same FROM[0] and the same select list.
///
/// What all share is in query_sampler.cpp; plain, nested and grouped queries and those of several blocks are in query_sampler_plain.cpp,
/// _nested.cpp, _groups.cpp and _sets.cpp. Requires: schema, facts and dice outlive it.
class QuerySampler
{
public:
    QuerySampler(const Schema& schema, const DatabaseFacts& facts, Dice& dice)
        : m_schema(schema), m_facts(facts), m_dice(dice), m_conditions(schema, facts, dice)
    {
    }

    /// Nothing where chance led nowhere, or where the schema has no such query.
    std::optional<sql::Query> draw(const QueryShape& shape);

private:
    using Roles = std::initializer_list<ColumnRole>;

    std::optional<sql::Query> plain(const QueryShape& shape);
    std::optional<sql::Query> group(const QueryShape& shape);
    std::optional<sql::Query> groupByColumn(const QueryShape& shape, TableId table);
    std::optional<sql::Query> groupByParent(const QueryShape& shape, TableId table);
    std::optional<sql::Query> membership(bool isNegated);
    std::optional<sql::Query> compare();
    std::optional<sql::Query> comparedValue(TableId table, ColumnId column, bool isLess, bool isExtreme);
    std::optional<sql::Query> sets(sql::SetOperator operation);
    std::optional<sql::Query> setsOfColumn(sql::SetOperator operation, TableId table);
    std::optional<sql::Query> setsOfLabel(sql::SetOperator operation, TableId table);

    std::optional<TableId> drawTable();
    std::optional<TableLink> drawLink(TableId table, std::initializer_list<TableBond> bonds);
    std::optional<ColumnId> drawColumn(TableId table, Roles roles);
    std::optional<ColumnId> drawLabel(TableId table);

    void select(const std::vector<ColumnId>& columns, sql::SelectBlock& block) const;
    bool addJoin(const QueryShape& shape, TableId table, sql::SelectBlock& block, std::optional<TableLink>& link);
    bool addFilters(TableId table, const std::optional<TableLink>& link, sql::SelectBlock& block);
    bool addSelection(const QueryShape& shape, TableId table, const std::optional<TableLink>& link, sql::SelectBlock& block);
    void drawSelection(TableId table, bool mayAggregate, sql::SelectBlock& block);
    sql::Aggregate drawAggregate(ColumnId column);
    bool drawAggregates(TableId table, sql::SelectBlock& block);
    std::vector<ColumnId> drawColumns(TableId table, int count, const std::optional<sql::Condition>& where = {});
    bool addOrder(TableId table, bool limits, sql::Query& query);
    void addLimit(sql::Query& query);
    bool addHaving(TableId table, sql::SelectBlock& block);
    bool addGroupOrder(TableId table, bool limits, sql::Query& query);
    std::optional<std::pair<sql::Condition, sql::Condition>> drawTwo(const std::vector<sql::Source>& from, TableId table, ColumnId other);

    const Schema& m_schema;
    const DatabaseFacts& m_facts;
    Dice& m_dice;
    ConditionSampler m_conditions;
};

} // namespace ratatosk
