// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk::sql {

/// How one entry of a block's FROM is used.
struct SourceUse {
    bool isUsedInside = false; ///< by a query inside the block
    std::vector<int> outputs;  ///< columns of a sub-query that something refers to, in order, no repeats

    bool operator==(const SourceUse&) const = default;
};

/// One for each entry of FROM. `orderBy` are the keys that are written in terms of this block.
std::vector<SourceUse> sourceUses(const SelectBlock& block, const std::vector<OrderKey>& orderBy);

} // namespace ratatosk::sql
