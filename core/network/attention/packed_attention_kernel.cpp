// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/packed_attention_kernel.h"

#include "core/network/kernels/small_product.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ratatosk::kernel {
namespace {

/// target[row] = factor * (source[row] + bias), zeros behind the last row and column.
template <class Number>
RATATOSK_INLINE void loadRows(HeadSlice<const Number> source, const float* bias, float factor, const AttentionHead& head,
                              std::int64_t width, float* target)
{
    for (std::int64_t row = 0; row < head.length; ++row) {
        float* to = target + row * width;
        const Number* from = source.data + row * source.stride;
        for (std::int64_t i = 0; i < head.size; ++i)
            to[i] = factor * (load(from[i]) + (bias ? bias[i] : 0.0f));
        std::fill(to + head.size, to + width, 0.0f);
    }
    std::fill(target + head.length * width, target + paddedColumns(head.length) * width, 0.0f);
}

template <class Number>
RATATOSK_INLINE void storeRows(const float* source, float factor, const AttentionHead& head, std::int64_t width, HeadSlice<Number> target)
{
    for (std::int64_t row = 0; row < head.length; ++row)
        for (std::int64_t i = 0; i < head.size; ++i)
            store(factor * source[row * width + i], target.data[row * target.stride + i]);
}

/// Scores of one row become weights under the mask; returns the logarithm of their sum.
RATATOSK_INLINE float weighRow(float* row, std::int64_t length, std::int64_t width, DropoutMask mask, std::int64_t position)
{
    std::fill(row + length, row + width, std::numeric_limits<float>::lowest()); // whole vectors are faster than an exact end
    float largest = row[0];
#pragma omp simd reduction(max : largest)
    for (std::int64_t j = 0; j < width; ++j)
        largest = row[j] > largest ? row[j] : largest;
    float sum = 0.0f;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t j = 0; j < width; ++j) {
        row[j] = expNegative(row[j] - largest);
        sum += row[j];
    }
    const float factor = 1.0f / sum;
#pragma omp simd
    for (std::int64_t j = 0; j < width; ++j)
        row[j] *= factor * mask.at(static_cast<std::uint32_t>(position + j));
    return largest + std::log(sum);
}

/// From a row's scores and the gradient g of its weights: the weights p under the mask (into `scores`) and the scores' gradient (into
/// `gradient`), p_j (mask_j g_j - mean) with mean = sum_j p_j mask_j g_j. Columns behind the last key hold nothing of use.
RATATOSK_INLINE void differentiateRow(float* scores, float* gradient, float logSum, float mean, std::int64_t width, DropoutMask mask,
                                      std::int64_t position)
{
#pragma omp simd
    for (std::int64_t j = 0; j < width; ++j) {
        const float weight = expNegative(scores[j] - logSum);
        const float kept = mask.at(static_cast<std::uint32_t>(position + j));
        scores[j] = weight * kept;
        gradient[j] = weight * (kept * gradient[j] - mean);
    }
}

/// means[i] = out_i . gradient_i, which is the mean that differentiateRow wants: sum_j p_j mask_j (v_j . gradient_i).
template <class Number>
RATATOSK_INLINE void dotRows(HeadSlice<const Number> out, const float* gradient, const AttentionHead& head, std::int64_t width,
                             float* means)
{
    for (std::int64_t row = 0; row < head.length; ++row) {
        const Number* from = out.data + row * out.stride;
        float sum = 0.0f;
#pragma omp simd reduction(+ : sum)
        for (std::int64_t i = 0; i < head.size; ++i)
            sum += load(from[i]) * gradient[row * width + i];
        means[row] = sum;
    }
}

RATATOSK_VECTORISED void weighRows(float* scores, const AttentionHead& head, DropoutMask mask, float* logSums)
{
    const std::int64_t width = paddedColumns(head.length);
    for (std::int64_t i = 0; i < head.length; ++i)
        logSums[i] = weighRow(scores + i * width, head.length, width, mask, head.firstPosition + i * head.length);
}

