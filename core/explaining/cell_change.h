// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/result_table.h"
#include "core/schema/schema.h"

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

} // namespace ratatosk
