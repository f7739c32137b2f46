// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/experiments/analysis/error_class.h"
#include "core/sql/tree/query.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

/// One clause of one block as it is compared: values, DISTINCT, aliases and the order of items and conditions do not count (Spider's exact match, Yu et al., EMNLP 2018).
struct ClausePart {
    std::string sketch;       ///< with a mark in the place of every column
    std::string text;         ///< with columns
    std::vector<int> columns; ///< ascending, with repetitions: a column's number from 1 on, 0 for `*`; in FROM tables, by TableId

    bool operator==(const ClausePart&) const = default;
};

/// Which block a clause is in, and which clause: the outermost block is "", the one behind the first set operator "|1", the first query
/// inside of WHERE "/WHERE.1", and so on inwards.
using PartPlace = std::pair<std::string, Clause>;

/// A query taken apart.
struct QueryParts {
    std::map<PartPlace, ClausePart> clauses; ///< only those that the query has; set operators stand with the block that they begin
    std::vector<sql::Literal> values;        ///< in the order of the text, LIMIT's too unless it is 1
    std::vector<ColumnId> columns;           ///< all that are named outside of joins, ascending, each once
    std::vector<TableId> tables;             ///< the same of tables
};

/// Whether columns that a foreign key joins are one.
enum class JoinedColumns { AreOne, Differ };

/// Requires: the query fits the schema.
QueryParts partsOf(const sql::Query& query, const Schema& schema, JoinedColumns joined = JoinedColumns::AreOne);

} // namespace ratatosk
