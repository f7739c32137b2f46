// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/model/model_config.h"

namespace ratatosk {

/// The bucket of a distance, its sign included: itself for the nearer half of the span, and by its logarithm beyond, so that `longest` - 1
/// falls into the last (the code of He et al., "DeBERTaV3", ICLR 2023). In single precision, as the published weights were trained.
int distanceBucket(int distance, const RelativePositions& relative);

/// The bucket of a distance, from a piece to the one that it looks at, among `buckets`: half of them for each direction, of these half for one
/// distance each and the others by the logarithm, up to 128 (Raffel et al., "T5", JMLR 2020, section 2.1; MPNet likewise). In single precision, too.
int addedBucket(int distance, int buckets);

} // namespace ratatosk
