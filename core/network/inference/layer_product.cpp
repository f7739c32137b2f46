// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/layer_product.h"

#include <algorithm>

namespace ratatosk {
namespace {

using kernel::ByteMatrix;
using kernel::ByteRows;
using kernel::RowSpan;
using kernel::ThinMatrix;
using kernel::TileRows;

constexpr std::int64_t kMostRows = 48; ///< whose outputs of a panel stay in a core's nearest cache; whole tiles, and triples of rows

/// Moves a panel's outputs to where they are wanted.
template <std::int64_t width>
void writePanel(const float* panel, std::int64_t firstColumn, RowSpan rows, const NumbersTarget& target)
{
    const std::int64_t piece = target.columns % kernel::kIntegerGroup == 0 ? kernel::kIntegerGroup : kernel::kColumnBlock;
    for (std::int64_t part = 0; part < width; part += piece) {
        const std::int64_t column = firstColumn + part;
        float* to = target.data + column / target.columns * target.matrix + column % target.columns + rows.begin * target.columns;
        for (std::int64_t row = 0; row < rows.count(); ++row)
            std::copy_n(panel + row * width + part, piece, to + row * target.columns);
    }
}

template <class Rows>
void multiplyPanel(const ByteMatrix& weight, std::int64_t panel, RowSpan rows, const Rows& in, float* numbers)
{
    weight.multiplyPanel(panel, rows, in, {numbers, ByteMatrix::kPanel});
}

void multiplyPanel(const ThinMatrix& weight, std::int64_t panel, RowSpan rows, const FloatRows& in, float* numbers)
{
    weight.multiplyPanel(panel, rows.count(), in.row(rows.begin), in.depth, {numbers, ThinMatrix::kPanel});
}

/// Calls finished(panel's first column, rows, numbers [rows, kPanel]) for each panel and some rows at a time.
template <class Matrix, class Rows, class Finished>
void forEachPanel(const Matrix& weight, RowSpan rows, const Rows& in, const LayerEnd& end, Finished finished)
{
    alignas(64) float numbers[kMostRows * Matrix::kPanel];
    const std::int64_t width = weight.outputs();
    for (std::int64_t first = 0; first < width; first += Matrix::kPanel)
        for (std::int64_t begin = rows.begin; begin < rows.end; begin += kMostRows) {
            const RowSpan some{begin, std::min(rows.end, begin + kMostRows)};
            multiplyPanel(weight, first / Matrix::kPanel, some, in, numbers);
            const float* residual = end.residual ? end.residual + begin * width + first : nullptr;
            kernel::finishPanel({end.bias ? end.bias + first : nullptr, end.activation, {residual, width}}, some.count(), Matrix::kPanel,
                                {numbers, Matrix::kPanel});
            finished(first, some, numbers);
        }
}

} // namespace

void multiplyLayer(const ByteMatrix& weight, RowSpan rows, const ByteRows& in, const LayerEnd& end, const NumbersTarget& target,
                   ByteRows* rounded)
{
    forEachPanel(weight, rows, in, end, [&](std::int64_t first, RowSpan some, const float* numbers) {
        if (target.data)
            writePanel<ByteMatrix::kPanel>(numbers, first, some, target);
        if (rounded)
            kernel::roundColumns({numbers, ByteMatrix::kPanel}, some.count(), ByteMatrix::kPanel, some.begin, first, *rounded);
    });
}

void multiplyLayer(const ByteMatrix& weight, RowSpan rows, const TileRows& in, const LayerEnd& end, const NumbersTarget& target,
                   TileRows* rounded)
{
    forEachPanel(weight, rows, in, end, [&](std::int64_t first, RowSpan some, const float* numbers) {
        writePanel<ByteMatrix::kPanel>(numbers, first, some, target);
    });
    if (rounded)
        kernel::roundRows(target.data, weight.outputs(), rows.begin, rows.end, *rounded);
}

void multiplyLayer(const ThinMatrix& weight, RowSpan rows, const FloatRows& in, const LayerEnd& end, const NumbersTarget& target,
                   FloatRows* rounded)
{
    forEachPanel(weight, rows, in, end, [&](std::int64_t first, RowSpan some, const float* numbers) {
        if (target.data)
            writePanel<ThinMatrix::kPanel>(numbers, first, some, target);
        if (rounded)
            writePanel<ThinMatrix::kPanel>(numbers, first, some, {rounded->row(0), rounded->depth, 0});
    });
}

} // namespace ratatosk
