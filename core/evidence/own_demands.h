// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"

#include <vector>

namespace ratatosk::sql {

/// The demands of WHERE on one source alone, sub-queries left out, as of the only source of a block.
std::vector<Condition> ownDemands(const SelectBlock& block, int source);

/// The columns that a block shows of one source, each once, as of the only source of a block.
std::vector<SelectItem> ownItems(const SelectBlock& block, int source);

/// The key by which one place in FROM points to the other, where both are of the table that refers to itself.
JoinKey referral(int pointing, int pointedTo, const ForeignKey& reference);

/// The place in FROM of the rows that those at `source` refer to; -1: they are not joined.
int placeAbove(const SelectBlock& block, int source, const ForeignKey& reference);

} // namespace ratatosk::sql
