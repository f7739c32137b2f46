// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/group_quantisation.h"

#include "core/network/bundle/quantisation_levels.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

constexpr std::int64_t kGroup = kNormalGroup;

at::Tensor levels()
{
    return at::tensor(at::ArrayRef<float>(kNormalLevels.data(), kNormalLevels.size()));
}

} // namespace

bool hasWholeGroups(const at::Tensor& matrix)
{
    return matrix.dim() == 2 && matrix.numel() > 0 && matrix.size(1) % kGroup == 0;
}

GroupedMatrix roundGroups(const at::Tensor& matrix)
{
    const at::Tensor groups = matrix.view({-1, kGroup});
    const at::Tensor scales = std::get<0>(groups.abs().max(1, true)).to(at::kHalf), divisors = scales.to(at::kFloat);
    const at::Tensor shares = groups / divisors.masked_fill(divisors == 0, 1.0);
    const at::Tensor all = levels(), between = (all.slice(0, 1) + all.slice(0, 0, -1)) / 2;
    const at::Tensor codes = at::bucketize(shares, between).masked_fill(divisors == 0, 7); // the level of zero
    const at::Tensor pairs = codes.view({matrix.size(0), -1, 2});
    return {(pairs.select(2, 0) + pairs.select(2, 1) * 16).to(at::kByte), scales.view({matrix.size(0), -1})};
}

at::Tensor restoreGroups(const GroupedMatrix& grouped)
{
    const at::Tensor bytes = grouped.codes.to(at::kLong);
    const at::Tensor codes = at::stack({at::bitwise_and(bytes, 15), at::bitwise_right_shift(bytes, 4)}, 2);
    const at::Tensor shares = levels().index_select(0, codes.flatten()).view({-1, kGroup});
    return (shares * grouped.scales.to(at::kFloat).view({-1, 1})).view({bytes.size(0), -1});
}

} // namespace ratatosk
