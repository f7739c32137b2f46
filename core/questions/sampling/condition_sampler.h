// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/database_facts.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// Draws conditions that hold for some row: what is compared with is a value of the column. Operators are drawn about as often as
/// Spider's training queries use them. Requires: facts and schema outlive it.
class ConditionSampler
{
public:
    ConditionSampler(const Schema& schema, const DatabaseFacts& facts, Dice& dice) : m_schema(schema), m_facts(facts), m_dice(dice) {}

    /// A test of one column of one of `tables`, all in FROM.
    std::optional<sql::Condition> draw(const std::vector<sql::Source>& from, const std::vector<TableId>& tables);

    /// One, two or three of them, or two values of one column joined by OR.
    std::optional<sql::Condition> drawSome(const std::vector<sql::Source>& from, const std::vector<TableId>& tables);

    /// A column of the table worth a test, weighted by role.
    std::optional<ColumnId> drawColumn(const std::vector<TableId>& tables);

    /// A test of this column.
    std::optional<sql::Condition> drawFor(const sql::Expression& left, ColumnId column);

private:
    sql::Condition textTest(const sql::Expression& left, const Cell& value, ColumnRole role);
    sql::Condition numberTest(const sql::Expression& left, const Cell& value, ColumnId column);
    std::optional<Cell> drawValue(ColumnId column);

    const Schema& m_schema;
    const DatabaseFacts& m_facts;
    Dice& m_dice;
};

} // namespace ratatosk
