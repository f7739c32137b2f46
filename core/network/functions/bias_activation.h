// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/activation.h"

#include <ATen/core/Tensor.h>

namespace ratatosk {

/// activation(input + bias) in one pass. input [rows, n] fp32 or bfloat16, bias [n] fp32; the result has the input's format.
/// Differentiable in both.
at::Tensor biasActivation(Activation activation, const at::Tensor& input, const at::Tensor& bias);

} // namespace ratatosk
