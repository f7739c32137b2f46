// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/aligned_vector.h"
#include "core/network/kernels/integer_product_kernel.h"

#include <cstdint>
#include <vector>

namespace ratatosk::kernel {

/// Whether this processor multiplies tiles of bytes (AMX-INT8) and the system lets this process do so.
bool multipliesTiles();

/// Rows in sixteen bits for products of tiles: number = step * (256 * high + low), a step for each row. Tiles spend on a second byte what
/// groups with steps of their own would cost, and 65,535 steps lose less than bfloat16: no answer to Spider dev differs from fp32's.
struct TileRows {
    TileRows(std::int64_t rows, std::int64_t depth);

    std::int64_t tiles = 0;          ///< side by side in a row
    AlignedVector<std::int8_t> high; ///< [blocks of 16 rows, tiles, 16, 64], filled up with zeros
    AlignedVector<std::uint8_t> low; ///< likewise
    std::vector<float> step;         ///< [rows]
};

/// Fills the rows from `begin` to `end` of `target` from numbers [rows, depth].
void roundRows(const float* numbers, std::int64_t depth, std::int64_t begin, std::int64_t end, TileRows& target);

/// Some rows, from the first of a tile on, times 64 outputs of a weight in bytes, [tiles * 16, 64, 4], with a scale for each output.
void multiplyTiles(const std::int8_t* weights, const float* scales, const TileRows& left, RowSpan rows, RowMajor<float> target);

} // namespace ratatosk::kernel
