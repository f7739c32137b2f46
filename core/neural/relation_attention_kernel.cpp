// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/neural/relation_attention_kernel.h"

#include "core/neural/small_product.h"
#include "core/neural/vector_kernel.h"

#include <algorithm>

namespace ratatosk::kernel {
namespace {

constexpr std::int64_t rounded(std::int64_t count, std::int64_t block)
{
    return (count + block - 1) / block * block;
}

/// Rows one below the other with room for whole blocks; the rest of each row and the rows up to `rowsTo` become 0.
RATATOSK_VECTORISED void copyPadded(HeadRows<const float> from, std::int64_t rows, std::int64_t size, std::int64_t rowsTo, std::int64_t stride,
                                    float* to)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        std::copy_n(from.data + row * from.stride, size, to + row * stride);
        std::fill_n(to + row * stride + size, stride - size, 0.0f);
    }
    std::fill(to + rows * stride, to + rowsTo * stride, 0.0f);
}

/// Turns rows into columns: to[c * stride + row].
RATATOSK_VECTORISED void copyTransposed(HeadRows<const float> from, std::int64_t rows, std::int64_t size, std::int64_t stride, float* to)
{
    for (std::int64_t c = 0; c < size; ++c) {
        float* column = to + c * stride;
        for (std::int64_t row = 0; row < rows; ++row)
            column[row] = from.data[row * from.stride + c];
        std::fill(column + rows, column + stride, 0.0f);
    }
}

/// scores[i, j] += byRelation[i, kinds[i, j]].
RATATOSK_VECTORISED void addByRelation(std::int64_t items, std::int64_t stride, const float* byRelation, std::int64_t relationStride,
                                       const std::uint8_t* kinds, float* scores)
{
    for (std::int64_t i = 0; i < items; ++i) {
        const float* relations = byRelation + i * relationStride;
        for (std::int64_t j = 0; j < items; ++j)
            scores[i * stride + j] += relations[kinds[i * items + j]];
    }
}

RATATOSK_INLINE void softmaxInto(const float* scores, std::int64_t count, float scale, float* out)
{
    float most = scores[0];
#pragma omp simd reduction(max : most)
    for (std::int64_t j = 1; j < count; ++j)
        most = scores[j] > most ? scores[j] : most;
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t j = 0; j < count; ++j) {
        out[j] = expNegative((scores[j] - most) * scale);
        sum += out[j];
    }
    const float inverse = 1.0f / sum;
    for (std::int64_t j = 0; j < count; ++j)
        out[j] *= inverse;
}

RATATOSK_VECTORISED void softmaxRows(std::int64_t items, const PaddedWeights& layout, const float* scores, float scale, float* out)
{
    for (std::int64_t i = 0; i < items; ++i) {
        softmaxInto(scores + i * layout.stride, items, scale, out + i * layout.stride);
        std::fill(out + i * layout.stride + items, out + (i + 1) * layout.stride, 0.0f);
    }
    std::fill(out + items * layout.stride, out + layout.floats(), 0.0f);
}

/// Gradient through the softmax, in place: g[i, j] becomes w[i, j] (g[i, j] - sum over j of w[i, j] g[i, j]).
RATATOSK_VECTORISED void differentiateSoftmax(const PaddedWeights& layout, const float* weights, float* gradient)
{
    for (std::int64_t i = 0; i < layout.rows; ++i) {
        const float* w = weights + i * layout.stride;
        float* g = gradient + i * layout.stride;
        float sum = 0;
#pragma omp simd reduction(+ : sum)
        for (std::int64_t j = 0; j < layout.stride; ++j)
            sum += w[j] * g[j];
        for (std::int64_t j = 0; j < layout.stride; ++j)
            g[j] = w[j] * (g[j] - sum);
    }
}

