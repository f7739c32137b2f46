// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/small_product.h"
#include "core/network/kernels/vector_kernel.h"

#include <cstdint>

namespace ratatosk::kernel {

/// Adds the weights of `rows` rows to their masses. Several at a time: in one row a sum often waits for the one before it.
template <int rows>
RATATOSK_INLINE void addMass(std::int64_t items, RowMajor<const float> weights, RowMajor<const std::uint8_t> kinds, RowMajor<float> mass)
{
    for (std::int64_t j = 0; j < items; ++j) {
#pragma GCC unroll 8
        for (int row = 0; row < rows; ++row)
            mass.data[row * mass.rowStride + kinds.data[row * kinds.rowStride + j]] += weights.data[row * weights.rowStride + j];
    }
}

/// mass[i, r] += sum of weights[i, j] over kinds[i, j] = r, for all rows i and the first `items` columns j.
inline void addMassByRelation(std::int64_t rows, std::int64_t items, RowMajor<const float> weights, RowMajor<const std::uint8_t> kinds,
                              RowMajor<float> mass)
{
    constexpr int together = 8; // as many as the loop above unrolls
    const auto from = [](auto matrix, std::int64_t row) {
        matrix.data += row * matrix.rowStride;
        return matrix;
    };
    std::int64_t i = 0;
    for (; i + together <= rows; i += together)
        addMass<together>(items, from(weights, i), from(kinds, i), from(mass, i));
    for (; i < rows; ++i)
        addMass<1>(items, from(weights, i), from(kinds, i), from(mass, i));
}

} // namespace ratatosk::kernel
