// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/bias_activation_kernel.h"

#include "core/network/kernels/activation_functions.h"

namespace ratatosk::kernel {
namespace {

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
