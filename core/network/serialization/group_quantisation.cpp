// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/group_quantisation.h"

#include <ATen/ATen.h>

#include <array>

namespace ratatosk {
namespace {

constexpr std::int64_t kGroup = 32;

/// NF4's, from the code that QLoRA published.
constexpr std::array kLevels{-1.0F,
                             -0.6961928009986877F,
                             -0.5250730514526367F,
                             -0.39491748809814453F,
                             -0.28444138169288635F,
                             -0.18477343022823334F,
                             -0.09105003625154495F,
                             0.0F,
                             0.07958029955625534F,
                             0.16093020141124725F,
                             0.24611230194568634F,
                             0.33791524171829224F,
                             0.44070982933044434F,
                             0.5626170039176941F,
                             0.7229568362236023F,
                             1.0F};

at::Tensor levels()
{
    return at::tensor(at::ArrayRef<float>(kLevels.data(), kLevels.size()));
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
