// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk::sql {

/// A SELECT that is being changed. Lives as long as the query does.
struct BlockPart {
    SelectBlock* block = nullptr;
    std::vector<OrderKey>* orderBy = nullptr; ///< the keys that are written in terms of it; null: none
};

/// Lets references to the block's sources, in the block or in queries inside it, name another column. FROM follows: a table that is not
/// there yet is joined over the schema's keys, and a table that only served what was there before goes. Error: NoAnswer when the tables
/// cannot be joined, UnsupportedSql when FROM is more than tables and keys; the query is of no use then.
Result<void> changeColumns(BlockPart part, const std::vector<ColumnReference*>& references, ColumnId column, const Schema& schema);

/// Puts another table in the place of one in FROM; its columns are those of the same names. Errors as above, and NoAnswer for a column
/// that the table has not.
Result<void> changeTable(BlockPart part, int source, TableId table, const Schema& schema);

/// Takes a source out of FROM that neither a clause nor the key of another source refers to. False: something does, and it stays.
bool dropIdleSource(BlockPart part, int source);

/// Whether the table has all the columns that the block asks of the source.
bool hasColumnsOf(BlockPart part, int source, TableId table, const Schema& schema);

} // namespace ratatosk::sql
