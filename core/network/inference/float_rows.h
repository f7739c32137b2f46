// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/aligned_vector.h"

#include <algorithm>
#include <cstdint>

namespace ratatosk {

/// Rows that stay fp32 on their way into a product, beside kernel::ByteRows and kernel::TileRows.
struct FloatRows {
    FloatRows(std::int64_t rows, std::int64_t depth) : depth(depth), numbers(rows * depth) {}

    std::int64_t depth;
    kernel::Scratch numbers; ///< [rows, depth]

    float* row(std::int64_t index) const { return numbers.data() + index * depth; }
};

/// Fills the rows from `begin` to `end` of `target` from numbers [rows, depth].
inline void roundRows(const float* numbers, std::int64_t depth, std::int64_t begin, std::int64_t end, FloatRows& target)
{
    std::copy(numbers + begin * depth, numbers + end * depth, target.row(begin));
}

} // namespace ratatosk
