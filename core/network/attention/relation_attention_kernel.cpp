// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/attention/relation_attention_kernel.h"

#include "core/network/kernels/relation_mass.h"
#include "core/network/kernels/small_product.h"
#include "core/network/kernels/vector_kernel.h"

#include <algorithm>

namespace ratatosk::kernel {
namespace {

constexpr std::int64_t wholeRowBlocks(std::int64_t count)
{
    return (count + kRowBlock - 1) / kRowBlock * kRowBlock;
}

template <class Number>
RATATOSK_INLINE void copyRows(HeadSlice<const Number> from, std::int64_t rows, std::int64_t size, std::int64_t rowsTo, std::int64_t stride,
                              float* to)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t c = 0; c < size; ++c)
            to[row * stride + c] = load(from.data[row * from.stride + c]);
        std::fill_n(to + row * stride + size, stride - size, 0.0f);
    }
    std::fill(to + rows * stride, to + rowsTo * stride, 0.0f);
}

/// Rows one below the other with room for whole blocks; the rest of each row and the rows up to `rowsTo` become 0.
RATATOSK_VECTORISED void copyPadded(HeadSlice<const float> from, std::int64_t rows, std::int64_t size, std::int64_t rowsTo,
                                    std::int64_t stride, float* to)
{
    copyRows(from, rows, size, rowsTo, stride, to);
}

RATATOSK_VECTORISED void copyPadded(HeadSlice<const BFloat16> from, std::int64_t rows, std::int64_t size, std::int64_t rowsTo,
                                    std::int64_t stride, float* to)
{
    copyRows(from, rows, size, rowsTo, stride, to);
}

template <class Number>
RATATOSK_INLINE void copyColumns(HeadSlice<const Number> from, std::int64_t rows, std::int64_t size, std::int64_t stride, float* to)
{
    for (std::int64_t c = 0; c < size; ++c) {
        float* column = to + c * stride;
        for (std::int64_t row = 0; row < rows; ++row)
            column[row] = load(from.data[row * from.stride + c]);
        std::fill(column + rows, column + stride, 0.0f);
    }
}

/// Turns rows into columns: to[c * stride + row].
RATATOSK_VECTORISED void copyTransposed(HeadSlice<const float> from, std::int64_t rows, std::int64_t size, std::int64_t stride, float* to)
{
    copyColumns(from, rows, size, stride, to);
}

RATATOSK_VECTORISED void copyTransposed(HeadSlice<const BFloat16> from, std::int64_t rows, std::int64_t size, std::int64_t stride,
                                        float* to)
{
    copyColumns(from, rows, size, stride, to);
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

/// mass[i, r] = sum of weights[i, j] over kinds[i, j] = r.
void massByRelation(std::int64_t items, std::int64_t stride, const float* weights, const std::uint8_t* kinds, std::int64_t relationStride,
                    std::int64_t rowsTo, float* mass)
{
    std::fill_n(mass, rowsTo * relationStride, 0.0f);
    addMassByRelation(items, items, {weights, stride}, {kinds, items}, {mass, relationStride});
}

template <class Number>
RATATOSK_INLINE void sumRows(const float* first, const float* second, std::int64_t stride, std::int64_t rows, std::int64_t size,
                             float factor, HeadSlice<Number> out)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t c = 0; c < size; ++c)
            store(factor * (first[row * stride + c] + second[row * stride + c]), out.data[row * out.stride + c]);
    }
}

/// out = factor * (first + second).
RATATOSK_VECTORISED void writeSum(const float* first, const float* second, std::int64_t stride, std::int64_t rows, std::int64_t size,
                                  float factor, HeadSlice<float> out)
{
    sumRows(first, second, stride, rows, size, factor, out);
}

RATATOSK_VECTORISED void writeSum(const float* first, const float* second, std::int64_t stride, std::int64_t rows, std::int64_t size,
                                  float factor, HeadSlice<BFloat16> out)
{
    sumRows(first, second, stride, rows, size, factor, out);
}

template <class Number>
RATATOSK_INLINE void scaleRows(const float* from, std::int64_t stride, std::int64_t rows, std::int64_t size, float factor,
                               HeadSlice<Number> out)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t c = 0; c < size; ++c)
            store(factor * from[row * stride + c], out.data[row * out.stride + c]);
    }
}

