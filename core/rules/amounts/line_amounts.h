// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/rules/evidence/cell_lookup.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <span>
#include <string_view>

namespace ratatosk {

/// What the rows of a table come to: how many times a price, less a discount.
struct LineAmount {
    ColumnId quantity{};
    ColumnId price{};
    std::optional<ColumnId> discount;

    bool has(ColumnId column) const { return column == quantity || column == price || column == discount; }
};

/// Of order lines, stays, working hours; nothing for a table that has no such columns, or several that could be one of them.
std::optional<LineAmount> lineAmountOf(TableId table, const Schema& schema);

/// quantity * price * (1 - discount), or less the discount where that is a sum of money. `withDiscount`: whether to take it off.
sql::Expression amountOf(const LineAmount& amount, const sql::SourceReference& source, bool withDiscount, const CellLookup& cells);

/// What was taken off: quantity * price * discount, or the discount itself where that is a sum of money. Requires: a discount.
sql::Expression discountOf(const LineAmount& amount, const sql::SourceReference& source, const CellLookup& cells);

/// Whether discounts are parts of the price: 0.15, or 15 as percent.
bool isShareOfPrice(ColumnId discount, const CellLookup& cells);

} // namespace ratatosk
