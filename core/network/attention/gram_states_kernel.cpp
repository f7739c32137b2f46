// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/gram_states_kernel.h"

#include "core/network/kernels/vector_kernel.h"

namespace ratatosk::kernel {
namespace {

RATATOSK_INLINE float logistic(float x)
{
    const float small = expNegative(x < 0 ? x : -x);
    return (x < 0 ? small : 1.0f) / (1.0f + small);
}

RATATOSK_INLINE float hyperbolicTangent(float x)
{
    const float small = expNegative(x < 0 ? 2.0f * x : -2.0f * x);
    const float size = (1.0f - small) / (1.0f + small);
    return x < 0 ? -size : size;
}

template <bool isFirst>
RATATOSK_INLINE void stepOf(std::int64_t size, const float* given, const float* recurrent, const float* cellBefore, float* gates,
                            float* cell, float* hidden)
{
#pragma omp simd
    for (std::int64_t i = 0; i < size; ++i) {
        const auto sum = [=](std::int64_t place) { return isFirst ? given[place] : given[place] + recurrent[place]; };
        const float input = logistic(sum(i)), forget = logistic(sum(size + i));
        const float candidate = hyperbolicTangent(sum(2 * size + i)), output = logistic(sum(3 * size + i));
        const float state = isFirst ? input * candidate : forget * cellBefore[i] + input * candidate;
        gates[i] = input;
        gates[size + i] = forget;
        gates[2 * size + i] = candidate;
        gates[3 * size + i] = output;
        cell[i] = state;
        hidden[i] = output * hyperbolicTangent(state);
    }
}

template <bool isFirst>
RATATOSK_INLINE void gradientOf(std::int64_t size, const float* cell, const float* cellBefore, const float* hiddenGradient, float* gates,
                                float* cellGradient)
{
#pragma omp simd
    for (std::int64_t i = 0; i < size; ++i) {
        const float input = gates[i], forget = gates[size + i], candidate = gates[2 * size + i], output = gates[3 * size + i];
        const float shown = hyperbolicTangent(cell[i]);
        const float change = cellGradient[i] + hiddenGradient[i] * output * (1.0f - shown * shown);
        gates[i] = change * candidate * input * (1.0f - input);
        gates[size + i] = isFirst ? 0.0f : change * cellBefore[i] * forget * (1.0f - forget);
        gates[2 * size + i] = change * input * (1.0f - candidate * candidate);
        gates[3 * size + i] = hiddenGradient[i] * shown * output * (1.0f - output);
        cellGradient[i] = change * forget;
    }
}

} // namespace

RATATOSK_VECTORISED void gramStep(const GramRows& words, std::int64_t begin, std::int64_t end, std::int64_t back, const float* given,
                                  const float* bias, const float* recurrent, const float* cellBefore, float* gates, float* cell,
                                  float* hidden)
{
    const std::int64_t size = words.size;
    for (std::int64_t row = begin; row < end; ++row) {
        const bool isInside = words.positions[row] >= back;
        for (std::int64_t vector = row * words.sequences; vector < (row + 1) * words.sequences; ++vector) {
            const float* read = isInside ? given + (vector - back * words.sequences) * 4 * size : bias;
            if (recurrent)
                stepOf<false>(size, read, recurrent + vector * 4 * size, cellBefore + vector * size, gates + vector * 4 * size,
                              cell + vector * size, hidden + vector * size);
            else
                stepOf<true>(size, read, nullptr, nullptr, gates + vector * 4 * size, cell + vector * size, hidden + vector * size);
        }
    }
}

RATATOSK_VECTORISED void gramStepGradient(std::int64_t vectors, std::int64_t size, const float* cell, const float* cellBefore,
                                          const float* hiddenGradient, float* gates, float* cellGradient)
{
    for (std::int64_t vector = 0; vector < vectors; ++vector) {
        const std::int64_t first = vector * size;
        if (cellBefore)
            gradientOf<false>(size, cell + first, cellBefore + first, hiddenGradient + first, gates + 4 * first, cellGradient + first);
        else
            gradientOf<true>(size, cell + first, nullptr, hiddenGradient + first, gates + 4 * first, cellGradient + first);
    }
}

RATATOSK_VECTORISED void gramGivenGradient(const GramRows& words, std::int64_t begin, std::int64_t end, std::int64_t back,
                                           const float* gates, float* givenGradient)
{
    const std::int64_t width = words.sequences * 4 * words.size;
    for (std::int64_t row = begin; row < end && row + back < words.rows; ++row) {
        if (words.positions[row + back] < back)
            continue;
        const float* from = gates + (row + back) * width;
        float* to = givenGradient + row * width;
#pragma omp simd
        for (std::int64_t i = 0; i < width; ++i)
            to[i] += from[i];
    }
}

} // namespace ratatosk::kernel
