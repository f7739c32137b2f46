// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/head_slice.h"
#include "core/network/kernels/dropout_mask.h"
#include "core/network/kernels/vector_kernel.h"

#include <cstdint>
#include <vector>

namespace ratatosk::kernel {

/// Where one head of one sequence lies in memory.
struct AttentionHead {
    std::int64_t length = 0;          ///< rows of the sequence
    std::int64_t size = 0;            ///< numbers of a head
    std::int64_t firstPosition = 0;   ///< of its pairs, in the drop-out mask
    const float* distances = nullptr; ///< distances[j - i] is added to the score of row i and column j; null: nothing is
};

/// Query, key and value of one head, each with the bias that the projection left out.
template <class Number>
struct Projections {
    HeadSlice<const Number> query, key, value;
    const float* queryBias = nullptr;
    const float* keyBias = nullptr;
    const float* valueBias = nullptr;
};

/// What a head gave, and the gradient of that.
template <class Number>
struct OutputSide {
    HeadSlice<const Number> output, gradient;
};

/// Where the gradient of query, key or value goes, and the part of its bias's gradient that comes from this sequence.
template <class Number>
struct HeadGradient {
    HeadSlice<Number> rows;
    float* bias = nullptr;
};

template <class Number>
struct ProjectionGradients {
    HeadGradient<Number> query, key, value;
    float* distances = nullptr; ///< as in AttentionHead; added to
};

/// Softmax attention of one head of one sequence (Vaswani et al., "Attention is all you need", 2017, section 3.2.1), forward and backward.
/// Keeps no weights: the backward pass makes them again from the logarithm of each row's sum (Dao et al., "FlashAttention", 2022, section
/// 3.1). Holds the working memory of one thread; the longest sequence fixes its size.
class AttentionWorkspace
{
public:
    AttentionWorkspace(std::int64_t longest, std::int64_t headSize);

    /// out_i = sum_j mask_ij softmax_j(q_i . k_j / sqrt(size) + distances[j - i]) v_j; logSums[i] = log of the sum under that softmax.
    template <class Number>
    void forward(const AttentionHead& head, const Projections<Number>& in, DropoutMask mask, HeadSlice<Number> out, float* logSums);

    /// Gradients of query, key, value and what distances add from that of the output.
    template <class Number>
    void backward(const AttentionHead& head, const Projections<Number>& in, DropoutMask mask, const float* logSums,
                  const OutputSide<Number>& side, const ProjectionGradients<Number>& gradients);

private:
    void scores(const AttentionHead& head);

    std::int64_t m_width;                                   ///< numbers of a head, padded
    std::vector<float> m_query, m_key, m_value, m_gradient; ///< [length, width], padded with zeros
    std::vector<float> m_turnedKey, m_turnedValue;          ///< [width, length]
    std::vector<float> m_means;                             ///< [length]
    std::vector<float> m_scores, m_weights;                 ///< [length, length]
    std::vector<float> m_result;                            ///< [length, width]
};

} // namespace ratatosk::kernel
