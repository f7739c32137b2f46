// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/neural/relation_attention_kernel.h"

#include <algorithm>
#include <cmath>
#include <cstring>

// The compiler makes one version per instruction set and picks at load time, so one build serves every x86-64.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define RATATOSK_VECTOR_CLONES __attribute__((target_clones("arch=skylake-avx512", "arch=haswell", "default")))
#else
#define RATATOSK_VECTOR_CLONES
#endif
#define RATATOSK_INLINE inline __attribute__((always_inline))

namespace ratatosk::kernel {
namespace {

constexpr int kLanes = 16;

RATATOSK_INLINE int padded(int count)
{
    return (count + kLanes - 1) / kLanes * kLanes;
}

/// exp for x <= 0 to about 2e-7: 2^k by exponent bits, a polynomial for the rest.
RATATOSK_INLINE float expNegative(float x)
{
    x = std::max(x, -87.0f);
    const float k = std::nearbyint(x * 1.44269504f);
    const float r = (x - k * 0.693359375f) + k * 2.12194440e-4f;
    float p = 1.9875691e-4f;
    p = p * r + 1.3981999e-3f;
    p = p * r + 8.3334519e-3f;
    p = p * r + 4.1665795e-2f;
    p = p * r + 1.6666665e-1f;
    p = p * r + 5.0000001e-1f;
    p = p * r * r + r + 1.0f;
    const std::int32_t bits = (static_cast<std::int32_t>(k) + 127) << 23;
    float power;
    std::memcpy(&power, &bits, sizeof power);
    return p * power;
}

/// Copies `rows` vectors into columns: out[c * width + row].
RATATOSK_INLINE void transpose(HeadRows rows, int count, int size, int width, float* out)
{
    for (int c = 0; c < size; ++c) {
        for (int row = 0; row < count; ++row)
            out[c * width + row] = rows.data[row * rows.stride + c];
        std::fill(out + c * width + count, out + (c + 1) * width, 0.0f);
    }
}

/// out[0, width) = x . columns, where columns is [size, width].
RATATOSK_INLINE void products(const float* x, const float* columns, int size, int width, float* out)
{
    for (int block = 0; block < width; block += kLanes) {
        float sum[kLanes] = {};
        for (int c = 0; c < size; ++c) {
            const float factor = x[c];
            const float* column = columns + c * width + block;
            for (int lane = 0; lane < kLanes; ++lane)
                sum[lane] += factor * column[lane];
        }
        std::memcpy(out + block, sum, sizeof sum);
    }
}

/// Row i of x_i . (y_j + table[kind]), given y and table transposed.
RATATOSK_INLINE void scoreRow(const Extent& extent, const float* x, const float* yColumns, const float* tableColumns,
                              const std::uint8_t* kinds, float* byRelation, float* out)
{
    products(x, yColumns, extent.size, padded(extent.items), out);
    products(x, tableColumns, extent.size, padded(extent.relations), byRelation);
    for (int j = 0; j < extent.items; ++j)
        out[j] += byRelation[kinds[j]];
}

RATATOSK_INLINE void softmaxInto(const float* scores, int count, float scale, float* out)
{
    float most = scores[0];
    for (int j = 1; j < count; ++j)
        most = std::max(most, scores[j]);
    for (int j = 0; j < count; ++j)
        out[j] = expNegative((scores[j] - most) * scale);
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int j = 0; j < count; ++j)
        sum += out[j];
    const float inverse = 1.0f / sum;
    for (int j = 0; j < count; ++j)
        out[j] *= inverse;
}

RATATOSK_INLINE void addScaled(const float* from, float factor, int size, float* to)
{
    for (int c = 0; c < size; ++c)
        to[c] += factor * from[c];
}

/// The three parts of the working memory.
struct Scratch {
    Scratch(const Extent& extent, float* memory)
        : yColumns(memory), tableColumns(yColumns + padded(extent.items) * extent.size),
          byRelation(tableColumns + padded(extent.relations) * extent.size), row(byRelation + padded(extent.relations))
    {
    }

