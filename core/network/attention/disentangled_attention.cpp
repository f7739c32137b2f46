// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/disentangled_attention.h"

#include "core/network/attention/padded_attention.h"

#include <ATen/ATen.h>

#include <cmath>

namespace ratatosk {
namespace {

/// Products of contents [sequences, heads, longest, d] with vectors of distances [distances, n], of which pair (a, b) takes number
/// rowOfPair[a, b]: fp32 [sequences, heads, longest, longest].
at::Tensor distanceScores(const at::Tensor& contents, const at::Tensor& vectors, const at::Tensor& rowOfPair)
{
    const std::int64_t heads = contents.size(1), longest = contents.size(2);
    const at::Tensor ofHeads = vectors.view({vectors.size(0), heads, contents.size(3)}).permute({1, 2, 0});
    const at::Tensor all = at::matmul(contents, ofHeads).to(at::kFloat);
    return at::gather(all, 3, rowOfPair.expand({contents.size(0), heads, longest, longest}));
}

} // namespace

at::Tensor disentangledAttention(const at::Tensor& projected, const DistanceVectors& distances, const PaddedRows& rows, std::int64_t heads,
                                 double dropoutProbability)
{
    const at::Tensor split = splitHeads(projected, rows, heads), query = split[0], key = split[1];
    at::Tensor scores = at::matmul(query, key.transpose(-1, -2)).to(at::kFloat);
    int terms = 1;
    if (distances.keys.defined()) {
        scores = scores + distanceScores(query, distances.keys, distances.rowOfPair);
        ++terms;
    }
    if (distances.queries.defined()) {
        scores = scores + distanceScores(key, distances.queries, distances.rowOfPair.t()).transpose(-1, -2);
        ++terms;
    }
    const double scale = 1 / std::sqrt(static_cast<double>(key.size(-1)) * terms);
    return attendPadded(scores * scale, split[2], rows, dropoutProbability);
}

} // namespace ratatosk
