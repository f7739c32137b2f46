// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/aligned_vector.h"
#include "core/network/kernels/matrix_rows.h"
#include "core/network/kernels/small_product.h"

#include <cstdint>
#include <vector>

namespace ratatosk::kernel {

/// Numbers of a row that share a low end and a step. Small, so that one large number spoils few others: of the answers to Spider dev 99.1 %
/// stay those of fp32; with 64 numbers 98.6 %, with whole rows 98.3 %.
constexpr std::int64_t kIntegerGroup = 32;

/// What multiplies bytes in fours.
enum class ByteInstructions {
    None, ///< nothing: the products are right, but slow
    AvxVnni,
    Avx512Vnni,
};

bool hasByteInstructions(ByteInstructions instructions);
/// The best that this processor has.
ByteInstructions byteInstructions();

/// Rows in eight bits: number = low + step * byte, with a low end and a step for each group of a row. Depth is filled up with zeros.
struct ByteRows {
    ByteRows(std::int64_t rows, std::int64_t depth);

    std::int64_t groups = 0;
    AlignedVector<std::uint8_t> bytes; ///< [rows, groups * kIntegerGroup]
    std::vector<float> low, step;      ///< [rows, groups]

    std::int64_t width() const { return groups * kIntegerGroup; }
};

/// Fills the rows from `begin` to `end` of `target` from numbers [rows, depth].
void roundRows(const float* numbers, std::int64_t depth, std::int64_t begin, std::int64_t end, ByteRows& target);

struct TileRows;

/// The rows from `begin` to `end`.
struct RowSpan {
    std::int64_t begin = 0, end = 0;

    std::int64_t count() const { return end - begin; }
};

/// A weight in eight bits for products with rounded rows: number = byte * scale, a scale for each output; exact for the weights of a bundle.
class ByteMatrix
{
public:
    static constexpr std::int64_t kPanel = 64;     ///< outputs that lie side by side
    static constexpr std::int64_t kDepthStep = 64; ///< depth is filled up to a multiple of it with zeros

    /// weight: [outputs, depth], row-major.
    ByteMatrix(const float* weight, std::int64_t outputs, std::int64_t depth);
    /// Weights with the same input, below each other; what is kept in bytes is taken as it is. Requires: at least one.
    explicit ByteMatrix(const std::vector<MatrixRows>& weights);

    std::int64_t outputs() const { return m_outputs; }
    std::int64_t depth() const { return m_depth; }
    std::int64_t panels() const { return (m_outputs + kPanel - 1) / kPanel; }

    /// left[row] . weight[output] for some rows and the outputs of one panel; target: as many rows of kPanel numbers.
    void multiplyPanel(std::int64_t panel, RowSpan rows, const ByteRows& left, RowMajor<float> target,
                       ByteInstructions instructions = byteInstructions()) const;
    /// The same by tiles. Requires: the rows begin with a tile's.
    void multiplyPanel(std::int64_t panel, RowSpan rows, const TileRows& left, RowMajor<float> target) const;

private:
    ByteMatrix(std::int64_t outputs, std::int64_t depth);
    void fillOutput(std::int64_t output, const float* row);
    void fillOutput(std::int64_t output, const std::int8_t* row, float scale);
    void fillOutput(std::int64_t output, const MatrixRows& weight, std::int64_t row);
    const std::int8_t* bytesOf(std::int64_t panel) const { return m_bytes.data() + panel * m_groups * kIntegerGroup * kPanel; }

    std::int64_t m_outputs = 0, m_depth = 0, m_groups = 0;
    AlignedVector<std::int8_t> m_bytes; ///< [panels, depth / 4, kPanel, 4]
    AlignedVector<float> m_sums;        ///< [panels, groups, kPanel]: of a group's bytes
    AlignedVector<float> m_scales;      ///< [panels * kPanel]
};

} // namespace ratatosk::kernel
