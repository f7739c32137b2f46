// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/head_attention_kernel.h"
#include "core/network/kernels/integer_product_kernel.h"

#include <cstdint>
#include <vector>

namespace ratatosk {

/// Packed sequences that attend within themselves, and their relations and distances, the same for all layers.
class AttendedSequences
{
public:
    /// offsets: sequences + 1 ascending numbers from 0 to the count of rows. kinds: of each sequence [rows, rows], one behind the other; null:
    /// no relations.
    AttendedSequences(const std::vector<std::int64_t>& offsets, const std::uint8_t* kinds);

    /// From now on `numbers` [heads, 2 m - 1] are added to the scores of heads of this size, as packedAttention adds them. Requires: no sequence is
    /// longer than m.
    void addByDistance(const float* numbers, std::int64_t heads, std::int64_t count, std::int64_t size);

    std::int64_t rows() const { return m_offsets.back(); }
    std::int64_t longest() const;

    /// Attention of some rows with all rows of their sequences, head by head, on the calling thread. projected: [3 heads, rows +
    /// kernel::kRowBlock, size], queries, keys and values with their biases, of which the last rows are read, but count for nothing.
    /// result: [rows, heads * size]. tables: null without relations.
    void attend(kernel::RowSpan rows, const float* projected, std::int64_t heads, std::int64_t size, const kernel::RelationTables* tables,
                kernel::HeadAttention& memory, float* result) const;

    /// The attention weights of the only sequence, [heads, rows, rows], of the parts of their scores that are asked for (HeadAttention::weigh).
    void weigh(const float* projected, std::int64_t heads, std::int64_t size, bool byContent, const kernel::RelationTables* tables,
               float* result) const;

private:
    void padKinds(const std::uint8_t* kinds);

    const std::vector<std::int64_t>& m_offsets;
    std::vector<std::uint8_t> m_kinds;    ///< of each sequence [rows, kernel::paddedColumns(rows)]
    std::vector<std::size_t> m_firstKind; ///< of each sequence; empty without relations
    std::vector<float> m_distances;       ///< times the root of the head's size; empty: nothing is added
    std::int64_t m_distanceCount = 0;     ///< of a head
};

} // namespace ratatosk
