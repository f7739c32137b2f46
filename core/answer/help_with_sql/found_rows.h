// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/cell_needle.h"
#include "core/files/searching/search_event.h"

#include <string>

namespace ratatosk {

// From what a search found to the rows of its table.

/// Shows the row of the cell; where nothing tells rows apart, all that matchingRowsStatement() shows.
std::string rowStatement(const FoundCell& found, const CellWish& wish, const Schema& schema);

/// Shows the rows where the column has what is looked for, to the rules of SQL: letters beyond ASCII in the same case.
std::string matchingRowsStatement(ColumnId column, const CellWish& wish, const Schema& schema);

} // namespace ratatosk
