// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/condition_sampler.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/sampling/item_sampler.h"
#include "core/questions/sampling/query_shape.h"
#include "core/sql/tree/query.h"

#include <optional>

namespace ratatosk {

/// Draws queries with GROUP BY: by what a column says, or by the row that others refer to. Requires: everything given outlives it.
class GroupedQuerySampler
{
public:
    GroupedQuerySampler(const Schema& schema, const DatabaseFacts& facts, Dice& dice)
        : m_schema(schema), m_facts(facts), m_dice(dice), m_items(schema, facts, dice), m_conditions(schema, facts, dice)
    {
    }

    /// Nothing where chance led nowhere, or where the schema has no such query.
    std::optional<sql::Query> draw(const QueryShape& shape);

private:
    std::optional<sql::Query> byColumn(const QueryShape& shape, TableId table);
    std::optional<sql::Query> byParent(const QueryShape& shape, TableId table);
    bool addHaving(TableId table, sql::SelectBlock& block);
    bool addOrder(TableId table, bool limits, sql::Query& query);

    const Schema& m_schema;
    const DatabaseFacts& m_facts;
    Dice& m_dice;
    ItemSampler m_items;
    ConditionSampler m_conditions;
};

} // namespace ratatosk
