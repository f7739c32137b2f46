// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/inference/attended_sequences.h"
#include "core/network/inference/layer_product.h"
#include "core/network/inference/layer_weight.h"
#include "core/network/inference/row_shares.h"
#include "core/network/kernels/aligned_vector.h"
#include "core/network/kernels/number_rows.h"

#include <type_traits>
#include <utility>
#include <vector>

namespace ratatosk {

/// Widths of a stack's layers.
struct StackShape {
    std::int64_t heads = 1, width = 0, innerSize = 0, relations = 0;

    std::int64_t headSize() const { return width / heads; }
};

/// The memory of a stack of layers, and what its layers have in common: the parts of a transformer layer for some rows, each on the calling
/// thread. Rows is kernel::ByteRows, kernel::TileRows or FloatRows.
template <class Rows>
class StackStates
{
public:
    StackStates(NumberRows x, const AttendedSequences& sequences, const StackShape& shape)
        : shape(shape), sequences(sequences), shares(rowShares(x.rows(), kRowsAtOnce)), states(std::move(x)),
          m_matrix((states.rows() + kernel::kRowBlock) * shape.headSize()), m_projected{kernel::Scratch(3 * shape.heads * m_matrix),
                                                                                        kernel::Scratch(3 * shape.heads * m_matrix)},
          m_attended(states.rows() * shape.width), m_inner(roundsPanels ? 0 : states.rows() * shape.innerSize),
          m_roundedStates(states.rows(), shape.width), m_roundedAttended(states.rows(), shape.width),
          m_roundedInner(states.rows(), shape.innerSize),
          m_memory(shares.size(), kernel::HeadAttention(sequences.longest(), shape.headSize(), shape.relations))
    {
    }

    float* numbers() { return states.numbers.data(); }

    void round(kernel::RowSpan rows) { roundRows(numbers(), shape.width, rows.begin, rows.end, m_roundedStates); }

    /// Of the states, for `layer`, whose attention may still read what was projected for the one before.
    void project(kernel::RowSpan rows, std::size_t layer, const LayerWeight& weight, const float* bias)
    {
        multiplyLayer(weight.matrix<Rows>(), rows, m_roundedStates, {bias}, {projected(layer), shape.headSize(), m_matrix}, nullptr);
    }

    void attend(std::size_t share, std::size_t layer, const kernel::RelationTables* tables)
    {
        const kernel::RowSpan rows = shares[share];
        sequences.attend(rows, projected(layer), shape.heads, shape.headSize(), tables, m_memory[share], m_attended.data());
        roundRows(m_attended.data(), shape.width, rows.begin, rows.end, m_roundedAttended);
    }

    /// What attention gave, added to the states; `isRounded`: for the next product at once.
    void addAttended(kernel::RowSpan rows, const LayerWeight& weight, const std::vector<float>& bias, bool isRounded)
    {
        add(rows, weight, m_roundedAttended, bias, isRounded);
    }

    void addFed(kernel::RowSpan rows, const LayerWeight& weight, const std::vector<float>& bias, bool isRounded)
    {
        add(rows, weight, m_roundedInner, bias, isRounded);
    }

    void feed(kernel::RowSpan rows, const LayerWeight& weight, const std::vector<float>& bias, Activation activation)
    {
        float* inner = roundsPanels ? nullptr : m_inner.data();
        multiplyLayer(weight.matrix<Rows>(), rows, m_roundedStates, {bias.data(), activation}, {inner, shape.innerSize, 0},
                      &m_roundedInner);
    }

    /// What was projected for `layer`.
    float* projected(std::size_t layer) const { return m_projected[layer % 2].data(); }

    const StackShape shape;
    const AttendedSequences& sequences;
    const std::vector<kernel::RowSpan> shares;
    NumberRows states;

private:
    static constexpr bool roundsPanels = !std::is_same_v<Rows, kernel::TileRows>;
    static constexpr std::int64_t kRowsAtOnce = std::is_same_v<Rows, kernel::ByteRows> ? 3
        : roundsPanels                                                                 ? 5
                       : 16; ///< as many as a product takes; of a tile's no other share has any

    void add(kernel::RowSpan rows, const LayerWeight& weight, const Rows& in, const std::vector<float>& bias, bool isRounded)
    {
        multiplyLayer(weight.matrix<Rows>(), rows, in, {bias.data(), {}, numbers()}, {numbers(), shape.width, 0},
                      isRounded ? &m_roundedStates : nullptr);
    }

    std::int64_t m_matrix;               ///< numbers of a head's queries, keys or values
    kernel::Scratch m_projected[2];      ///< of two neighbouring layers, as AttendedSequences wants them
    kernel::Scratch m_attended, m_inner; ///< [rows, width], and [rows, innerSize] where rounding wants whole rows
    Rows m_roundedStates, m_roundedAttended, m_roundedInner;
    std::vector<kernel::HeadAttention> m_memory; ///< of each share
};

} // namespace ratatosk
