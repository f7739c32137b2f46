// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/condition_sampler.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/sampling/item_sampler.h"
#include "core/questions/sampling/query_shape.h"
#include "core/questions/sampling/table_links.h"
#include "core/sql/tree/query.h"

#include <optional>

namespace ratatosk {

/// Draws queries of one block without groups: rows of a table, or figures about them. Requires: everything given outlives it.
class PlainQuerySampler
{
public:
    PlainQuerySampler(const Schema& schema, const DatabaseFacts& facts, Dice& dice)
        : m_schema(schema), m_dice(dice), m_items(schema, facts, dice), m_conditions(schema, facts, dice)
    {
    }

    /// Nothing where chance led nowhere, or where the schema has no such query.
    std::optional<sql::Query> draw(const QueryShape& shape);

private:
    bool addJoin(const QueryShape& shape, TableId table, sql::SelectBlock& block, std::optional<TableLink>& link);
    bool addFilters(TableId table, const std::optional<TableLink>& link, sql::SelectBlock& block);
    bool addSelection(const QueryShape& shape, TableId table, const std::optional<TableLink>& link, sql::SelectBlock& block);
    void addItems(TableId table, bool mayAggregate, sql::SelectBlock& block);
    bool addAggregates(TableId table, sql::SelectBlock& block);
    bool addOrder(TableId table, bool limits, sql::Query& query);

    const Schema& m_schema;
    Dice& m_dice;
    ItemSampler m_items;
    ConditionSampler m_conditions;
};

} // namespace ratatosk
