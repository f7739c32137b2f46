// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/attention_part.h"
#include "core/network/attention/relation_attention.h"

namespace ratatosk {

/// The weights of the only example by one part of their scores: [heads, n, n], rows sum to 1. `projected` and `relationKey` as for
/// relationAttention. Requires: relations.examples() == 1, part is not Rollout, which is none of one layer.
at::Tensor attentionPartWeights(const at::Tensor& projected, const at::Tensor& relationKey, const PackedRelations& relations, int heads,
                                AttentionPart part);

} // namespace ratatosk
