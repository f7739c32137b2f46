// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/activation.h"
#include "core/network/kernels/integer_product_kernel.h"
#include "core/network/kernels/small_product.h"

#include <cstdint>
#include <optional>

namespace ratatosk::kernel {

/// What becomes of a panel's outputs y while they lie in cache: activation(y + bias) + residual.
struct PanelEnd {
    const float* bias = nullptr;                   ///< of the panel's outputs; null: none, nor an activation
    std::optional<Activation> activation = {};     ///< none: as it is
    RowMajor<const float> residual = {nullptr, 0}; ///< rows of the panel's outputs, or null
};

/// Finishes [rows, columns] numbers in place. Requires: columns is a multiple of kColumnBlock.
void finishPanel(const PanelEnd& end, std::int64_t rows, std::int64_t columns, RowMajor<float> numbers);

/// Rounds the columns from `firstColumn` on of some rows, from `firstRow` on. `numbers` are those columns; requires whole groups.
void roundColumns(RowMajor<const float> numbers, std::int64_t rows, std::int64_t columns, std::int64_t firstRow, std::int64_t firstColumn,
                  ByteRows& target);

} // namespace ratatosk::kernel
