// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/model/distance_buckets.h"

#include <ATen/core/Tensor.h>

namespace ratatosk {

/// Of the distances from 1 - longest to longest - 1 the bucket: int64 [2 longest - 1].
at::Tensor addedBuckets(std::int64_t longest, int buckets);

/// Of a table with 2 * span rows those that pairs of positions may need, and which of them.
struct DistanceRows {
    std::int64_t first = 0; ///< row of the table
    std::int64_t count = 0;
    at::Tensor rowOfPair; ///< int64 [longest, longest]: row - first of the distance from the first position to the second
};

/// For sequences of at most `longest` positions.
DistanceRows distanceRows(std::int64_t longest, const RelativePositions& relative);

} // namespace ratatosk
