// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <vector>

namespace ratatosk::sql {

/// What a block's rows are gathered by, for engines that want every column outside of an aggregate to be one for each group.
struct Grouping {
    bool isGrouped = false;
    std::vector<Expression> keys;           ///< as written
    std::vector<ColumnReference> dependent; ///< columns beside them that the keys determine
    std::vector<ColumnReference> added;     ///< those of them that must stand among the keys to be taken for that
    std::optional<AggregateCall> extremum;  ///< the only min or max: SQLite takes other columns from the row that has it

    bool isKey(const Expression& expression) const;
    bool isDependent(const ColumnReference& column) const;
};

/// Of a block with GROUP BY or an aggregate; else nothing is grouped. `orderBy`: keys written in terms of the block.
Grouping groupingOf(const SelectBlock& block, const std::vector<OrderKey>& orderBy, const Schema& schema);

/// SELECT DISTINCT as a grouping by what it selects, where an order key is none of that; nothing where it needs none.
std::optional<Grouping> groupingOfDistinct(const SelectBlock& block, const std::vector<OrderKey>& orderBy);

} // namespace ratatosk::sql
