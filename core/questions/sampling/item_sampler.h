// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/sampling/table_links.h"
#include "core/sql/tree/query.h"

#include <initializer_list>
#include <optional>
#include <vector>

namespace ratatosk {

/// Draws the tables and columns that people ask about. Nothing where the schema has none of the kind. Requires: everything given
/// outlives it.
class ItemSampler
{
public:
    ItemSampler(const Schema& schema, const DatabaseFacts& facts, Dice& dice) : m_schema(schema), m_facts(facts), m_dice(dice) {}

    /// Tables that only join others are asked about seldom.
    std::optional<TableId> drawTable();
    /// A table that goes with this one in one of these ways.
    std::optional<TableLink> drawLink(TableId table, std::initializer_list<TableBond> bonds);
    std::optional<ColumnId> drawColumn(TableId table, std::initializer_list<ColumnRole> roles);
    /// What a row is best told by.
    std::optional<ColumnId> drawLabel(TableId table);
    /// Mostly the label first, then others, few of which are keys; few that `where` settles. Requires: the table has columns.
    std::vector<ColumnId> drawColumns(TableId table, int count, const std::optional<sql::Condition>& where = {});

private:
    const Schema& m_schema;
    const DatabaseFacts& m_facts;
    Dice& m_dice;
};

} // namespace ratatosk
