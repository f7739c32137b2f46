// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/aligned_vector.h"
#include "core/network/kernels/small_product.h"

#include <cstdint>

namespace ratatosk::kernel {

/// R^K and R^V of a layer, as products want them.
struct RelationTables {
    RelationTables() = default;
    /// key, value: [relations, size]. Requires: size is a multiple of kColumnBlock.
    RelationTables(const float* key, const float* value, std::int64_t relations, std::int64_t size);

    std::int64_t relations = 0;
    AlignedVector<float> keyColumns; ///< [size, paddedColumns(relations)], filled up with zeros
    AlignedVector<float> valueRows;  ///< [relations, size]
};

/// What one head of one sequence reads, [rows, size] each; of `query` kRowBlock rows more may be read, whatever stands there.
struct HeadInput {
    std::int64_t rows = 0;
    const float* query = nullptr;
    const float* key = nullptr;
    const float* value = nullptr;
    const std::uint8_t* kinds = nullptr; ///< relation ids [rows, paddedColumns(rows)]; null without relations
    const RelationTables* tables = nullptr;
    const float* distances = nullptr; ///< distances[j - i] is added to q_i . k_j, before the division; null: nothing is
};

/// Attention of one head of one sequence when nothing of it but the result is wanted, with relations (as RelationWorkspace) or without:
///
///   out_i = sum_j a_ij (v_j + R^V[r_ij]),   a_ij = softmax_j (q_i . (k_j + R^K[r_ij]) / sqrt(size))
///
/// Some rows at a time, whose scores and weights stay in a core's nearest cache. Holds the memory of one thread.
class HeadAttention
{
public:
    /// For sequences up to `longest` rows. Requires: size is a multiple of kColumnBlock.
    HeadAttention(std::int64_t longest, std::int64_t size, std::int64_t relations);

    /// The results of the rows from `begin` to `end`; `out` is where that of the sequence's first row would go.
    void attend(const HeadInput& in, std::int64_t begin, std::int64_t end, RowMajor<float> out);

    /// The weights a themselves, [rows, rows], of the scores' parts that are asked for: q_i . k_j, and where there are tables q_i . R^K[r_ij].
    void weigh(const HeadInput& in, bool byContent, RowMajor<float> out);

private:
    void attendBlock(const HeadInput& in, std::int64_t first, std::int64_t rows, RowMajor<float> out);

    std::int64_t m_size;
    AlignedVector<float> m_keyColumns;         ///< [size, padded rows]
    AlignedVector<float> m_scores;             ///< [kRowBlock, padded rows]
    AlignedVector<float> m_byRelation, m_mass; ///< [kRowBlock, padded relations]
    AlignedVector<float> m_sum, m_relationSum; ///< [kRowBlock, size]
};

} // namespace ratatosk::kernel
