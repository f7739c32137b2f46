// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/model_config.h"

#include <ATen/core/Tensor.h>

namespace ratatosk {

/// The bucket of a distance, its sign included: itself for the nearer half of the span, and by its logarithm beyond, so that `longest` - 1
/// falls into the last (the code of He et al., "DeBERTaV3", ICLR 2023). In single precision, as the published weights were trained.
int distanceBucket(int distance, const RelativePositions& relative);

/// The bucket of a distance, from a piece to the one that it looks at, among `buckets`: half of them for each direction, of these half for one
/// distance each and the others by the logarithm, up to 128 (Raffel et al., "T5", JMLR 2020, section 2.1; MPNet likewise). In single precision, too.
int addedBucket(int distance, int buckets);

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
