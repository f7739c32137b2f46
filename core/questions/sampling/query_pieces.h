// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/count_of_rows.h"
#include "core/sql/tree/query.h"

#include <string>
#include <vector>

namespace ratatosk {

inline sql::Expression countOfRows()
{
    return {sql::AggregateCall{sql::Aggregate::Count, false, sql::Expression{sql::Star()}}};
}

inline sql::Expression aggregateOf(sql::Aggregate function, sql::Expression argument, bool isDistinct = false)
{
    return {sql::AggregateCall{function, isDistinct, std::move(argument)}};
}

inline sql::Literal wholeNumber(int number)
{
    return {ValueType::Integer, std::to_string(number)};
}

/// Adds them to the select list. Requires: their tables are in the block's FROM, each once.
void addColumns(const std::vector<ColumnId>& columns, const Schema& schema, sql::SelectBlock& block);

/// Whether the condition tells what the column is, so that nobody asks for it.
bool settles(const sql::Condition& condition, ColumnId column);

} // namespace ratatosk
