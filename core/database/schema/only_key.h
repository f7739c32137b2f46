// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <optional>

namespace ratatosk {

/// The one column that is the table's primary key by itself; nothing of a key of several columns, and where there is none.
std::optional<ColumnId> onlyKeyOf(TableId table, const Schema& schema);

/// Whether the column is a primary key or a part of one, refers to something, or is referred to.
bool isKey(ColumnId column, const Schema& schema);

/// The table whose rows the column's cells stand for: its own where it is the whole key, else the one table, another than its own, that it
/// refers to by itself.
std::optional<TableId> tableBehind(ColumnId column, const Schema& schema);

} // namespace ratatosk
