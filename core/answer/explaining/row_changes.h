// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/files/rows/row_edits.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// What a person has typed for a cell of a column: NULL for the word, a number where the column has numbers and it is one, else text.
Cell typedCell(const std::string& text, ColumnType type);

/// Text from a spreadsheet as rows of a table: a line a row, with tabs between its cells; quotes around those that hold either. A first
/// line of columns' names says which columns are meant, else they are `columns` in their order. What is left empty is left out.
/// Error: InvalidArgument, the detail says which line has more cells than there are columns.
/// Requires: as many types as columns.
Result<std::vector<std::vector<NamedCell>>> pastedRows(std::string_view text, const std::vector<std::string>& columns,
                                                       const std::vector<ColumnType>& types);

} // namespace ratatosk
