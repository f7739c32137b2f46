// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/joins/join_path.h"
#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk {

/// The ways to number the occurrences of a block's tables, by index into FROM: as they come, and with every pair swapped. None when a
/// table occurs three times. Requires: all sources are tables.
std::vector<std::vector<sql::Occurrence>> numberings(const sql::SelectBlock& block);

/// The tables that may stand for the stars of a block, best first: rows are counted where they are, which is the table that refers to the
/// others. One that is never used when the block has no FROM.
std::vector<TableId> starTables(const sql::SelectBlock& block, const Schema& schema);

} // namespace ratatosk
