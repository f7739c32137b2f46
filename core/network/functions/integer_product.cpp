// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/integer_product.h"

#include "core/network/functions/row_blocks.h"
#include "core/network/kernels/integer_product_kernel.h"
#include "core/network/kernels/tile_panel_kernel.h"

#include <ATen/ATen.h>

#include <vector>

namespace ratatosk {
namespace {

/// numbers: [rows, depth] -> [rows, outputs filled up to whole panels].
template <class Rows>
at::Tensor product(const at::Tensor& numbers, const kernel::ByteMatrix& weight)
{
    const std::int64_t rows = numbers.size(0);
    Rows rounded(rows, weight.depth());
    kernel::forEachRowBlock(rows, [&](std::int64_t, std::int64_t begin, std::int64_t end) {
        kernel::roundRows(numbers.data_ptr<float>(), weight.depth(), begin, end, rounded);
    });
    const std::int64_t width = weight.panels() * kernel::ByteMatrix::kPanel;
    const at::Tensor result = at::empty({rows, width}, numbers.options());
    at::parallel_for(0, weight.panels(), 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t panel = begin; panel < end; ++panel)
            weight.multiplyPanel(panel, {0, rows}, rounded, {result.data_ptr<float>() + panel * kernel::ByteMatrix::kPanel, width});
    });
    return result;
}

} // namespace

IntegerMatrix::IntegerMatrix(const at::Tensor& weight)
{
    const at::Tensor numbers = weight.detach().contiguous();
    m_bytes = std::make_shared<const kernel::ByteMatrix>(numbers.data_ptr<float>(), numbers.size(0), numbers.size(1));
}

at::Tensor IntegerMatrix::multiply(const at::Tensor& input) const
{
    const at::Tensor numbers = input.contiguous();
    const at::Tensor result = kernel::multipliesTiles() ? product<kernel::TileRows>(numbers, *m_bytes)
                                                        : product<kernel::ByteRows>(numbers, *m_bytes);
    return result.size(1) == m_bytes->outputs() ? result : result.slice(1, 0, m_bytes->outputs()).contiguous();
}

IntegerMatrix packForGood(std::initializer_list<at::Tensor*> weights)
{
    std::vector<at::Tensor> parts;
    for (const at::Tensor* weight : weights)
        parts.push_back(weight->detach());
    IntegerMatrix packed(at::cat(parts));
    for (at::Tensor* weight : weights) {
        weight->set_requires_grad(false);
        weight->set_data(at::empty({0}));
    }
    return packed;
}

at::Tensor layerProduct(const at::Tensor& input, const at::Tensor& weight, const IntegerMatrix& packed, Precision precision)
{
    return packed.isEmpty() ? mixedProduct(input, weight, precision) : packed.multiply(input);
}

} // namespace ratatosk
