// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/precision.h"

#include <ATen/core/Tensor.h>

namespace ratatosk {

/// input * weight^T + bias, differentiable in all three.
/// Shapes: input [rows, in], weight [out, in], bias [out] or undefined; the result is [rows, out]. All fp32 and on one device.
/// BFloat16 rounds input, weight and the incoming gradient to bfloat16 before each of the three products (Micikevicius et al.,
/// "Mixed precision training", ICLR 2018, section 3: fp32 master weights); bfloat16 has the range of fp32, so no loss scaling.
at::Tensor mixedLinear(const at::Tensor& input, const at::Tensor& weight, const at::Tensor& bias, Precision precision);

/// The product alone, left in its own format (bfloat16 or fp32) for a kernel that adds the bias and goes on: spares two passes over the
/// result. input may be in either format; its gradient has the same.
at::Tensor mixedProduct(const at::Tensor& input, const at::Tensor& weight, Precision precision);

/// Replaces a weight that will not be trained any more by its rounded self: half the memory, and no rounding before each product.
void roundForGood(at::Tensor& weight);

} // namespace ratatosk
