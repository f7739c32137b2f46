// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <functional>
#include <vector>

namespace ratatosk {

/// What a row is called by when a person asks "which schools" or "who": the first and the last name, or one column of names. Empty where
/// no column is clearly that. `isText`: whether a column's cells may be names.
std::vector<ColumnId> nameColumns(const Schema& schema, TableId table, const std::function<bool(ColumnId)>& isText);

/// The same of columns of texts.
std::vector<ColumnId> nameColumns(const Schema& schema, TableId table);

/// First and last name of the column's table, in this order, where the column is one of them; else none.
std::vector<ColumnId> namePairOf(const Schema& schema, ColumnId column);

} // namespace ratatosk
