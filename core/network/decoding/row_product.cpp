// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/decoding/row_product.h"

#include "core/network/kernels/parallel.h"

#include <algorithm>

namespace ratatosk {

NumberRows rowProduct(const kernel::ThinMatrix& matrix, const NumberRows& left)
{
    constexpr std::int64_t block = 20, panelWidth = kernel::ThinMatrix::kPanel;
    const std::int64_t rows = left.rows(), outputs = matrix.outputs();
    NumberRows result(rows, outputs);
    forEachPart((rows + block - 1) / block, [&](std::int64_t part) {
        float numbers[block * panelWidth];
        const std::int64_t first = part * block, count = std::min(block, rows - first);
        for (std::int64_t column = 0; column < outputs; column += panelWidth) {
            matrix.multiplyPanel(column / panelWidth, count, left.row(first), left.width, {numbers, panelWidth});
            for (std::int64_t row = 0; row < count; ++row)
                std::copy_n(numbers + row * panelWidth, std::min(panelWidth, outputs - column), result.row(first + row) + column);
        }
    });
    return result;
}

} // namespace ratatosk
