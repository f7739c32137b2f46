// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/model/distance_buckets.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace ratatosk {

int distanceBucket(int distance, const RelativePositions& relative)
{
    const int middle = relative.span / 2, length = std::abs(distance);
    if (!relative.isBucketed || length <= middle)
        return distance;
    const auto half = static_cast<float>(middle);
    const float farthest = std::log(static_cast<float>(relative.longest - 1) / half);
    const float share = std::log(static_cast<float>(length) / half) / farthest;
    const int bucket = middle + static_cast<int>(std::ceil(share * static_cast<float>(middle - 1)));
    return distance < 0 ? -bucket : bucket;
}

int addedBucket(int distance, int buckets)
{
    constexpr float farthest = 128;
    const int half = buckets / 2, exact = half / 2, length = std::abs(distance);
    const int first = distance > 0 ? half : 0; // of the direction
    if (length < exact)
        return first + length;
    const float share = std::log(static_cast<float>(length) / static_cast<float>(exact)) / std::log(farthest / static_cast<float>(exact));
    return first + std::min(exact + static_cast<int>(share * static_cast<float>(half - exact)), half - 1);
}

} // namespace ratatosk
