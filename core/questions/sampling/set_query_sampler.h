// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/condition_sampler.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/sampling/item_sampler.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <utility>
#include <vector>

namespace ratatosk {

/// Draws two blocks with the same FROM[0] and select list, joined by a set operator. Requires: everything given outlives it.
class SetQuerySampler
{
public:
    SetQuerySampler(const Schema& schema, const DatabaseFacts& facts, Dice& dice)
        : m_schema(schema), m_dice(dice), m_items(schema, facts, dice), m_conditions(schema, facts, dice)
    {
    }

    /// Nothing where chance led nowhere, or where the schema has no such query.
    std::optional<sql::Query> draw(sql::SetOperator operation);

private:
    std::optional<sql::Query> ofColumn(sql::SetOperator operation, TableId table);
    std::optional<sql::Query> ofLabel(sql::SetOperator operation, TableId table);
    std::optional<std::pair<sql::Condition, sql::Condition>> drawTwo(const std::vector<sql::Source>& from, TableId table, ColumnId other);

    const Schema& m_schema;
    Dice& m_dice;
    ItemSampler m_items;
    ConditionSampler m_conditions;
};

} // namespace ratatosk
