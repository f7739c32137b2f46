// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <vector>

namespace ratatosk::sql {

/// For each table the number of its part of the schema: two tables can be joined, by keys or where these do not reach by names (`join_graph`), just where
/// the numbers are equal.
std::vector<int> connectedTables(const Schema& schema);

} // namespace ratatosk::sql
