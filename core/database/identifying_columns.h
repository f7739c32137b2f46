// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/connection.h"
#include "core/schema/key_names.h"
#include "core/schema/schema.h"

#include <vector>

namespace ratatosk {

/// The columns that alone identify the rows of their table, at most one a table: its primary key; where none is declared, as in what was
/// imported from CSV, the first column or one named as an identifier whose cells are there and all different. Views have none.
std::vector<ColumnId> identifyingColumns(const Connection& connection, const Schema& schema, const KeyNames& names,
                                         const RunLimits& oneCheck);

} // namespace ratatosk