/// mass[i, r] = sum of weights[i, j] over kinds[i, j] = r. Four rows at a time: a sum of one row waits for the one before it.
void massByRelation(std::int64_t items, std::int64_t stride, const float* weights, const std::uint8_t* kinds, std::int64_t relationStride,
                    std::int64_t rowsTo, float* mass)
{
    std::fill_n(mass, rowsTo * relationStride, 0.0f);
    std::int64_t i = 0;
    for (; i + 4 <= items; i += 4) {
        const float* w = weights + i * stride;
        const std::uint8_t* kind = kinds + i * items;
        float* m = mass + i * relationStride;
        for (std::int64_t j = 0; j < items; ++j) {
            m[kind[j]] += w[j];
            m[relationStride + kind[items + j]] += w[stride + j];
            m[2 * relationStride + kind[2 * items + j]] += w[2 * stride + j];
            m[3 * relationStride + kind[3 * items + j]] += w[3 * stride + j];
        }
    }
    for (; i < items; ++i) {
        for (std::int64_t j = 0; j < items; ++j)
            mass[i * relationStride + kinds[i * items + j]] += weights[i * stride + j];
    }
}

/// out = factor * (first + second).
RATATOSK_VECTORISED void writeSum(const float* first, const float* second, std::int64_t stride, std::int64_t rows, std::int64_t size,
                                  float factor, HeadRows<float> out)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t c = 0; c < size; ++c)
            out.data[row * out.stride + c] = factor * (first[row * stride + c] + second[row * stride + c]);
    }
}

RATATOSK_VECTORISED void writeScaled(const float* from, std::int64_t stride, std::int64_t rows, std::int64_t size, float factor,
                                     HeadRows<float> out)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t c = 0; c < size; ++c)
            out.data[row * out.stride + c] = factor * from[row * stride + c];
    }
}

} // namespace

PaddedWeights::PaddedWeights(const Extent& extent)
    : rows(rounded(extent.items, kRowBlock)), stride(rounded(extent.items, kColumnBlock))
{
}

/// An extent with its padded sizes.
struct RelationWorkspace::Sizes : Extent {
    explicit Sizes(const Extent& extent)
        : Extent(extent), weights(extent), width(rounded(extent.size, kColumnBlock)), relationStride(rounded(extent.relations, kColumnBlock))
    {
    }

    PaddedWeights weights;
    std::int64_t width;          ///< of a padded row of `size`
    std::int64_t relationStride; ///< of a row with a number for each relation
};

RelationWorkspace::RelationWorkspace(const Extent& largest)
{
    const Sizes sizes(largest);
    const std::int64_t tallest = std::max(sizes.weights.rows, sizes.relationStride);
    m_left.resize(static_cast<std::size_t>(sizes.weights.rows * sizes.width));
    m_columns.resize(static_cast<std::size_t>(sizes.size * sizes.weights.stride));
    m_tableColumns.resize(static_cast<std::size_t>(sizes.size * sizes.relationStride));
    m_right.resize(static_cast<std::size_t>(sizes.weights.rows * sizes.width));
    m_table.resize(static_cast<std::size_t>(sizes.relationStride * sizes.width));
    m_scores.resize(static_cast<std::size_t>(sizes.weights.floats()));
    m_byRelation.resize(static_cast<std::size_t>(sizes.weights.rows * sizes.relationStride));
    m_mass.resize(m_byRelation.size());
    m_product.resize(static_cast<std::size_t>(tallest * sizes.width));
    m_otherProduct.resize(m_product.size());
}

/// m_scores[i, j] = left_i . (right_j + table[kinds[i, j]]); m_left keeps the left rows.
void RelationWorkspace::weigh(const Sizes& sizes, HeadRows<const float> left, HeadRows<const float> right, const float* table,
                              const std::uint8_t* kinds)
{
    copyPadded(left, sizes.items, sizes.size, sizes.weights.rows, sizes.width, m_left.data());
    copyTransposed(right, sizes.items, sizes.size, sizes.weights.stride, m_columns.data());
    copyTransposed({table, sizes.size}, sizes.relations, sizes.size, sizes.relationStride, m_tableColumns.data());
    const LeftFactor rows{m_left.data(), sizes.width, 1};
    smallProduct(sizes.weights.rows, sizes.weights.stride, sizes.size, rows, {m_columns.data(), sizes.weights.stride},
                 {m_scores.data(), sizes.weights.stride});
    smallProduct(sizes.weights.rows, sizes.relationStride, sizes.size, rows, {m_tableColumns.data(), sizes.relationStride},
                 {m_byRelation.data(), sizes.relationStride});
    addByRelation(sizes.items, sizes.weights.stride, m_byRelation.data(), sizes.relationStride, kinds, m_scores.data());
}

