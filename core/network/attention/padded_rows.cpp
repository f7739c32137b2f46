// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/padded_rows.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace ratatosk {
namespace {

std::int64_t longestSequence(const std::vector<std::int64_t>& offsets)
{
    std::int64_t longest = 0;
    for (size_t sequence = 0; sequence + 1 < offsets.size(); ++sequence)
        longest = std::max(longest, offsets[sequence + 1] - offsets[sequence]);
    return longest;
}

} // namespace

at::Tensor PaddedRows::spread(const at::Tensor& packed) const
{
    const at::Tensor zeros = at::zeros({sequences() * longest(), packed.size(1)}, packed.options().requires_grad(false));
    return zeros.index_copy(0, places, packed).view({sequences(), longest(), packed.size(1)});
}

at::Tensor PaddedRows::packed(const at::Tensor& spread) const
{
    return spread.reshape({sequences() * longest(), spread.size(2)}).index_select(0, places);
}

PaddedRows paddedRows(const std::vector<std::int64_t>& offsets, const at::Device& device)
{
    const std::int64_t longest = longestSequence(offsets), sequences = static_cast<std::int64_t>(offsets.size()) - 1;
    std::vector<std::int64_t> places;
    places.reserve(static_cast<size_t>(offsets.back()));
    for (std::int64_t sequence = 0; sequence < sequences; ++sequence)
        for (std::int64_t position = 0; position < offsets[sequence + 1] - offsets[sequence]; ++position)
            places.push_back(sequence * longest + position);
    const at::Tensor onCpu = at::tensor(places, at::kLong);
    const at::Tensor isFiller = at::ones({sequences * longest}, at::kBool).index_fill(0, onCpu, false).view({sequences, longest});
    return {onCpu.to(device), isFiller.to(device)};
}

} // namespace ratatosk
