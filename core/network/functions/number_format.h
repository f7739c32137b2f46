// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/vector_kernel.h"

#include <ATen/core/Tensor.h>

namespace ratatosk::kernel {

/// Whether the CPU kernels take this tensor: fp32 or bfloat16 in main memory.
inline bool isForKernels(const at::Tensor& tensor)
{
    return tensor.is_cpu() && (tensor.scalar_type() == at::kFloat || tensor.scalar_type() == at::kBFloat16);
}

/// Calls work(Number()) with the kernels' type for the tensor's numbers. Requires: isForKernels(tensor).
template <class Work>
auto withNumbersOf(const at::Tensor& tensor, Work work)
{
    return tensor.scalar_type() == at::kFloat ? work(float()) : work(BFloat16());
}

/// The tensor's memory. Requires: contiguous, and Number as withNumbersOf gives it.
template <class Number>
Number* numbers(const at::Tensor& tensor)
{
    return static_cast<Number*>(tensor.data_ptr());
}

} // namespace ratatosk::kernel
