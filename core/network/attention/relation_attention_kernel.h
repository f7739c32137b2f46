// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/head_slice.h"
#include "core/network/kernels/vector_kernel.h"

#include <cstdint>
#include <vector>

namespace ratatosk::kernel {

/// Sizes of one example: n items, s floats a head, relation ids below `relations`.
struct Extent {
    int items = 0;
    int size = 0;
    int relations = 0;
};

/// What one head of one example reads, in fp32 or bfloat16. kinds: [items, items].
template <class Number>
struct HeadOperands {
    HeadSlice<const Number> query, key, value;
    const std::uint8_t* kinds = nullptr;
    float scale = 1; ///< of the scores
};

/// Where one head's gradients go; everything is written, nothing added.
template <class Number>
struct HeadGradients {
    HeadSlice<Number> query, key, value;
    float* relationKey = nullptr;
    float* relationValue = nullptr;
};

/// Attention weights of one head are kept in rows padded with zeros, so that products run in whole blocks.
struct PaddedWeights {
    explicit PaddedWeights(const Extent& extent);

    std::int64_t rows, stride;
    std::int64_t floats() const { return rows * stride; }
};

/// Relation-aware attention of one head of one example at a time, as small products; the memory for them is kept from one to the next.
/// One thread.
class RelationWorkspace
{
public:
    /// For examples up to this size. The tables R^K and R^V, [relations, size], are copied.
    RelationWorkspace(const Extent& largest, const float* relationKey, const float* relationValue);

    /// weights[i, j] = softmax over j of scale * q_i . (k_j + R^K[kinds[i, j]]), laid out as PaddedWeights.
    template <class Number>
    void attend(const Extent& extent, const HeadOperands<Number>& in, float* weights);

    /// out_i = sum over j of weights[i, j] (v_j + R^V[kinds[i, j]]).
    template <class Number>
    void sum(const Extent& extent, const HeadOperands<Number>& in, const float* weights, HeadSlice<Number> out);

    /// All gradients from that of `sum`'s result.
    template <class Number>
    void differentiate(const Extent& extent, const HeadOperands<Number>& in, const float* weights, HeadSlice<const Number> gradient,
                       const HeadGradients<Number>& out);

private:
    struct Sizes;

    /// A table of relations as both kinds of product want it.
    struct Table {
        Table(const Sizes& sizes, const float* vectors);
        std::vector<float> rows, columns; ///< padded
    };

    template <class Number>
    void weigh(const Sizes& sizes, HeadSlice<const Number> left, HeadSlice<const Number> right, const Table& table,
               const std::uint8_t* kinds);
    template <class Number>
    void combine(const Sizes& sizes, const float* weights, HeadSlice<const Number> rows, const Table& table, float factor,
                 HeadSlice<Number> out);
    template <class Number>
    void collect(const Sizes& sizes, const float* weights, float factor, HeadSlice<Number> out, float* tableOut);

    Table m_relationKey, m_relationValue;
    std::vector<float> m_left, m_columns, m_right;     ///< operands, padded
    std::vector<float> m_scores, m_byRelation, m_mass; ///< [items, items] and [items, relations], padded
    std::vector<float> m_product, m_otherProduct;
};

} // namespace ratatosk::kernel
