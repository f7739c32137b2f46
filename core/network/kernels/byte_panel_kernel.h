// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/integer_product_kernel.h"

#include <cstdint>

namespace ratatosk::kernel {

/// What one product of some rows with one panel reads of the weight.
struct PanelProduct {
    const std::int8_t* bytes;
    const float* sums;
    const float* scales;
    std::int64_t groups;
};

/// The rows' side: bytes, low ends and steps of the first row, and where the next begins.
struct RowBlock {
    const std::uint8_t* bytes;
    const float* low;
    const float* step;
    std::int64_t width, groups;
    float* target;
    std::int64_t targetWidth;
};

/// Some rows times one panel. Requires: a processor that has the instructions.
void multiplyRows(const PanelProduct& panel, RowBlock block, std::int64_t rows, ByteInstructions instructions);

} // namespace ratatosk::kernel
