// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/variants/variant.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// Two tables of which one has at most one row for each row of the other.
struct TablePair {
    TableId whole{};                 ///< the one whose rows are all there is
    TableId part{};                  ///< the one that refers to it
    ColumnId wholeKey{}, partKey{};  ///< by which it does
    std::optional<ColumnId> witness; ///< a column of the part without NULL, where rows of the whole lack theirs
};

/// The pairs by foreign keys of one column, where the key is the part's primary key, or different in each of
/// many rows, and no other table refers to the part.
std::vector<TablePair> tablePairs(const DatabaseContent& content);

/// Joins the pair into one sheet: the columns of the part stand behind those of the whole, NULL where there is no row of the part. Queries ask the sheet: what
/// joined the two has one entry instead, and what asks the part alone tests that it is there.
void joinIntoSheet(Variant& variant, const TablePair& pair);

} // namespace ratatosk
