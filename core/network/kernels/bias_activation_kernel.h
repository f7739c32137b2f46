// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/activation.h"
#include "core/network/kernels/vector_kernel.h"

#include <cstdint>

namespace ratatosk::kernel {

/// output = activation(input + bias), row by row of `width` numbers.
void biasActivation(Activation activation, const float* input, const float* bias, std::int64_t rows, std::int64_t width, float* output);
void biasActivation(Activation activation, const BFloat16* input, const float* bias, std::int64_t rows, std::int64_t width,
                    BFloat16* output);

/// gradient = outGradient * activation'(input + bias); adds its columns to biasGradient.
void biasActivationGradient(Activation activation, const float* input, const float* bias, const float* outGradient, std::int64_t rows,
                            std::int64_t width, float* gradient, float* biasGradient);
void biasActivationGradient(Activation activation, const BFloat16* input, const float* bias, const BFloat16* outGradient, std::int64_t rows,
                            std::int64_t width, BFloat16* gradient, float* biasGradient);

} // namespace ratatosk::kernel
