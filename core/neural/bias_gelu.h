// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

namespace ratatosk {

/// gelu(input + bias) with gelu(x) = x Phi(x), Phi the normal distribution (Hendrycks and Gimpel, "Gaussian error linear units", 2016), in
/// one pass. input [rows, n] fp32 or bfloat16, bias [n] fp32; the result has the input's format. Differentiable in both.
at::Tensor biasGelu(const at::Tensor& input, const at::Tensor& bias);

} // namespace ratatosk