    float* yColumns;
    float* tableColumns;
    float* byRelation;
    float* row;
};

RATATOSK_INLINE void prepare(const Extent& extent, HeadRows y, const float* table, Scratch& scratch)
{
    transpose(y, extent.items, extent.size, padded(extent.items), scratch.yColumns);
    transpose({table, extent.size}, extent.relations, extent.size, padded(extent.relations), scratch.tableColumns);
}

} // namespace

std::int64_t scratchFloats(const Extent& extent)
{
    const std::int64_t items = padded(extent.items);
    const std::int64_t relations = padded(extent.relations);
    return items * extent.size + relations * extent.size + relations + items;
}

RATATOSK_VECTOR_CLONES
void attentionWeights(const Extent& extent, HeadRows x, HeadRows y, const float* table, const std::uint8_t* kinds, float scale,
                      float* weights, float* memory)
{
    Scratch scratch(extent, memory);
    prepare(extent, y, table, scratch);
    for (int i = 0; i < extent.items; ++i) {
        scoreRow(extent, x.data + i * x.stride, scratch.yColumns, scratch.tableColumns, kinds + i * extent.items, scratch.byRelation,
                 scratch.row);
        softmaxInto(scratch.row, extent.items, scale, weights + i * extent.items);
    }
}

void relationMass(const Extent& extent, const float* weights, const std::uint8_t* kinds, float* mass)
{
    std::fill(mass, mass + static_cast<std::int64_t>(extent.items) * extent.relations, 0.0f);
    for (int i = 0; i < extent.items; ++i) {
        for (int j = 0; j < extent.items; ++j)
            mass[i * extent.relations + kinds[i * extent.items + j]] += weights[i * extent.items + j];
    }
}

RATATOSK_VECTOR_CLONES
void weightedSum(const Extent& extent, const float* weights, HeadRows y, const float* table, const std::uint8_t* kinds, float factor,
                 float* out, std::int64_t outStride, float* mass)
{
    relationMass(extent, weights, kinds, mass);
    for (int i = 0; i < extent.items; ++i) {
        const float* row = weights + i * extent.items;
        float* target = out + i * outStride;
        const float* massRow = mass + i * extent.relations;
        for (int j = 0; j < extent.items; ++j)
            addScaled(y.data + j * y.stride, factor * row[j], extent.size, target);
        for (int r = 0; r < extent.relations; ++r) {
            if (massRow[r] != 0)
                addScaled(table + r * extent.size, factor * massRow[r], extent.size, target);
        }
    }
}

RATATOSK_VECTOR_CLONES
void transposedSum(const Extent& extent, const float* weights, HeadRows x, float factor, float* out, std::int64_t outStride)
{
    for (int i = 0; i < extent.items; ++i) {
        for (int j = 0; j < extent.items; ++j)
            addScaled(x.data + i * x.stride, factor * weights[i * extent.items + j], extent.size, out + j * outStride);
    }
}

RATATOSK_VECTOR_CLONES
void relationSum(const Extent& extent, const float* mass, HeadRows x, float factor, float* out)
{
    for (int i = 0; i < extent.items; ++i) {
        for (int r = 0; r < extent.relations; ++r) {
            const float weight = mass[i * extent.relations + r];
            if (weight != 0)
                addScaled(x.data + i * x.stride, factor * weight, extent.size, out + r * extent.size);
        }
    }
}

RATATOSK_VECTOR_CLONES
void scoreGradient(const Extent& extent, const float* weights, HeadRows gradient, HeadRows y, const float* table,
                   const std::uint8_t* kinds, float* result, float* memory)
{
    Scratch scratch(extent, memory);
    prepare(extent, y, table, scratch);
    for (int i = 0; i < extent.items; ++i) {
        scoreRow(extent, gradient.data + i * gradient.stride, scratch.yColumns, scratch.tableColumns, kinds + i * extent.items,
                 scratch.byRelation, scratch.row);
        const float* weightRow = weights + i * extent.items;
        float* resultRow = result + i * extent.items;
        float sum = 0;
#pragma omp simd reduction(+ : sum)
        for (int j = 0; j < extent.items; ++j)
            sum += weightRow[j] * scratch.row[j];
        for (int j = 0; j < extent.items; ++j)
            resultRow[j] = weightRow[j] * (scratch.row[j] - sum);
    }
}

} // namespace ratatosk::kernel
