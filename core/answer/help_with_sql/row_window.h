// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Which of the rows that a statement finds are wanted, and in which order, where they are too many to be shown at once.
struct RowWindow {
    std::vector<std::string> filters; ///< by column, as typed (cell_filter.h); may be fewer
    int sortColumn = -1;              ///< -1: as the statement has them
    bool isDescending = false;        ///< NULL comes last in both directions
    std::int64_t first = 0;           ///< of the rows that pass, from 0
    std::int64_t count = 0;           ///< at most so many
    std::int64_t total = -1;          ///< rows that pass; -1: not known

    bool operator==(const RowWindow&) const = default;
};

/// Whether it reads rows that a statement around it can choose from.
bool canBeWindowed(std::string_view sql);

/// The statement that finds these rows of `sql`, whose rows have these columns. Of a table with an INTEGER PRIMARY KEY, rows near the
/// end are looked for from there, and what is skipped is read from an index alone where there is one for the order: ten million rows
/// are skipped within a quarter of a second. A server has all that an order or a filter leaves by that key too; what is unordered it gives as
/// it is stored. Requires: canBeWindowed(sql).
std::string windowStatement(std::string_view sql, const std::vector<std::string>& columns, const RowWindow& window, const Schema& schema);

/// The statement that finds all rows of `sql` that pass, in the window's order wherever the window is; `sql` itself where nothing is filtered or sorted,
/// and where no statement can be put around it.
std::string arrangedStatement(std::string_view sql, const std::vector<std::string>& columns, const RowWindow& window, const Schema& schema);

/// How many rows of `sql` pass the filters. Requires: canBeWindowed(sql).
std::string windowCountStatement(std::string_view sql, const std::vector<std::string>& columns, const RowWindow& window,
                                 const Schema& schema);

} // namespace ratatosk
