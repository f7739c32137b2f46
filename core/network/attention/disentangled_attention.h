// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/padded_rows.h"

#include <vector>

namespace ratatosk {

/// What attention knows of the distances between positions.
struct DistanceVectors {
    at::Tensor keys;      ///< [distances, n], in the format of the products; undefined: what a position holds does not look for distances
    at::Tensor queries;   ///< [distances, n] likewise; undefined: distances do not look for what a position holds
    at::Tensor rowOfPair; ///< int64 [longest, longest]: the row of the distance from a position (first) to that which it looks at (second)
};

/// Multi-head self-attention whose scores add up from contents and distances (He et al., "DeBERTa", ICLR 2021, section 3.1, equation 4):
///
///   score(i, j) = (q_i . k_j + q_i . K[i, j] + k_j . Q[i, j]) / sqrt(d p)
///
/// with d the size of a head, p one more than the number of the two last terms that there are, K and Q rows of the distances' keys and
/// queries. `projected` [total, 3 n] holds queries, keys and values with their biases; the result is [total, n] in its format.
/// Differentiable in all vectors. By torch's own operations on padded sequences, on any device.
at::Tensor disentangledAttention(const at::Tensor& projected, const DistanceVectors& distances, const PaddedRows& rows, std::int64_t heads,
                                 double dropoutProbability);

} // namespace ratatosk
