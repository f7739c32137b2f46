// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// What a query says that nobody would ask for, counted; sub-queries included. The decoder, which writes from left to right, does it when
/// it has lost its way.
struct QueryOddities {
    int repetitions = 0;      ///< shown or demanded twice, or a column computed with itself
    int contradictions = 0;   ///< fulfilled by no row: between 20 and 10, two values at once, more than itself
    int textAggregates = 0;   ///< sums and averages of text or of keys
    int ungroupedItems = 0;   ///< shown beside groups that do not settle them; or aggregates of groups that nothing tells apart
    int knownItems = 0;       ///< shown although a condition demands one value of them
    int reusedValues = 0;     ///< one literal demanded of several columns
    int incompatibleSets = 0; ///< united, intersected, subtracted or looked up in each other although the columns have nothing in common

    bool operator==(const QueryOddities&) const = default;
};

QueryOddities odditiesOf(const sql::Query& query, const Schema& schema);

} // namespace ratatosk
