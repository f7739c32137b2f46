// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/query_pieces.h"

#include "core/questions/sampling/table_links.h"

#include <algorithm>

namespace ratatosk {

void addColumns(const std::vector<ColumnId>& columns, const Schema& schema, sql::SelectBlock& block)
{
    for (const ColumnId column : columns)
        block.items.push_back({columnIn(block.from, schema, column), {}});
}

bool settles(const sql::Condition& condition, ColumnId column)
{
    if (const auto* junction = std::get_if<sql::Junction>(&condition.test))
        return std::ranges::any_of(junction->parts, [&](const sql::Condition& part) { return settles(part, column); });
    const auto* comparison = std::get_if<sql::Comparison>(&condition.test);
    const auto* left = comparison ? std::get_if<sql::ColumnReference>(&comparison->left.term) : nullptr;
    return left && left->column == column && comparison->operation == sql::ComparisonOperator::Equal;
}

} // namespace ratatosk
