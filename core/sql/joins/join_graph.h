// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/joins/join_path.h"

#include <cstdint>
#include <vector>

namespace ratatosk::sql {

struct WeightedJoin {
    Join join;
    std::int64_t cost = 0;
};

/// Joins by the schema's keys, and between tables that refer to the same column. Of several between two tables the one whose child
/// column is among `meant` is cheapest, then the one whose columns are called alike, then the one whose child column comes first.
std::vector<WeightedJoin> joinsByKeys(const Schema& schema, const std::vector<ColumnId>& preferredKeys);

/// Joins by names alone, for tables that no key connects: a column that is called like another table's key (`database/key_names`), or
/// two columns of the same name and type. All are guesses and cost more than any two keys. Only joins between the given tables.
std::vector<WeightedJoin> joinsByNames(const Schema& schema, const std::vector<TableId>& tables);

} // namespace ratatosk::sql