RATATOSK_VECTORISED void differentiateRows(float* scores, float* gradient, const AttentionHead& head, DropoutMask mask,
                                           const float* logSums, const float* means)
{
    const std::int64_t width = paddedColumns(head.length);
    for (std::int64_t i = 0; i < head.length; ++i)
        differentiateRow(scores + i * width, gradient + i * width, logSums[i], means[i], width, mask, head.firstPosition + i * head.length);
}

RATATOSK_VECTORISED void addDistances(const AttentionHead& head, float* scores)
{
    const std::int64_t width = paddedColumns(head.length);
    for (std::int64_t i = 0; i < head.length; ++i)
#pragma omp simd
        for (std::int64_t j = 0; j < head.length; ++j)
            scores[i * width + j] += head.distances[j - i];
}

/// The gradients of all scores of one distance, added up.
RATATOSK_VECTORISED void sumByDistance(const float* scoreGradient, const AttentionHead& head, float* sums)
{
    const std::int64_t width = paddedColumns(head.length);
    for (std::int64_t i = 0; i < head.length; ++i)
#pragma omp simd
        for (std::int64_t j = 0; j < head.length; ++j)
            sums[j - i] += scoreGradient[i * width + j];
}

template <class Number>
RATATOSK_INLINE void loadAll(const AttentionHead& head, const Projections<Number>& in, std::int64_t width, float* query, float* key,
                             float* value)
{
    loadRows(in.query, in.queryBias, 1.0f / std::sqrt(static_cast<float>(head.size)), head, width, query);
    loadRows(in.key, in.keyBias, 1.0f, head, width, key);
    loadRows(in.value, in.valueBias, 1.0f, head, width, value);
}

RATATOSK_VECTORISED void loadProjections(const AttentionHead& head, const Projections<float>& in, std::int64_t width, float* query,
                                         float* key, float* value)
{
    loadAll(head, in, width, query, key, value);
}

RATATOSK_VECTORISED void loadProjections(const AttentionHead& head, const Projections<BFloat16>& in, std::int64_t width, float* query,
                                         float* key, float* value)
{
    loadAll(head, in, width, query, key, value);
}

template <class Number>
RATATOSK_INLINE void loadGradient(const AttentionHead& head, const OutputSide<Number>& side, std::int64_t width, float* gradient,
                                  float* means)
{
    loadRows(side.gradient, nullptr, 1.0f, head, width, gradient);
    dotRows(side.output, gradient, head, width, means);
}

RATATOSK_VECTORISED void loadOutputSide(const AttentionHead& head, const OutputSide<float>& side, std::int64_t width, float* gradient,
                                        float* means)
{
    loadGradient(head, side, width, gradient, means);
}

RATATOSK_VECTORISED void loadOutputSide(const AttentionHead& head, const OutputSide<BFloat16>& side, std::int64_t width, float* gradient,
                                        float* means)
{
    loadGradient(head, side, width, gradient, means);
}

RATATOSK_VECTORISED void storeResult(const float* source, float factor, const AttentionHead& head, std::int64_t width,
                                     HeadSlice<float> target)
{
    storeRows(source, factor, head, width, target);
}

RATATOSK_VECTORISED void storeResult(const float* source, float factor, const AttentionHead& head, std::int64_t width,
                                     HeadSlice<BFloat16> target)
{
    storeRows(source, factor, head, width, target);
}

/// Columns of `source`, each added up: the gradient of a bias.
RATATOSK_VECTORISED void sumColumns(const float* source, float factor, const AttentionHead& head, std::int64_t width, float* sums)
{
    std::fill(sums, sums + head.size, 0.0f);
    for (std::int64_t row = 0; row < head.length; ++row)
        for (std::int64_t i = 0; i < head.size; ++i)
            sums[i] += factor * source[row * width + i];
}

template <class Number>
void storeGradient(const float* source, float factor, const AttentionHead& head, std::int64_t width, const HeadGradient<Number>& target)
{
    storeResult(source, factor, head, width, target.rows);
    sumColumns(source, factor, head, width, target.bias);
}

} // namespace

