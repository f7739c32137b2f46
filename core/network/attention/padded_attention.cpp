// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/padded_attention.h"

#include <ATen/ATen.h>

#include <cmath>
#include <limits>

namespace ratatosk {

at::Tensor splitHeads(const at::Tensor& projected, const PaddedRows& rows, std::int64_t heads)
{
    const std::int64_t headSize = projected.size(1) / 3 / heads;
    return rows.spread(projected).view({rows.sequences(), rows.longest(), 3, heads, headSize}).permute({2, 0, 3, 1, 4});
}

at::Tensor attendPadded(const at::Tensor& scores, const at::Tensor& values, const PaddedRows& rows, double dropoutProbability)
{
    const at::Tensor isFiller = rows.isFiller.view({rows.sequences(), 1, 1, rows.longest()});
    const at::Tensor open = scores.masked_fill(isFiller, -std::numeric_limits<float>::infinity());
    const at::Tensor weights = at::dropout(at::softmax(open, -1), dropoutProbability, dropoutProbability > 0).to(values.scalar_type());
    return rows.packed(at::matmul(weights, values).transpose(1, 2).flatten(2));
}

namespace {

/// [heads, 2 m - 1] -> [heads, longest, longest]
at::Tensor byPair(const at::Tensor& distances, std::int64_t longest)
{
    const at::Tensor places = at::arange(longest, distances.options().dtype(at::kLong).requires_grad(false));
    const at::Tensor pairs = places.unsqueeze(0) - places.unsqueeze(1) + distances.size(1) / 2;
    return distances.index_select(1, pairs.flatten()).view({distances.size(0), longest, longest});
}

} // namespace

at::Tensor paddedAttention(const at::Tensor& projected, const PaddedRows& rows, std::int64_t heads, double dropoutProbability,
                           const at::Tensor& distances)
{
    const at::Tensor split = splitHeads(projected, rows, heads);
    const double scale = 1 / std::sqrt(static_cast<double>(split.size(-1)));
    at::Tensor scores = at::matmul(split[0], split[1].transpose(-1, -2)).to(at::kFloat) * scale;
    if (distances.defined())
        scores = scores + byPair(distances, rows.longest());
    return attendPadded(scores, split[2], rows, dropoutProbability);
}

} // namespace ratatosk
