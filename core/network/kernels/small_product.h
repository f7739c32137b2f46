// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ratatosk::kernel {

/// Rows of a product must be a multiple of the first, columns and row lengths of the second: pad with zeros.
constexpr std::int64_t kRowBlock = 8;
constexpr std::int64_t kColumnBlock = 16; ///< numbers: two registers of AVX2, or one of AVX-512

/// A row's length in whole vectors.
constexpr std::int64_t paddedColumns(std::int64_t count)
{
    return (count + kColumnBlock - 1) / kColumnBlock * kColumnBlock;
}

/// The left factor of a product; with the strides swapped it is taken transposed.
struct LeftFactor {
    const float* data = nullptr;
    std::int64_t rowStride = 0;
    std::int64_t columnStride = 0;
};

/// A row-major matrix.
template <class Number>
struct RowMajor {
    Number* data = nullptr;
    std::int64_t rowStride = 0;
};

/// target[rows, columns] = left[rows, depth] * right[depth, columns], in fp32 on the calling thread: for the many small products of
/// attention, each too small for a BLAS. Reaches a core's full speed with operands that fit its cache.
void smallProduct(std::int64_t rows, std::int64_t columns, std::int64_t depth, LeftFactor left, RowMajor<const float> right,
                  RowMajor<float> target);

/// target[columns, rows] = source[rows, columns], zeros behind the last row. Requires: columns and the target's row length are multiples of
/// kColumnBlock.
void turnRows(std::int64_t rows, std::int64_t columns, RowMajor<const float> source, RowMajor<float> target);

} // namespace ratatosk::kernel
