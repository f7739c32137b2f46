// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/packed_relations.h"

namespace ratatosk {

/// relationAttention by torch's own operations, all examples at once: for devices without a kernel of ours. Computed in the format of the
/// relations' vectors.
at::Tensor paddedRelationAttention(const at::Tensor& projected, const at::Tensor& relationKey, const at::Tensor& relationValue,
                                   const PaddedRelations& relations, int heads);

/// Its weights: [examples, heads, most, most], 0 for keys that are filler.
at::Tensor paddedRelationWeights(const at::Tensor& projected, const at::Tensor& relationKey, const PaddedRelations& relations, int heads);

} // namespace ratatosk