AttentionWorkspace::AttentionWorkspace(std::int64_t longest, std::int64_t headSize) : m_width(paddedColumns(headSize))
{
    const std::int64_t length = paddedColumns(longest);
    for (std::vector<float>* rows : {&m_query, &m_key, &m_value, &m_gradient, &m_turnedKey, &m_turnedValue, &m_result})
        rows->resize(static_cast<size_t>(length * m_width));
    m_means.resize(static_cast<size_t>(length));
    m_scores.resize(static_cast<size_t>(length * length));
    m_weights.resize(static_cast<size_t>(length * length));
}

void AttentionWorkspace::scores(const AttentionHead& head)
{
    const std::int64_t length = paddedColumns(head.length);
    turnRows(length, m_width, {m_key.data(), m_width}, {m_turnedKey.data(), length});
    smallProduct(length, length, m_width, {m_query.data(), m_width, 1}, {m_turnedKey.data(), length}, {m_scores.data(), length});
    if (head.distances)
        addDistances(head, m_scores.data());
}

template <class Number>
void AttentionWorkspace::forward(const AttentionHead& head, const Projections<Number>& in, DropoutMask mask, HeadSlice<Number> out,
                                 float* logSums)
{
    const std::int64_t length = paddedColumns(head.length);
    loadProjections(head, in, m_width, m_query.data(), m_key.data(), m_value.data());
    scores(head);
    weighRows(m_scores.data(), head, mask, logSums);
    smallProduct(length, m_width, head.length, {m_scores.data(), length, 1}, {m_value.data(), m_width}, {m_result.data(), m_width});
    storeResult(m_result.data(), 1.0f, head, m_width, out);
}

template <class Number>
void AttentionWorkspace::backward(const AttentionHead& head, const Projections<Number>& in, DropoutMask mask, const float* logSums,
                                  const OutputSide<Number>& side, const ProjectionGradients<Number>& gradients)
{
    const std::int64_t length = paddedColumns(head.length);
    loadProjections(head, in, m_width, m_query.data(), m_key.data(), m_value.data());
    loadOutputSide(head, side, m_width, m_gradient.data(), m_means.data());
    scores(head);
    turnRows(length, m_width, {m_value.data(), m_width}, {m_turnedValue.data(), length});
    smallProduct(length, length, m_width, {m_gradient.data(), m_width, 1}, {m_turnedValue.data(), length}, {m_weights.data(), length});
    differentiateRows(m_scores.data(), m_weights.data(), head, mask, logSums, m_means.data());
    if (gradients.distances)
        sumByDistance(m_weights.data(), head, gradients.distances);

    const LeftFactor weights{m_scores.data(), length, 1}, scoreGradient{m_weights.data(), length, 1};
    const auto turned = [](LeftFactor factor) { return LeftFactor{factor.data, factor.columnStride, factor.rowStride}; };
    const RowMajor<float> result{m_result.data(), m_width};
    smallProduct(length, m_width, head.length, turned(weights), {m_gradient.data(), m_width}, result);
    storeGradient(m_result.data(), 1.0f, head, m_width, gradients.value);
    smallProduct(length, m_width, head.length, scoreGradient, {m_key.data(), m_width}, result);
    storeGradient(m_result.data(), 1.0f / std::sqrt(static_cast<float>(head.size)), head, m_width, gradients.query);
    smallProduct(length, m_width, head.length, turned(scoreGradient), {m_query.data(), m_width}, result);
    storeGradient(m_result.data(), 1.0f, head, m_width, gradients.key);
}

template void AttentionWorkspace::forward(const AttentionHead&, const Projections<float>&, DropoutMask, HeadSlice<float>, float*);
template void AttentionWorkspace::forward(const AttentionHead&, const Projections<BFloat16>&, DropoutMask, HeadSlice<BFloat16>, float*);
template void AttentionWorkspace::backward(const AttentionHead&, const Projections<float>&, DropoutMask, const float*,
                                           const OutputSide<float>&, const ProjectionGradients<float>&);
template void AttentionWorkspace::backward(const AttentionHead&, const Projections<BFloat16>&, DropoutMask, const float*,
                                           const OutputSide<BFloat16>&, const ProjectionGradients<BFloat16>&);

} // namespace ratatosk::kernel
