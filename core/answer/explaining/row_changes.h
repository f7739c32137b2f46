// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// What a person has typed for a cell of a column: NULL for the word, a number where the column has numbers and it is one, else text.
Cell typedCell(const std::string& text, ColumnId column, const Schema& schema);

/// The column that a statement shows as it is stored at a place of its rows, so that a row says which row of the table it is: the
/// statement reads one table, without groups, and shows all of its primary key. Nothing: it cannot be told.
std::optional<ColumnId> storedColumn(std::string_view sql, int place, const Schema& schema);

/// UPDATE of that cell in that row of the statement's. Requires: storedColumn(sql, place, schema), a row of the statement.
std::string cellChange(std::string_view sql, const std::vector<Cell>& row, int place, const Cell& value, const Schema& schema);

/// DELETE of these rows of the statement's. Requires: storedColumn(sql, 0, schema); rows.
std::string rowRemoval(std::string_view sql, const std::vector<std::vector<Cell>>& rows, const Schema& schema);

/// The columns that the statement shows, when they are all of one table, as they are stored: a row can be added there. Empty: not so.
std::vector<ColumnId> columnsToFill(std::string_view sql, const Schema& schema);

/// Rows for some columns of a table.
struct NewRows {
    std::vector<ColumnId> columns;
    std::vector<std::vector<Cell>> rows;
};

/// Text from a spreadsheet: a line a row, with tabs between its cells; quotes around those that hold either. A first line of columns'
/// names says which columns are meant, else they are `columns` in their order. What is left empty becomes NULL.
/// Error: InvalidArgument, the detail says which line has more cells than there are columns.
Result<NewRows> pastedRows(std::string_view text, const std::vector<ColumnId>& columns, const Schema& schema);

/// INSERT of them. Requires: rows, of columns of one table.
std::string rowAddition(const NewRows& added, const Schema& schema);

} // namespace ratatosk
