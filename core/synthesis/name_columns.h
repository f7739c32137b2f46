// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sampling/database_facts.h"
#include "core/schema/schema.h"

#include <vector>

namespace ratatosk {

/// What a row is called by when a person asks "which schools" or "who": the first and the last name, or one column of names. Empty where
/// no column is clearly that.
std::vector<ColumnId> nameColumns(const Schema& schema, const DatabaseFacts& facts, TableId table);

} // namespace ratatosk
