// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/integer_product_kernel.h"
#include "core/network/kernels/matrix_rows.h"

#include <cstdint>
#include <vector>

namespace ratatosk::kernel {

/// A matrix laid out for products with few rows, such as the hypotheses of a beam: what such a product costs is reading the matrix. Stored
/// in eight bits a number where that loses nothing, as with the weights of a bundle (number * scale, a scale for each output).
class ThinMatrix
{
public:
    ThinMatrix() = default;
    /// Output o is the sum over k of left[k] * numbers[o * outputStride + k * depthStride].
    ThinMatrix(const float* numbers, std::int64_t outputs, std::int64_t depth, std::int64_t outputStride, std::int64_t depthStride);
    /// Weights with the same input, below each other. Requires: at least one.
    explicit ThinMatrix(const std::vector<MatrixRows>& weights);

    std::int64_t outputs() const { return m_outputs; }
    std::int64_t depth() const { return m_depth; }
    /// Of a row of `target`: outputs, filled up to whole panels.
    std::int64_t targetWidth() const { return panels() * kPanel; }
    bool isEightBit() const { return !m_bytes.empty(); }

    /// target[row] = this * left[row] for each row, in fp32 on the calling thread. Rows of `target` lie at least targetWidth() apart; what
    /// stands behind the outputs becomes zero.
    void multiply(std::int64_t rows, const float* left, std::int64_t leftStride, float* target, std::int64_t targetStride) const;
    /// The same for the outputs of one panel, so that many rows may meet it while it lies in cache.
    void multiplyPanel(std::int64_t panel, std::int64_t rows, const float* left, std::int64_t leftStride, RowMajor<float> target) const;

    static constexpr std::int64_t kPanel = 32; ///< outputs that lie side by side, for each k in turn

private:
    std::int64_t panels() const { return (m_outputs + kPanel - 1) / kPanel; }
    void fillOutput(std::int64_t output, const MatrixRows& weight, std::int64_t row);
    bool findScales(const float* numbers, std::int64_t outputStride, std::int64_t depthStride);

    std::int64_t m_outputs = 0, m_depth = 0;
    std::vector<float> m_floats;      ///< [panels, depth, kPanel]; empty where m_bytes is filled
    std::vector<std::int8_t> m_bytes; ///< likewise
    std::vector<float> m_scales;      ///< [panels * kPanel], with m_bytes
};

} // namespace ratatosk::kernel
