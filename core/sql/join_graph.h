// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/join_path.h"

#include <cstdint>
#include <vector>

namespace ratatosk::sql {

struct WeightedJoin {
    Join join;
    std::int64_t cost = 0;
};

/// Every way in which a schema's tables join directly, in order of preference within a pair of tables.
std::vector<WeightedJoin> joinsOf(const Schema& schema);

} // namespace ratatosk::sql
