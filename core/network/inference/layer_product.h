// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/inference/float_rows.h"
#include "core/network/kernels/panel_end_kernel.h"
#include "core/network/kernels/thin_product.h"
#include "core/network/kernels/tile_panel_kernel.h"

#include <cstdint>
#include <optional>

namespace ratatosk {

/// What follows a linear layer's product y: activation(y + bias) + residual.
struct LayerEnd {
    const float* bias = nullptr; ///< [outputs]; null: none, nor an activation
    std::optional<Activation> activation = {};
    const float* residual = nullptr; ///< [rows, outputs], or null
};

/// Where fp32 outputs go: as rows, or, so that attention finds a head's rows side by side, as a matrix for each `columns` outputs.
struct NumbersTarget {
    float* data = nullptr;    ///< [outputs / columns, .., columns]; null: they are wanted in bytes only
    std::int64_t columns = 0; ///< of a matrix: a multiple of kernel::kColumnBlock
    std::int64_t matrix = 0;  ///< numbers from one matrix to the next
};

/// A linear layer in bytes and what follows it, in one pass: each panel of outputs is finished, and rounded for the next layer, while it lies
/// in cache. Some rows, on the calling thread: neighbouring layers of the same rows then need nothing that another core has just written.
/// `rounded` may be null. Requires: the weight's outputs are whole panels.
void multiplyLayer(const kernel::ByteMatrix& weight, kernel::RowSpan rows, const kernel::ByteRows& in, const LayerEnd& end,
                   const NumbersTarget& target, kernel::ByteRows* rounded);
/// By tiles, whose rows are rounded as a whole: requires numbers as rows where `rounded` is not null.
void multiplyLayer(const kernel::ByteMatrix& weight, kernel::RowSpan rows, const kernel::TileRows& in, const LayerEnd& end,
                   const NumbersTarget& target, kernel::TileRows* rounded);
/// In fp32; `rounded` then gets the outputs as they are.
void multiplyLayer(const kernel::ThinMatrix& weight, kernel::RowSpan rows, const FloatRows& in, const LayerEnd& end,
                   const NumbersTarget& target, FloatRows* rounded);

/// Whether layers of these widths can be computed in fp32: they are whole panels, and heads whole vectors.
constexpr bool hasWholeVectors(std::int64_t width, std::int64_t heads, std::int64_t innerSize)
{
    return width % kernel::ThinMatrix::kPanel == 0 && innerSize % kernel::ThinMatrix::kPanel == 0 && width % heads == 0
        && width / heads % kernel::kColumnBlock == 0;
}

/// Likewise in bytes: panels are larger, and heads whole groups.
constexpr bool hasWholePanels(std::int64_t width, std::int64_t heads, std::int64_t innerSize)
{
    return width % kernel::ByteMatrix::kPanel == 0 && innerSize % kernel::ByteMatrix::kPanel == 0
        && width / heads % kernel::kIntegerGroup == 0;
}

} // namespace ratatosk
