// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// Which attention is meant. With e_ij = (q_i . k_j + q_i . R[r_ij]) / sqrt(s), the weights of a layer are a softmax over e_i; the two
/// parts are the softmax over one of its terms alone, so their rows sum to 1 too.
enum class AttentionPart {
    Whole,
    Content,  ///< q_i . k_j alone: as if the layer knew no relations
    Relation, ///< q_i . R[r_ij] alone: as if it knew nothing else
    Rollout,  ///< of the layers 0 to this one: product of (mean of the heads + identity) / 2; one map
};

} // namespace ratatosk
