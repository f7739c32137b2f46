// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/bias_activation_kernel.h"

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

struct Gelu {
    static RATATOSK_INLINE float value(float x) { return x * normal(x).distribution; }
    static RATATOSK_INLINE float slope(float x)
    {
        const Normal at = normal(x);
        return at.distribution + x * at.density;
    }
};

struct Relu {
    static RATATOSK_INLINE float value(float x) { return x > 0.0f ? x : 0.0f; }
    static RATATOSK_INLINE float slope(float x) { return x > 0.0f ? 1.0f : 0.0f; }
};

template <class Function, class Number>
RATATOSK_INLINE void forward(const Number* input, const float* bias, std::int64_t rows, std::int64_t width, Number* output)
{
    for (std::int64_t row = 0; row < rows; ++row)
#pragma omp simd
        for (std::int64_t i = 0; i < width; ++i)
            store(Function::value(load(input[row * width + i]) + bias[i]), output[row * width + i]);
}

template <class Function, class Number>
RATATOSK_INLINE void backward(const Number* input, const float* bias, const Number* outGradient, std::int64_t rows, std::int64_t width,
                              Number* gradient, float* biasGradient)
{
    for (std::int64_t row = 0; row < rows; ++row)
#pragma omp simd
        for (std::int64_t i = 0; i < width; ++i) {
            const float slope = load(outGradient[row * width + i]) * Function::slope(load(input[row * width + i]) + bias[i]);
            store(slope, gradient[row * width + i]);
            biasGradient[i] += slope;
        }
}

template <class Number>
RATATOSK_INLINE void forward(Activation activation, const Number* input, const float* bias, std::int64_t rows, std::int64_t width,
                             Number* output)
{
    activation == Activation::Gelu ? forward<Gelu>(input, bias, rows, width, output) : forward<Relu>(input, bias, rows, width, output);
}

template <class Number>
RATATOSK_INLINE void backward(Activation activation, const Number* input, const float* bias, const Number* outGradient, std::int64_t rows,
                              std::int64_t width, Number* gradient, float* biasGradient)
{
    activation == Activation::Gelu ? backward<Gelu>(input, bias, outGradient, rows, width, gradient, biasGradient)
                                   : backward<Relu>(input, bias, outGradient, rows, width, gradient, biasGradient);
}

} // namespace

RATATOSK_VECTORISED void biasActivation(Activation activation, const float* input, const float* bias, std::int64_t rows, std::int64_t width,
                                        float* output)
{
    forward(activation, input, bias, rows, width, output);
}

RATATOSK_VECTORISED void biasActivation(Activation activation, const BFloat16* input, const float* bias, std::int64_t rows,
                                        std::int64_t width, BFloat16* output)
{
    forward(activation, input, bias, rows, width, output);
}

RATATOSK_VECTORISED void biasActivationGradient(Activation activation, const float* input, const float* bias, const float* outGradient,
                                                std::int64_t rows, std::int64_t width, float* gradient, float* biasGradient)
{
    backward(activation, input, bias, outGradient, rows, width, gradient, biasGradient);
}

RATATOSK_VECTORISED void biasActivationGradient(Activation activation, const BFloat16* input, const float* bias,
                                                const BFloat16* outGradient, std::int64_t rows, std::int64_t width, BFloat16* gradient,
                                                float* biasGradient)
{
    backward(activation, input, bias, outGradient, rows, width, gradient, biasGradient);
}

} // namespace ratatosk::kernel
