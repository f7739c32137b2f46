// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/inference/attended_sequences.h"
#include "core/network/inference/layer_product.h"
#include "core/network/inference/row_shares.h"
#include "core/network/kernels/aligned_vector.h"

#include <ATen/ATen.h>

#include <type_traits>
#include <vector>

namespace ratatosk {

/// Widths of a stack's layers.
struct StackShape {
    std::int64_t heads = 1, width = 0, innerSize = 0, relations = 0;

    std::int64_t headSize() const { return width / heads; }
};

/// The memory of a stack of layers, and what its layers have in common: the parts of a transformer layer for some rows, each on the calling
/// thread. Rows is kernel::ByteRows or kernel::TileRows.
template <class Rows>
class StackStates
{
public:
    /// x: [rows, width] fp32.
    StackStates(const at::Tensor& x, const AttendedSequences& sequences, const StackShape& shape)
        : shape(shape), sequences(sequences), shares(rowShares(x.size(0), kRowsAtOnce)), states(x.clone().contiguous()),
          m_matrix((x.size(0) + kernel::kRowBlock) * shape.headSize()), m_attended(at::empty_like(states)),
          m_inner(at::empty({roundsPanels ? 0 : x.size(0), shape.innerSize})), m_roundedStates(x.size(0), shape.width),
          m_roundedAttended(x.size(0), shape.width), m_roundedInner(x.size(0), shape.innerSize),
          m_memory(shares.size(), kernel::HeadAttention(sequences.longest(), shape.headSize(), shape.relations))
    {
        for (at::Tensor& projected : m_projected)
            projected = at::empty({3 * shape.heads * m_matrix});
    }

    float* numbers() const { return states.template data_ptr<float>(); }

    void round(kernel::RowSpan rows) { kernel::roundRows(numbers(), shape.width, rows.begin, rows.end, m_roundedStates); }

    /// Of the states, for `layer`, whose attention may still read what was projected for the one before.
    void project(kernel::RowSpan rows, std::size_t layer, const kernel::ByteMatrix& weight, const float* bias)
    {
        multiplyLayer(weight, rows, m_roundedStates, {bias}, {projected(layer), shape.headSize(), m_matrix}, nullptr);
    }

    void attend(std::size_t share, std::size_t layer, const kernel::RelationTables* tables)
    {
        const kernel::RowSpan rows = shares[share];
        float* attended = m_attended.template data_ptr<float>();
        sequences.attend(rows, projected(layer), shape.heads, shape.headSize(), tables, m_memory[share], attended);
        kernel::roundRows(attended, shape.width, rows.begin, rows.end, m_roundedAttended);
    }

    /// What attention gave, added to the states; `isRounded`: for the next product at once.
    void addAttended(kernel::RowSpan rows, const kernel::ByteMatrix& weight, const at::Tensor& bias, bool isRounded)
    {
        add(rows, weight, m_roundedAttended, bias, isRounded);
    }

    void addFed(kernel::RowSpan rows, const kernel::ByteMatrix& weight, const at::Tensor& bias, bool isRounded)
    {
        add(rows, weight, m_roundedInner, bias, isRounded);
    }

    void feed(kernel::RowSpan rows, const kernel::ByteMatrix& weight, const at::Tensor& bias, Activation activation)
    {
        float* inner = roundsPanels ? nullptr : m_inner.template data_ptr<float>();
        multiplyLayer(weight, rows, m_roundedStates, {bias.data_ptr<float>(), activation}, {inner, shape.innerSize, 0}, &m_roundedInner);
    }

    const StackShape shape;
    const AttendedSequences& sequences;
    const std::vector<kernel::RowSpan> shares;
    at::Tensor states; ///< [rows, width]

private:
    static constexpr bool roundsPanels = std::is_same_v<Rows, kernel::ByteRows>;
    static constexpr std::int64_t kRowsAtOnce = roundsPanels ? 3 : 16; ///< as many as a product takes; of a tile's no other share has any

    void add(kernel::RowSpan rows, const kernel::ByteMatrix& weight, const Rows& in, const at::Tensor& bias, bool isRounded)
    {
        multiplyLayer(weight, rows, in, {bias.data_ptr<float>(), {}, numbers()}, {numbers(), shape.width, 0},
                      isRounded ? &m_roundedStates : nullptr);
    }

    float* projected(std::size_t layer) const { return m_projected[layer % 2].template data_ptr<float>(); }

    std::int64_t m_matrix;          ///< numbers of a head's queries, keys or values
    at::Tensor m_projected[2];      ///< of two neighbouring layers, as AttendedSequences wants them
    at::Tensor m_attended, m_inner; ///< [rows, width], and [rows, innerSize] where rounding wants whole rows
    Rows m_roundedStates, m_roundedAttended, m_roundedInner;
    std::vector<kernel::HeadAttention> m_memory; ///< of each share
};

} // namespace ratatosk