RATATOSK_VECTORISED void writeScaled(const float* from, std::int64_t stride, std::int64_t rows, std::int64_t size, float factor,
                                     HeadSlice<float> out)
{
    scaleRows(from, stride, rows, size, factor, out);
}

RATATOSK_VECTORISED void writeScaled(const float* from, std::int64_t stride, std::int64_t rows, std::int64_t size, float factor,
                                     HeadSlice<BFloat16> out)
{
    scaleRows(from, stride, rows, size, factor, out);
}

} // namespace

PaddedWeights::PaddedWeights(const Extent& extent) : rows(wholeRowBlocks(extent.items)), stride(paddedColumns(extent.items)) {}

/// An extent with its padded sizes.
struct RelationWorkspace::Sizes : Extent {
    explicit Sizes(const Extent& extent)
        : Extent(extent), weights(extent), width(paddedColumns(extent.size)), relationStride(paddedColumns(extent.relations))
    {
    }

    PaddedWeights weights;
    std::int64_t width;          ///< of a padded row of `size`
    std::int64_t relationStride; ///< of a row with a number for each relation
};

RelationWorkspace::Table::Table(const Sizes& sizes, const float* vectors)
    : rows(static_cast<std::size_t>(sizes.relationStride * sizes.width)),
      columns(static_cast<std::size_t>(sizes.size * sizes.relationStride))
{
    const HeadSlice<const float> from{vectors, sizes.size};
    copyPadded(from, sizes.relations, sizes.size, sizes.relationStride, sizes.width, rows.data());
    copyTransposed(from, sizes.relations, sizes.size, sizes.relationStride, columns.data());
}

RelationWorkspace::RelationWorkspace(const Extent& largest, const float* relationKey, const float* relationValue)
    : m_relationKey(Sizes(largest), relationKey), m_relationValue(Sizes(largest), relationValue)
{
    const Sizes sizes(largest);
    const std::int64_t tallest = std::max(sizes.weights.rows, sizes.relationStride);
    m_left.resize(static_cast<std::size_t>(sizes.weights.rows * sizes.width));
    m_columns.resize(static_cast<std::size_t>(sizes.size * sizes.weights.stride));
    m_right.resize(static_cast<std::size_t>(sizes.weights.rows * sizes.width));
    m_scores.resize(static_cast<std::size_t>(sizes.weights.floats()));
    m_byRelation.resize(static_cast<std::size_t>(sizes.weights.rows * sizes.relationStride));
    m_mass.resize(m_byRelation.size());
    m_product.resize(static_cast<std::size_t>(tallest * sizes.width));
    m_otherProduct.resize(m_product.size());
}

/// m_scores[i, j] = left_i . (right_j + table[kinds[i, j]]); m_left keeps the left rows.
template <class Number>
void RelationWorkspace::weigh(const Sizes& sizes, HeadSlice<const Number> left, HeadSlice<const Number> right, const Table& table,
                              const std::uint8_t* kinds)
{
    copyPadded(left, sizes.items, sizes.size, sizes.weights.rows, sizes.width, m_left.data());
    copyTransposed(right, sizes.items, sizes.size, sizes.weights.stride, m_columns.data());
    const LeftFactor rows{m_left.data(), sizes.width, 1};
    smallProduct(sizes.weights.rows, sizes.weights.stride, sizes.size, rows, {m_columns.data(), sizes.weights.stride},
                 {m_scores.data(), sizes.weights.stride});
    smallProduct(sizes.weights.rows, sizes.relationStride, sizes.size, rows, {table.columns.data(), sizes.relationStride},
                 {m_byRelation.data(), sizes.relationStride});
    addByRelation(sizes.items, sizes.weights.stride, m_byRelation.data(), sizes.relationStride, kinds, m_scores.data());
}

