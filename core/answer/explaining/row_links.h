// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// A way from a row that is shown to rows of another table, by a foreign key.
struct RowLink {
    TableId table{};          ///< of the rows that it leads to
    ColumnId column{};        ///< by which they are found
    Cell value;               ///< that it has there
    std::string sql;          ///< finds them
    int place = 0;            ///< of the cell that leads there
    bool isReference = false; ///< the row refers to them; false: they refer to the row

    bool operator==(const RowLink&) const = default;
};

/// The places whose cells refer to other rows, in order. Keys of several columns are left out, here and below.
std::vector<int> referringPlaces(std::string_view sql, const Schema& schema);

/// The ways from a row of the statement: what its cells refer to first, then what refers to it.
std::vector<RowLink> rowLinks(std::string_view sql, const std::vector<Cell>& row, const Schema& schema);

} // namespace ratatosk
