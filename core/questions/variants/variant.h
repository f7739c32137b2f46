// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/variants/cell_map.h"
#include "core/questions/variants/database_content.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// Why a query does not come along.
enum class Loss {
    Unread,   ///< the typed tree has no place for it
    Broken,   ///< it fails, or takes too long, on the database as it was
    Stuck,    ///< the change of cells has no counterpart in SQL that people would write
    Fails,    ///< what came of it fails, or takes too long
    Differs,  ///< it finds other rows
    Unproven, ///< it was rewritten and finds nothing, before and after: rows cannot tell
};

/// A query on its way into a variant of its database.
struct CarriedQuery {
    sql::Query query;
    std::vector<SharedCellMap> shown; ///< by column of its result: what became of the cells; null, and beyond the end: nothing
    bool isRewritten = false;         ///< more than its names
    std::optional<Loss> loss;
};

/// A database with the queries on it, changed step by step: a value. Each step takes the queries along, as typed trees.
struct Variant {
    DatabaseContent content;
    std::vector<CarriedQuery> queries;
};

/// Puts a column into a table at the place (0: first) with a cell for each row. What referred to other columns still does.
void insertColumn(Variant& variant, TableId table, int place, Column column, const std::vector<Cell>& cells);

/// Adds a table at the end; `table` of the columns is set. Its id is that of the last table then.
TableId addTable(Variant& variant, Table table, std::vector<Column> columns, TableRows rows);

/// Adds a foreign key of one column to the schema.
void addForeignKey(DatabaseContent& content, ColumnId from, ColumnId to);

/// "customer name" as an identifier: customer_name.
std::string joinedName(const std::string& readableName);
/// A name that no column of the table has: the wish, or that with a number.
std::string freeColumnName(const Schema& schema, TableId table, const std::string& wish);
/// The same of tables.
std::string freeTableName(const Schema& schema, const std::string& wish);

} // namespace ratatosk
