// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <functional>

namespace ratatosk {

/// Something in a query that names an entry of a FROM.
struct SourceMention {
    sql::SelectBlock& owner; ///< whose FROM that is
    int& index;              ///< of the entry
    ColumnId* column;        ///< of the table there; null for a column of a query in FROM and for `T.*`
};

/// Visits each mention, in clauses, keys of FROM, orders, and queries inside. An owner's FROM must not grow meanwhile.
void editMentions(sql::Query& query, const std::function<void(SourceMention)>& edit);

/// Visits each block, those inside first.
void editBlocks(sql::Query& query, const std::function<void(sql::SelectBlock&)>& edit);

/// Lets a column and a table that had the numbers have others.
struct Renumbering {
    std::function<ColumnId(ColumnId)> column;
    std::function<TableId(TableId)> table;
};
void renumber(sql::Query& query, const Renumbering& numbers);

} // namespace ratatosk
