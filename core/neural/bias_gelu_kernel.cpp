// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/neural/bias_gelu_kernel.h"

#include <cmath>

namespace ratatosk::kernel {
namespace {

struct Normal {
    float distribution; ///< Phi(x)
    float density;      ///< phi(x)
};

/// To 8e-8, by the error function's approximation 7.1.26 of Abramowitz and Stegun, "Handbook of mathematical functions".
RATATOSK_INLINE Normal normal(float x)
{
    const float bell = expNegative(-0.5f * x * x);
    const float t = 1.0f / (1.0f + 0.3275911f * 0.70710678f * std::fabs(x));
    float tail = 1.061405429f;
    tail = tail * t - 1.453152027f;
    tail = tail * t + 1.421413741f;
    tail = tail * t - 0.284496736f;
    tail = tail * t + 0.254829592f;
    tail *= 0.5f * t * bell; // Phi(-|x|)
    return {x < 0.0f ? tail : 1.0f - tail, 0.39894228f * bell};
}

template <class Number>
RATATOSK_INLINE void forward(const Number* input, const float* bias, std::int64_t rows, std::int64_t width, Number* output)
{
    for (std::int64_t row = 0; row < rows; ++row)
#pragma omp simd
        for (std::int64_t i = 0; i < width; ++i) {
            const float x = load(input[row * width + i]) + bias[i];
            store(x * normal(x).distribution, output[row * width + i]);
        }
}

template <class Number>
RATATOSK_INLINE void backward(const Number* input, const float* bias, const Number* outGradient, std::int64_t rows, std::int64_t width,
                              Number* gradient, float* biasGradient)
{
    for (std::int64_t row = 0; row < rows; ++row)
#pragma omp simd
        for (std::int64_t i = 0; i < width; ++i) {
            const float x = load(input[row * width + i]) + bias[i];
            const Normal at = normal(x);
            const float slope = load(outGradient[row * width + i]) * (at.distribution + x * at.density);
            store(slope, gradient[row * width + i]);
            biasGradient[i] += slope;
        }
}

} // namespace

RATATOSK_VECTORISED void biasGelu(const float* input, const float* bias, std::int64_t rows, std::int64_t width, float* output)
{
    forward(input, bias, rows, width, output);
}

RATATOSK_VECTORISED void biasGelu(const BFloat16* input, const float* bias, std::int64_t rows, std::int64_t width, BFloat16* output)
{
    forward(input, bias, rows, width, output);
}

RATATOSK_VECTORISED void biasGeluGradient(const float* input, const float* bias, const float* outGradient, std::int64_t rows,
                                          std::int64_t width, float* gradient, float* biasGradient)
{
    backward(input, bias, outGradient, rows, width, gradient, biasGradient);
}

RATATOSK_VECTORISED void biasGeluGradient(const BFloat16* input, const float* bias, const BFloat16* outGradient, std::int64_t rows,
                                          std::int64_t width, BFloat16* gradient, float* biasGradient)
{
    backward(input, bias, outGradient, rows, width, gradient, biasGradient);
}

} // namespace ratatosk::kernel
