// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <string>
#include <vector>

namespace ratatosk::sql {

/// The names by which a query around this one may use its columns, `*` written out. An item without alias that is no column has an
/// empty name: SQLite's own name for it is not promised.
std::vector<std::string> outputNames(const SelectBlock& block, const Schema& schema);

/// The name of one item that is no star.
std::string outputName(const SelectItem& item, const SelectBlock& block, const Schema& schema);

/// What a query around this one calls a column: its own name where it has one that no column before it has, else "c3" for the third,
/// which must then be given to it as an alias.
std::string referredName(const SelectBlock& block, int output, const Schema& schema);

} // namespace ratatosk::sql
