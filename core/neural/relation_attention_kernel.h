// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ratatosk::kernel {

/// The items of one example and one head: `rows` vectors of width `size`, `stride` floats apart.
struct HeadRows {
    const float* data = nullptr;
    std::int64_t stride = 0;
};

/// Sizes of one example: n items, s floats a head, relation ids below `relations`.
struct Extent {
    int items = 0;
    int size = 0;
    int relations = 0;
};

/// Working memory for one head of one example, in floats.
std::int64_t scratchFloats(const Extent& extent);

/// weights[i, j] = softmax over j of scale * x_i . (y_j + table[kinds[i, j]]).
void attentionWeights(const Extent& extent, HeadRows x, HeadRows y, const float* table, const std::uint8_t* kinds, float scale,
                      float* weights, float* scratch);

/// out_i += factor * sum_j weights[i, j] (y_j + table[kinds[i, j]]); also leaves the mass per relation in mass[i, r].
void weightedSum(const Extent& extent, const float* weights, HeadRows y, const float* table, const std::uint8_t* kinds, float factor,
                 float* out, std::int64_t outStride, float* mass);

/// out_j += factor * sum_i weights[i, j] x_i.
void transposedSum(const Extent& extent, const float* weights, HeadRows x, float factor, float* out, std::int64_t outStride);

/// mass[i, r] = sum of weights[i, j] over kinds[i, j] = r.
void relationMass(const Extent& extent, const float* weights, const std::uint8_t* kinds, float* mass);

/// out_r += factor * sum_i mass[i, r] x_i, out: [relations, size].
void relationSum(const Extent& extent, const float* mass, HeadRows x, float factor, float* out);

/// Gradient through the softmax: weights' gradient is g_i . (y_j + table[kinds[i, j]]); result[i, j] = weights * (that - sum_j weights * that).
void scoreGradient(const Extent& extent, const float* weights, HeadRows gradient, HeadRows y, const float* table,
                   const std::uint8_t* kinds, float* result, float* scratch);

} // namespace ratatosk::kernel
