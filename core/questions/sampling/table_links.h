// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// How rows of a table go with those of another.
enum class TableBond {
    Parent,  ///< the other is what it refers to: one
    Child,   ///< the other refers to it: many
    Partner, ///< a table between them refers to both: many
};

struct TableLink {
    TableId table{};
    TableBond bond = TableBond::Parent;
    ColumnId from{}; ///< Parent and Child: the referring column
    ColumnId to{};   ///< and what it refers to
};

/// The tables that foreign keys join to `table` directly or over one table between; itself excluded, each once, and those that several
/// keys join left out.
std::vector<TableLink> linksOf(const Schema& schema, TableId table);

/// FROM with `first` in front and whatever joins it to `other`. Nothing when the join path takes more than three tables, or joins them
/// by anything but the only foreign key between two.
std::optional<std::vector<sql::Source>> joinedFrom(const Schema& schema, TableId first, TableId other);

/// The column of a table in FROM, where it occurs once. Requires: it is there.
sql::Expression columnIn(const std::vector<sql::Source>& from, const Schema& schema, ColumnId column);

} // namespace ratatosk
