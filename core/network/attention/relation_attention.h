// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/packed_relations.h"

namespace ratatosk {

/// Relation-aware self-attention (DT-Fixup, section 2; RAT-SQL, equation 2) over packed examples:
///
///   e_ij = q_i . (k_j + R^K[r_ij]) / sqrt(s),   a_i = softmax_j e_ij,   z_i = sum_j a_ij (v_j + R^V[r_ij])
///
/// projected: [rows, 3 * heads * s], query, key and value beside each other, float32 or bfloat16; relationKey, relationValue:
/// [relations, s] float32, shared by the heads. Result: [rows, heads * s] in the format of `projected`.
/// Computed by gather and scatter: P[i, r] = q_i . R^K[r] is gathered by r_ij, and the attention mass per relation
/// M[i, r] = sum of a_ij over r_ij = r is multiplied by R^V, so nothing of size n x n x s exists. On a CPU a kernel does one head of
/// one example at a time, forward and backward, in float32; elsewhere padded_relation_attention does them all at once.
at::Tensor relationAttention(const at::Tensor& projected, const at::Tensor& relationKey, const at::Tensor& relationValue,
                             const PackedRelations& relations, int heads);

/// The weights a of the only example: [heads, n, n]. Of `projected` only query and key count. Requires: relations.examples() == 1.
at::Tensor relationAttentionWeights(const at::Tensor& projected, const at::Tensor& relationKey, const PackedRelations& relations,
                                    int heads);

} // namespace ratatosk
