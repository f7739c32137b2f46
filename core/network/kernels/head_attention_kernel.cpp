// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/head_attention_kernel.h"

#include "core/network/kernels/relation_mass.h"
#include "core/network/kernels/vector_kernel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ratatosk::kernel {
namespace {

/// scores[j] += byRelation[kinds[j]]. All vectors are whole.
RATATOSK_INLINE void addRelations(const float* byRelation, const std::uint8_t* kinds, std::int64_t stride, float* scores)
{
#pragma omp simd
    for (std::int64_t j = 0; j < stride; ++j)
        scores[j] += byRelation[kinds[j]];
}

/// The rows begin with number `first` of their sequence.
RATATOSK_VECTORISED void addDistances(std::int64_t first, std::int64_t rows, std::int64_t count, std::int64_t stride,
                                      const float* distances, float* scores)
{
    for (std::int64_t row = 0; row < rows; ++row)
#pragma omp simd
        for (std::int64_t j = 0; j < count; ++j)
            scores[row * stride + j] += distances[j - first - row];
}

/// Scores become e^(scale (score - largest)), behind the last column next to nothing; returns 1 / their sum.
RATATOSK_INLINE float weighRow(std::int64_t count, std::int64_t stride, float scale, float* scores)
{
    std::fill(scores + count, scores + stride, std::numeric_limits<float>::lowest());
    return 1.0f / exponentiate(scores, stride, scale, scores);
}

RATATOSK_VECTORISED void weighRows(std::int64_t rows, std::int64_t count, std::int64_t stride, float scale, float* scores, float* inverse)
{
    for (std::int64_t row = 0; row < rows; ++row)
        inverse[row] = weighRow(count, stride, scale, scores + row * stride);
}

RATATOSK_VECTORISED void weighRows(std::int64_t rows, std::int64_t count, std::int64_t stride, float scale, const float* byRelation,
                                   std::int64_t relationStride, const std::uint8_t* kinds, float* scores, float* inverse)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        addRelations(byRelation + row * relationStride, kinds + row * stride, stride, scores + row * stride);
        inverse[row] = weighRow(count, stride, scale, scores + row * stride);
    }
}

RATATOSK_VECTORISED void writeRows(std::int64_t rows, std::int64_t size, const float* first, const float* second, const float* factors,
                                   RowMajor<float> out)
{
    for (std::int64_t row = 0; row < rows; ++row)
#pragma omp simd
        for (std::int64_t i = 0; i < size; ++i)
            out.data[row * out.rowStride + i] = factors[row] * (first[row * size + i] + (second ? second[row * size + i] : 0.0f));
}

} // namespace

RelationTables::RelationTables(const float* key, const float* value, std::int64_t relations, std::int64_t size)
    : relations(relations), keyColumns(static_cast<std::size_t>(size * paddedColumns(relations))),
      valueRows(value, value + relations * size)
{
    turnRows(relations, size, {key, size}, {keyColumns.data(), paddedColumns(relations)});
}

HeadAttention::HeadAttention(std::int64_t longest, std::int64_t size, std::int64_t relations)
    : m_size(size), m_keyColumns(static_cast<std::size_t>(size * paddedColumns(longest))),
      m_scores(static_cast<std::size_t>(kRowBlock * paddedColumns(longest))),
      m_byRelation(static_cast<std::size_t>(kRowBlock * paddedColumns(relations))), m_mass(m_byRelation.size()),
      m_sum(static_cast<std::size_t>(kRowBlock * size)), m_relationSum(m_sum.size())
{
}

void HeadAttention::attend(const HeadInput& in, std::int64_t begin, std::int64_t end, RowMajor<float> out)
{
    turnRows(in.rows, m_size, {in.key, m_size}, {m_keyColumns.data(), paddedColumns(in.rows)});
    for (std::int64_t first = begin; first < end; first += kRowBlock)
        attendBlock(in, first, std::min(kRowBlock, end - first), {out.data + first * out.rowStride, out.rowStride});
}

void HeadAttention::weigh(const HeadInput& in, bool byContent, RowMajor<float> out)
{
    const std::int64_t stride = paddedColumns(in.rows);
    turnRows(in.rows, m_size, {in.key, m_size}, {m_keyColumns.data(), stride});
    for (std::int64_t first = 0; first < in.rows; first += kRowBlock) {
        const std::int64_t rows = std::min(kRowBlock, in.rows - first);
        const LeftFactor query{in.query + first * m_size, m_size, 1};
        const float scale = 1.0f / std::sqrt(static_cast<float>(m_size));
        float inverse[kRowBlock];
        if (byContent)
            smallProduct(kRowBlock, stride, m_size, query, {m_keyColumns.data(), stride}, {m_scores.data(), stride});
        else
            std::fill_n(m_scores.data(), kRowBlock * stride, 0.0f);
        if (in.tables) {
            const std::int64_t relationStride = paddedColumns(in.tables->relations);
            smallProduct(kRowBlock, relationStride, m_size, query, {in.tables->keyColumns.data(), relationStride},
                         {m_byRelation.data(), relationStride});
            weighRows(rows, in.rows, stride, scale, m_byRelation.data(), relationStride, in.kinds + first * stride, m_scores.data(),
                      inverse);
        } else {
            weighRows(rows, in.rows, stride, scale, m_scores.data(), inverse);
        }
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t j = 0; j < in.rows; ++j)
                out.data[(first + row) * out.rowStride + j] = inverse[row] * m_scores[row * stride + j];
    }
}

void HeadAttention::attendBlock(const HeadInput& in, std::int64_t first, std::int64_t rows, RowMajor<float> out)
{
    const std::int64_t stride = paddedColumns(in.rows);
    const float scale = 1.0f / std::sqrt(static_cast<float>(m_size));
    const LeftFactor query{in.query + first * m_size, m_size, 1};
    float inverse[kRowBlock];
    smallProduct(kRowBlock, stride, m_size, query, {m_keyColumns.data(), stride}, {m_scores.data(), stride});
    if (in.distances)
        addDistances(first, rows, in.rows, stride, in.distances, m_scores.data());
    if (in.tables) {
        const std::int64_t relationStride = paddedColumns(in.tables->relations);
        const std::uint8_t* kinds = in.kinds + first * stride;
        smallProduct(kRowBlock, relationStride, m_size, query, {in.tables->keyColumns.data(), relationStride},
                     {m_byRelation.data(), relationStride});
        weighRows(rows, in.rows, stride, scale, m_byRelation.data(), relationStride, kinds, m_scores.data(), inverse);
        std::ranges::fill(m_mass, 0.0f);
        addMassByRelation(rows, in.rows, {m_scores.data(), stride}, {kinds, stride}, {m_mass.data(), relationStride});
        smallProduct(kRowBlock, m_size, in.tables->relations, {m_mass.data(), relationStride, 1}, {in.tables->valueRows.data(), m_size},
                     {m_relationSum.data(), m_size});
    } else {
        weighRows(rows, in.rows, stride, scale, m_scores.data(), inverse);
    }
    smallProduct(kRowBlock, m_size, in.rows, {m_scores.data(), stride, 1}, {in.value, m_size}, {m_sum.data(), m_size});
    writeRows(rows, m_size, m_sum.data(), in.tables ? m_relationSum.data() : nullptr, inverse, out);
}

} // namespace ratatosk::kernel
