// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/residual_norm_kernel.h"

#include <cmath>

namespace ratatosk::kernel {
namespace {

RATATOSK_INLINE RowMoments momentsOf(const float* row, std::int64_t width, float epsilon)
{
    float total = 0.0f;
#pragma omp simd reduction(+ : total)
    for (std::int64_t i = 0; i < width; ++i)
        total += row[i];
    const float mean = total / static_cast<float>(width);
    float squares = 0.0f;
#pragma omp simd reduction(+ : squares)
    for (std::int64_t i = 0; i < width; ++i)
        squares += (row[i] - mean) * (row[i] - mean);
    return {mean, 1.0f / std::sqrt(squares / static_cast<float>(width) + epsilon)};
}

/// `states` may be `sum`.
RATATOSK_INLINE void normRow(std::int64_t width, const float* sum, RowMoments moments, const NormWeights& norm, float* states)
{
    const float mean = moments.mean, scale = moments.inverseDeviation;
#pragma omp simd
    for (std::int64_t i = 0; i < width; ++i)
        states[i] = norm.weight[i] * (sum[i] - mean) * scale + norm.bias[i];
}

template <class Number>
RATATOSK_INLINE void sumRow(std::int64_t width, std::uint32_t position, const Number* input, const float* bias, const float* residual,
                            DropoutMask mask, float* sum)
{
#pragma omp simd
    for (std::int64_t i = 0; i < width; ++i)
        sum[i] = residual[i] + mask.at(position + static_cast<std::uint32_t>(i)) * (load(input[i]) + bias[i]);
}

template <class Number>
RATATOSK_INLINE void roundRow(std::int64_t width, const float* states, Number* rounded)
{
    if (rounded)
#pragma omp simd
        for (std::int64_t i = 0; i < width; ++i)
            store(states[i], rounded[i]);
}

template <class Number>
RATATOSK_INLINE void forwardRow(std::int64_t width, std::uint32_t position, const Number* input, const float* bias, const float* residual,
                                const NormWeights& norm, DropoutMask mask, float* sum, RowMoments& moments, float* states, Number* rounded)
{
    sumRow(width, position, input, bias, residual, mask, sum);
    moments = momentsOf(sum, width, norm.epsilon);
    normRow(width, sum, moments, norm, states);
    roundRow(width, states, rounded);
}

/// residualGradient = the two gradients' sum, which either may lack.
template <class Number>
RATATOSK_INLINE void joinGradients(std::int64_t width, const float* statesGradient, const Number* roundedGradient, float* joined)
{
    for (std::int64_t i = 0; i < width; ++i)
        joined[i] = (statesGradient ? statesGradient[i] : 0.0f) + (roundedGradient ? load(roundedGradient[i]) : 0.0f);
}

/// `gradient` holds the result's gradient g and receives the sum's: with x the normed sum and h = weight * g it is
/// (h - mean(h) - x mean(h x)) / deviation.
RATATOSK_INLINE void normGradient(std::int64_t width, const float* sum, RowMoments moments, const float* normWeight, float* gradient,
                                  const WeightGradients& weights)
{
    const float mean = moments.mean, scale = moments.inverseDeviation;
    float total = 0.0f, projection = 0.0f;
#pragma omp simd reduction(+ : total, projection)
    for (std::int64_t i = 0; i < width; ++i) {
        const float normed = (sum[i] - mean) * scale;
        weights.normWeight[i] += gradient[i] * normed;
        weights.normBias[i] += gradient[i];
        gradient[i] *= normWeight[i];
        total += gradient[i];
        projection += gradient[i] * normed;
    }
    total /= static_cast<float>(width);
    projection /= static_cast<float>(width);
#pragma omp simd
    for (std::int64_t i = 0; i < width; ++i)
        gradient[i] = scale * (gradient[i] - total - (sum[i] - mean) * scale * projection);
}

template <class Number>
RATATOSK_INLINE void maskGradient(std::int64_t width, std::uint32_t position, DropoutMask mask, const float* residualGradient,
                                  Number* inputGradient, float* biasGradient)
{
#pragma omp simd
    for (std::int64_t i = 0; i < width; ++i) {
        const float slope = mask.at(position + static_cast<std::uint32_t>(i)) * residualGradient[i];
        store(slope, inputGradient[i]);
        biasGradient[i] += slope;
    }
}

template <class Number>
RATATOSK_INLINE void forward(RowRange range, const Number* input, const float* bias, const float* residual, NormWeights norm,
                             DropoutMask mask, float* sum, RowMoments* moments, float* states, Number* rounded)
{
    for (std::int64_t row = 0; row < range.rows; ++row) {
        const std::int64_t at = row * range.width;
        const auto position = static_cast<std::uint32_t>((range.firstRow + row) * range.width);
        forwardRow(range.width, position, input + at, bias, residual + at, norm, mask, sum + at, moments[row], states + at,
                   rounded ? rounded + at : nullptr);
    }
}

template <class Number>
RATATOSK_INLINE void backward(RowRange range, const float* sum, const RowMoments* moments, const float* normWeight, DropoutMask mask,
                              const float* statesGradient, const Number* roundedGradient, Number* inputGradient, float* residualGradient,
                              WeightGradients weights)
{
    for (std::int64_t row = 0; row < range.rows; ++row) {
        const std::int64_t at = row * range.width;
        const auto position = static_cast<std::uint32_t>((range.firstRow + row) * range.width);
        joinGradients(range.width, statesGradient ? statesGradient + at : nullptr, roundedGradient ? roundedGradient + at : nullptr,
                      residualGradient + at);
        normGradient(range.width, sum + at, moments[row], normWeight, residualGradient + at, weights);
        maskGradient(range.width, position, mask, residualGradient + at, inputGradient + at, weights.bias);
    }
}

template <class Number>
RATATOSK_INLINE void sumForward(RowRange range, const Number* input, const float* bias, const float* residual, DropoutMask mask,
                                float* states, Number* rounded)
{
    for (std::int64_t row = 0; row < range.rows; ++row) {
        const std::int64_t at = row * range.width;
        const auto position = static_cast<std::uint32_t>((range.firstRow + row) * range.width);
        sumRow(range.width, position, input + at, bias, residual + at, mask, states + at);
        roundRow(range.width, states + at, rounded ? rounded + at : nullptr);
    }
}

template <class Number>
RATATOSK_INLINE void sumBackward(RowRange range, DropoutMask mask, const float* statesGradient, const Number* roundedGradient,
                                 Number* inputGradient, float* residualGradient, float* biasGradient)
{
    for (std::int64_t row = 0; row < range.rows; ++row) {
        const std::int64_t at = row * range.width;
        const auto position = static_cast<std::uint32_t>((range.firstRow + row) * range.width);
        joinGradients(range.width, statesGradient ? statesGradient + at : nullptr, roundedGradient ? roundedGradient + at : nullptr,
                      residualGradient + at);
        maskGradient(range.width, position, mask, residualGradient + at, inputGradient + at, biasGradient);
    }
}

} // namespace

RATATOSK_VECTORISED void normRows(std::int64_t rows, std::int64_t width, NormWeights norm, float* states)
{
    for (float* row = states; row < states + rows * width; row += width)
        normRow(width, row, momentsOf(row, width, norm.epsilon), norm, row);
}

RATATOSK_VECTORISED void residualNorm(RowRange range, const float* input, const float* bias, const float* residual, NormWeights norm,
                                      DropoutMask mask, float* sum, RowMoments* moments, float* states, float* rounded)
{
    forward(range, input, bias, residual, norm, mask, sum, moments, states, rounded);
}

RATATOSK_VECTORISED void residualNorm(RowRange range, const BFloat16* input, const float* bias, const float* residual, NormWeights norm,
                                      DropoutMask mask, float* sum, RowMoments* moments, float* states, BFloat16* rounded)
{
    forward(range, input, bias, residual, norm, mask, sum, moments, states, rounded);
}

RATATOSK_VECTORISED void residualNormGradient(RowRange range, const float* sum, const RowMoments* moments, const float* normWeight,
                                              DropoutMask mask, const float* statesGradient, const float* roundedGradient,
                                              float* inputGradient, float* residualGradient, WeightGradients weights)
{
    backward(range, sum, moments, normWeight, mask, statesGradient, roundedGradient, inputGradient, residualGradient, weights);
}

RATATOSK_VECTORISED void residualNormGradient(RowRange range, const float* sum, const RowMoments* moments, const float* normWeight,
                                              DropoutMask mask, const float* statesGradient, const BFloat16* roundedGradient,
                                              BFloat16* inputGradient, float* residualGradient, WeightGradients weights)
{
    backward(range, sum, moments, normWeight, mask, statesGradient, roundedGradient, inputGradient, residualGradient, weights);
}

RATATOSK_VECTORISED void residualSum(RowRange range, const float* input, const float* bias, const float* residual, DropoutMask mask,
                                     float* states, float* rounded)
{
    sumForward(range, input, bias, residual, mask, states, rounded);
}

RATATOSK_VECTORISED void residualSum(RowRange range, const BFloat16* input, const float* bias, const float* residual, DropoutMask mask,
                                     float* states, BFloat16* rounded)
{
    sumForward(range, input, bias, residual, mask, states, rounded);
}

RATATOSK_VECTORISED void residualSumGradient(RowRange range, DropoutMask mask, const float* statesGradient, const float* roundedGradient,
                                             float* inputGradient, float* residualGradient, float* biasGradient)
{
    sumBackward(range, mask, statesGradient, roundedGradient, inputGradient, residualGradient, biasGradient);
}

RATATOSK_VECTORISED void residualSumGradient(RowRange range, DropoutMask mask, const float* statesGradient, const BFloat16* roundedGradient,
                                             BFloat16* inputGradient, float* residualGradient, float* biasGradient)
{
    sumBackward(range, mask, statesGradient, roundedGradient, inputGradient, residualGradient, biasGradient);
}

} // namespace ratatosk::kernel
