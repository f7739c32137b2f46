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

namespace ratatosk {

/// Draws queries whose WHERE holds another query. Nothing where chance led nowhere, or where the schema has no such query.
/// Requires: everything given outlives it.
class NestedQuerySampler
{
public:
    NestedQuerySampler(const Schema& schema, const DatabaseFacts& facts, Dice& dice)
        : m_schema(schema), m_dice(dice), m_items(schema, facts, dice), m_conditions(schema, facts, dice)
    {
    }

    /// Whether rows of another table refer to a row, or none does.
    std::optional<sql::Query> drawMembership(bool isNegated);
    /// More than the average, the most of all, more than any of some kind.
    std::optional<sql::Query> drawComparison();

private:
    std::optional<sql::Query> comparedValue(TableId table, ColumnId column, bool isLess, bool isExtreme);

    const Schema& m_schema;
    Dice& m_dice;
    ItemSampler m_items;
    ConditionSampler m_conditions;
};

} // namespace ratatosk
