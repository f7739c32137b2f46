// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/blanks_in_order.h"

#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"

#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::OrderKey;
using sql::SelectBlock;

/// The column by which rows come in ascending order.
const ColumnReference* ascending(const std::vector<OrderKey>& keys)
{
    return keys.empty() || keys.front().isDescending ? nullptr : std::get_if<ColumnReference>(&keys.front().expression.term);
}

/// row_number() OVER (... ORDER BY born): the column.
const ColumnReference* ascendingPlaces(const SelectBlock& block)
{
    for (const sql::SelectItem& item : block.items) {
        const auto* window = std::get_if<sql::WindowCall>(&item.expression.term);
        if (window && std::holds_alternative<sql::WindowFunction>(window->function) && !window->partitionBy.empty()
            && std::get<sql::WindowFunction>(window->function) == sql::WindowFunction::RowNumber)
            return ascending(window->orderBy);
    }
    return nullptr;
}

bool leaveOutBlankOf(SelectBlock& block, const ColumnReference* column, const CellLookup& cells)
{
    if (!column || !isOfTables(block) || !block.groupBy.empty() || testsColumn(block, *column) || !cells.lacksSome(column->column))
        return false;
    sql::addConjunct(block.where, {sql::NullTest{{*column}, true}});
    return true;
}

bool leaveOutBlanksInside(SelectBlock& block, const CellLookup& cells)
{
    auto* inner = block.from.size() == 1 ? std::get_if<sql::Box<sql::Query>>(&block.from.front().relation) : nullptr;
    return inner && (*inner)->rest.empty() && leaveOutBlankOf((*inner)->first, ascendingPlaces((*inner)->first), cells);
}

} // namespace

bool leaveBlanksOutOfOrder(sql::Query& query, const CellLookup& cells)
{
    if (!query.rest.empty())
        return false;
    const ColumnReference* column = query.limit ? ascending(query.orderBy) : nullptr;
    return leaveOutBlankOf(query.first, column, cells) || leaveOutBlanksInside(query.first, cells);
}

} // namespace ratatosk