/// out_i = factor * (sum over j of weights[i, j] rows_j + sum over r of m_mass[i, r] table_r).
void RelationWorkspace::combine(const Sizes& sizes, const float* weights, HeadRows<const float> rows, const float* table, float factor,
                                HeadRows<float> out)
{
    copyPadded(rows, sizes.items, sizes.size, sizes.weights.rows, sizes.width, m_right.data());
    copyPadded({table, sizes.size}, sizes.relations, sizes.size, sizes.relationStride, sizes.width, m_table.data());
    smallProduct(sizes.weights.rows, sizes.width, sizes.items, {weights, sizes.weights.stride, 1}, {m_right.data(), sizes.width},
                 {m_product.data(), sizes.width});
    smallProduct(sizes.weights.rows, sizes.width, sizes.relations, {m_mass.data(), sizes.relationStride, 1}, {m_table.data(), sizes.width},
                 {m_otherProduct.data(), sizes.width});
    writeSum(m_product.data(), m_otherProduct.data(), sizes.width, sizes.items, sizes.size, factor, out);
}

/// The transposed products with m_left: out_j = factor * sum over i of weights[i, j] left_i, and tableOut_r likewise by m_mass[i, r].
void RelationWorkspace::collect(const Sizes& sizes, const float* weights, float factor, HeadRows<float> out, float* tableOut)
{
    const RowMajor<const float> left{m_left.data(), sizes.width};
    smallProduct(sizes.weights.rows, sizes.width, sizes.items, {weights, 1, sizes.weights.stride}, left, {m_product.data(), sizes.width});
    writeScaled(m_product.data(), sizes.width, sizes.items, sizes.size, factor, out);
    smallProduct(rounded(sizes.relations, kRowBlock), sizes.width, sizes.items, {m_mass.data(), 1, sizes.relationStride}, left,
                 {m_product.data(), sizes.width});
    writeScaled(m_product.data(), sizes.width, sizes.relations, sizes.size, factor, {tableOut, sizes.size});
}

void RelationWorkspace::attend(const Extent& extent, const HeadOperands& in, float* weights)
{
    const Sizes sizes(extent);
    weigh(sizes, in.query, in.key, in.relationKey, in.kinds);
    softmaxRows(sizes.items, sizes.weights, m_scores.data(), in.scale, weights);
}

void RelationWorkspace::sum(const Extent& extent, const HeadOperands& in, const float* weights, HeadRows<float> out)
{
    const Sizes sizes(extent);
    massByRelation(sizes.items, sizes.weights.stride, weights, in.kinds, sizes.relationStride, sizes.weights.rows, m_mass.data());
    combine(sizes, weights, in.value, in.relationValue, 1.0f, out);
}

void RelationWorkspace::differentiate(const Extent& extent, const HeadOperands& in, const float* weights, HeadRows<const float> gradient,
                                      const HeadGradients& out)
{
    const Sizes sizes(extent);
    const std::int64_t stride = sizes.weights.stride;
    weigh(sizes, gradient, in.value, in.relationValue, in.kinds);
    massByRelation(sizes.items, stride, weights, in.kinds, sizes.relationStride, sizes.weights.rows, m_mass.data());
    collect(sizes, weights, 1.0f, out.value, out.relationValue);

    differentiateSoftmax(sizes.weights, weights, m_scores.data());
    massByRelation(sizes.items, stride, m_scores.data(), in.kinds, sizes.relationStride, sizes.weights.rows, m_mass.data());
    combine(sizes, m_scores.data(), in.key, in.relationKey, in.scale, out.query);
    copyPadded(in.query, sizes.items, sizes.size, sizes.weights.rows, sizes.width, m_left.data());
    collect(sizes, m_scores.data(), in.scale, out.key, out.relationKey);
}

} // namespace ratatosk::kernel
