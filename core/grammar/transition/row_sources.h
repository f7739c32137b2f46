// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// A query in FROM. Its first item is what it is joined by.
struct RowSource {
    sql::Query rows;
    std::optional<sql::ColumnReference> key{}; ///< the table's column that the first item is; else the first item of the rows before
    bool isOptional = false;                   ///< LEFT JOIN
};

/// A block in the one form that the grammar has for queries in FROM: tables first, queries behind them, joined by one column each.
struct RowSources {
    sql::SelectBlock block; ///< FROM has the tables alone; the queries are counted behind them
    std::vector<sql::OrderKey> orderBy;
    std::vector<RowSource> rows;
};

/// Nothing where the queries are joined otherwise. Requires: a query is in FROM.
std::optional<RowSources> rowSourcesIn(const sql::SelectBlock& block, const std::vector<sql::OrderKey>& orderBy);

} // namespace ratatosk
