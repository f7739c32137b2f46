// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

namespace ratatosk {

/// States of a layer in fp32, for what adds to them, and in the format of the products.
struct NormedStates {
    at::Tensor states;  ///< [rows, n] fp32
    at::Tensor rounded; ///< the same numbers, bfloat16; or `states` itself
};

/// What turns the sum into the result: weight * (sum - mean) / sqrt(variance + epsilon) + bias, over each row.
struct LayerNorm {
    at::Tensor weight, bias; ///< [n] fp32
    double epsilon = 1e-12;
};

/// LayerNorm(residual + dropout(input + bias)) in one pass: the end of each sub-layer of a post-norm transformer (Vaswani et al., "Attention
/// is all you need", 2017, sections 3.1 and 5.4). input [rows, n] fp32 or bfloat16, whose format `rounded` gets; residual [rows, n] and bias
/// [n] fp32. Draws a seed for the mask from torch's default CPU generator when dropoutProbability > 0. Differentiable in all tensors.
NormedStates residualNorm(const at::Tensor& input, const at::Tensor& bias, const at::Tensor& residual, const LayerNorm& norm,
                          double dropoutProbability);

/// residual + dropout(input + bias) likewise: the end of a sub-layer without LayerNorm (DT-Fixup, section 3). Differentiable in all tensors.
NormedStates residualSum(const at::Tensor& input, const at::Tensor& bias, const at::Tensor& residual, double dropoutProbability);

} // namespace ratatosk
