// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Whether the query has the column anywhere, those in it included.
bool usesColumn(const sql::Query& query, ColumnId column);

/// Whether the table stands in FROM, also of queries in the query.
bool usesTable(const sql::Query& query, TableId table);

/// Whether the condition, or WHERE, has the column.
bool testsColumn(const sql::Condition& condition, const sql::ColumnReference& column);
bool testsColumn(const sql::SelectBlock& block, const sql::ColumnReference& column);

/// Whether a condition passes that does not stand in WHERE: in a filter, a join, HAVING, or a query there.
bool anyBesideWhere(const sql::SelectBlock& block, const std::function<bool(const sql::Condition&)>& passes);

/// The place in FROM where the table first stands.
std::optional<int> placeInFrom(TableId table, const sql::SelectBlock& block);

/// The place in FROM whose columns are all that is shown; nothing where those of several are, or other things.
std::optional<int> onlySourceShown(const sql::SelectBlock& block);

/// Whether the expression is one of those shown.
bool shows(const sql::SelectBlock& block, const sql::Expression& expression);

/// Whether a source is joined by LEFT JOIN: a NULL may stand for rows that are not there.
bool joinsLeft(const sql::SelectBlock& block);

/// The one column that an expression or a condition is about, however often it stands there; nothing where there are several, or none.
std::optional<sql::ColumnReference> onlyColumnOf(const sql::Expression& expression);
std::optional<sql::ColumnReference> onlyColumnOf(const sql::Condition& condition);

/// Whether FROM has tables alone, and some.
bool isOfTables(const sql::SelectBlock& block);

/// Whether the query is one block of tables without queries in it: all columns are of the one FROM, wherever they stand.
bool isFlat(const sql::Query& query);

/// The query in FROM that is all there is there: "the best of each", "the average of groups". Null: none.
sql::Query* onlyInner(sql::SelectBlock& block);

/// All columns of the tables in FROM, each of its source there; not those of queries in FROM.
std::vector<sql::ColumnReference> columnsInFrom(const sql::SelectBlock& block, const Schema& schema);

} // namespace ratatosk