/// out_i = factor * (sum over j of weights[i, j] rows_j + sum over r of m_mass[i, r] table_r).
template <class Number>
void RelationWorkspace::combine(const Sizes& sizes, const float* weights, HeadSlice<const Number> rows, const Table& table, float factor,
                                HeadSlice<Number> out)
{
    copyPadded(rows, sizes.items, sizes.size, sizes.weights.rows, sizes.width, m_right.data());
    smallProduct(sizes.weights.rows, sizes.width, sizes.items, {weights, sizes.weights.stride, 1}, {m_right.data(), sizes.width},
                 {m_product.data(), sizes.width});
    smallProduct(sizes.weights.rows, sizes.width, sizes.relations, {m_mass.data(), sizes.relationStride, 1},
                 {table.rows.data(), sizes.width}, {m_otherProduct.data(), sizes.width});
    writeSum(m_product.data(), m_otherProduct.data(), sizes.width, sizes.items, sizes.size, factor, out);
}

/// The transposed products with m_left: out_j = factor * sum over i of weights[i, j] left_i, and tableOut_r likewise by m_mass[i, r].
template <class Number>
void RelationWorkspace::collect(const Sizes& sizes, const float* weights, float factor, HeadSlice<Number> out, float* tableOut)
{
    const RowMajor<const float> left{m_left.data(), sizes.width};
    smallProduct(sizes.weights.rows, sizes.width, sizes.items, {weights, 1, sizes.weights.stride}, left, {m_product.data(), sizes.width});
    writeScaled(m_product.data(), sizes.width, sizes.items, sizes.size, factor, out);
    smallProduct(wholeRowBlocks(sizes.relations), sizes.width, sizes.items, {m_mass.data(), 1, sizes.relationStride}, left,
                 {m_product.data(), sizes.width});
    writeScaled(m_product.data(), sizes.width, sizes.relations, sizes.size, factor, HeadSlice<float>{tableOut, sizes.size});
}

template <class Number>
void RelationWorkspace::attend(const Extent& extent, const HeadOperands<Number>& in, float* weights)
{
    const Sizes sizes(extent);
    weigh(sizes, in.query, in.key, m_relationKey, in.kinds);
    softmaxRows(sizes.items, sizes.weights, m_scores.data(), in.scale, weights);
}

template <class Number>
void RelationWorkspace::sum(const Extent& extent, const HeadOperands<Number>& in, const float* weights, HeadSlice<Number> out)
{
    const Sizes sizes(extent);
    massByRelation(sizes.items, sizes.weights.stride, weights, in.kinds, sizes.relationStride, sizes.weights.rows, m_mass.data());
    combine(sizes, weights, in.value, m_relationValue, 1.0f, out);
}

template <class Number>
void RelationWorkspace::differentiate(const Extent& extent, const HeadOperands<Number>& in, const float* weights,
                                      HeadSlice<const Number> gradient, const HeadGradients<Number>& out)
{
    const Sizes sizes(extent);
    const std::int64_t stride = sizes.weights.stride;
    weigh(sizes, gradient, in.value, m_relationValue, in.kinds);
    massByRelation(sizes.items, stride, weights, in.kinds, sizes.relationStride, sizes.weights.rows, m_mass.data());
    collect(sizes, weights, 1.0f, out.value, out.relationValue);

    differentiateSoftmax(sizes.weights, weights, m_scores.data());
    massByRelation(sizes.items, stride, m_scores.data(), in.kinds, sizes.relationStride, sizes.weights.rows, m_mass.data());
    combine(sizes, m_scores.data(), in.key, m_relationKey, in.scale, out.query);
    copyPadded(in.query, sizes.items, sizes.size, sizes.weights.rows, sizes.width, m_left.data());
    collect(sizes, m_scores.data(), in.scale, out.key, out.relationKey);
}

template void RelationWorkspace::attend(const Extent&, const HeadOperands<float>&, float*);
template void RelationWorkspace::attend(const Extent&, const HeadOperands<BFloat16>&, float*);
template void RelationWorkspace::sum(const Extent&, const HeadOperands<float>&, const float*, HeadSlice<float>);
template void RelationWorkspace::sum(const Extent&, const HeadOperands<BFloat16>&, const float*, HeadSlice<BFloat16>);
template void RelationWorkspace::differentiate(const Extent&, const HeadOperands<float>&, const float*, HeadSlice<const float>,
                                               const HeadGradients<float>&);
template void RelationWorkspace::differentiate(const Extent&, const HeadOperands<BFloat16>&, const float*, HeadSlice<const BFloat16>,
                                               const HeadGradients<BFloat16>&);

} // namespace ratatosk::kernel
