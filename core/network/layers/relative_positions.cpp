// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/relative_positions.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace ratatosk {
namespace {

std::int64_t tableRow(std::int64_t distance, const RelativePositions& relative)
{
    const int bucket = distanceBucket(static_cast<int>(distance), relative);
    return std::clamp(bucket + relative.span, 0, 2 * relative.span - 1);
}

} // namespace

at::Tensor addedBuckets(std::int64_t longest, int buckets)
{
    std::vector<std::int64_t> result;
    for (std::int64_t distance = 1 - longest; distance < longest; ++distance)
        result.push_back(addedBucket(static_cast<int>(distance), buckets));
    return at::tensor(result, at::kLong);
}

DistanceRows distanceRows(std::int64_t longest, const RelativePositions& relative)
{
    std::vector<std::int64_t> rows; // of the distances 1 - longest to longest - 1
    for (std::int64_t distance = 1 - longest; distance < longest; ++distance)
        rows.push_back(tableRow(distance, relative));
    DistanceRows result{rows.front(), rows.back() - rows.front() + 1, {}};
    const at::Tensor positions = at::arange(longest, at::kLong);
    const at::Tensor distances = positions.unsqueeze(1) - positions.unsqueeze(0) + (longest - 1);
    result.rowOfPair = (at::tensor(rows, at::kLong) - result.first).index_select(0, distances.flatten()).view_as(distances);
    return result;
}

} // namespace ratatosk
