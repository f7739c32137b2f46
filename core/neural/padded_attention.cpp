// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/neural/padded_attention.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ratatosk {
namespace {

std::int64_t longestSequence(const std::vector<std::int64_t>& offsets)
{
    std::int64_t longest = 0;
    for (size_t sequence = 0; sequence + 1 < offsets.size(); ++sequence)
        longest = std::max(longest, offsets[sequence + 1] - offsets[sequence]);
    return longest;
}

/// Where each packed row sits among padded ones: sequence * longest + position.
at::Tensor paddedPlaces(const std::vector<std::int64_t>& offsets, std::int64_t longest)
{
    std::vector<std::int64_t> places;
    places.reserve(static_cast<size_t>(offsets.back()));
    for (size_t sequence = 0; sequence + 1 < offsets.size(); ++sequence)
        for (std::int64_t position = 0; position < offsets[sequence + 1] - offsets[sequence]; ++position)
            places.push_back(static_cast<std::int64_t>(sequence) * longest + position);
    return at::tensor(places);
}

} // namespace

at::Tensor paddedAttention(const at::Tensor& projected, const std::vector<std::int64_t>& offsets, std::int64_t heads,
                           double dropoutProbability)
{
    const std::int64_t sequences = static_cast<std::int64_t>(offsets.size()) - 1;
    const std::int64_t longest = longestSequence(offsets), width = projected.size(1) / 3, headSize = width / heads;
    const at::Tensor places = paddedPlaces(offsets, longest).to(projected.device());

    const at::Tensor padded = at::zeros({sequences * longest, 3 * width}, projected.options()).index_copy(0, places, projected);
    const at::Tensor split = padded.view({sequences, longest, 3, heads, headSize}).permute({2, 0, 3, 1, 4});
    const at::Tensor isPadding = at::ones({sequences * longest}, projected.options().dtype(at::kBool)).index_fill(0, places, false);

    const at::Tensor scores = at::matmul(split[0], split[1].transpose(-1, -2)).to(at::kFloat) / std::sqrt(static_cast<double>(headSize));
    const at::Tensor open = scores.masked_fill(isPadding.view({sequences, 1, 1, longest}), -std::numeric_limits<float>::infinity());
    const at::Tensor weights = at::dropout(at::softmax(open, -1), dropoutProbability, dropoutProbability > 0).to(projected.scalar_type());
    return at::matmul(weights, split[2]).transpose(1, 2).reshape({sequences * longest, width}).index_select(0, places);
}

} // namespace ratatosk
