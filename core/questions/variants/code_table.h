// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/questions/variants/variant.h"

#include <vector>

namespace ratatosk {

/// Columns of words that repeat and have no NULL, neither keys nor held against other columns by a query: their words could be kept in a table of
/// their own.
std::vector<ColumnId> columnsForCodeTables(const Variant& variant);

/// Numbers take the place of the column's words, and a table says what they mean: `status` becomes `status_code` and refers to `order_status (code, label)`.
/// Queries join that table wherever they ask for the words.
void moveToCodeTable(Variant& variant, ColumnId column);

} // namespace ratatosk
