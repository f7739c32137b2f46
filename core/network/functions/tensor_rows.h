// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/number_rows.h"

#include <ATen/ATen.h>

#include <vector>

namespace ratatosk {

/// A tensor's numbers, copied.
inline std::vector<float> numbersOf(const at::Tensor& tensor)
{
    const at::Tensor numbers = tensor.detach().to(at::kCPU, at::kFloat).contiguous();
    return {numbers.data_ptr<float>(), numbers.data_ptr<float>() + numbers.numel()};
}

/// Of two dimensions.
inline NumberRows rowsOf(const at::Tensor& tensor)
{
    NumberRows rows;
    rows.width = tensor.size(1);
    rows.numbers = numbersOf(tensor);
    return rows;
}

inline at::Tensor tensorOf(const NumberRows& rows)
{
    return at::tensor(at::ArrayRef<float>(rows.numbers)).view({rows.rows(), rows.width});
}

} // namespace ratatosk
