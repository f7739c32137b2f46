// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/decoding/step_functions_kernel.h"

#include "core/network/kernels/vector_kernel.h"

#include <cmath>

namespace ratatosk::kernel {
namespace {

RATATOSK_INLINE float sigmoidOf(float x)
{
    const float e = expNegative(-std::fabs(x));
    return (x < 0.0f ? e : 1.0f) / (1.0f + e);
}

RATATOSK_INLINE float tanhOf(float x)
{
    const float e = expNegative(-2.0f * std::fabs(x));
    return std::copysign((1.0f - e) / (1.0f + e), x);
}

} // namespace

RATATOSK_VECTORISED void lstmStep(const float* inputGates, const float* hiddenGates, const float* bias, std::int64_t size, float* cell,
                                  float* hidden)
{
#pragma omp simd
    for (std::int64_t i = 0; i < size; ++i) {
        const std::int64_t forget = size + i, candidate = 2 * size + i, output = 3 * size + i;
        const float in = sigmoidOf(inputGates[i] + hiddenGates[i] + bias[i]);
        const float kept = sigmoidOf(inputGates[forget] + hiddenGates[forget] + bias[forget]);
        const float offered = tanhOf(inputGates[candidate] + hiddenGates[candidate] + bias[candidate]);
        const float out = sigmoidOf(inputGates[output] + hiddenGates[output] + bias[output]);
        cell[i] = kept * cell[i] + in * offered;
        hidden[i] = out * tanhOf(cell[i]);
    }
}

RATATOSK_VECTORISED void biasTanh(float* values, const float* bias, std::int64_t size)
{
#pragma omp simd
    for (std::int64_t i = 0; i < size; ++i)
        values[i] = tanhOf(values[i] + (bias ? bias[i] : 0.0f));
}

RATATOSK_VECTORISED void softmax(float* scores, std::int64_t size, float scale)
{
    softmaxInto(scores, size, scale, scores);
}

} // namespace ratatosk::kernel
