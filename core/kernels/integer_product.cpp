// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/integer_product.h"

#include "core/kernels/integer_product_kernel.h"
#include "core/kernels/row_blocks.h"

#include <ATen/ATen.h>

#include <vector>

namespace ratatosk {

IntegerMatrix::IntegerMatrix(const at::Tensor& weight)
{
    const at::Tensor numbers = weight.detach().contiguous();
    m_bytes = std::make_shared<const kernel::ByteMatrix>(numbers.data_ptr<float>(), numbers.size(0), numbers.size(1));
}

at::Tensor IntegerMatrix::multiply(const at::Tensor& input) const
{
    const at::Tensor numbers = input.contiguous();
    const std::int64_t rows = numbers.size(0), width = m_bytes->panels() * kernel::ByteMatrix::kPanel;
    kernel::ByteRows rounded(rows, m_bytes->depth());
    kernel::forEachRowBlock(rows, [&](std::int64_t, std::int64_t begin, std::int64_t end) {
        kernel::roundRows(numbers.data_ptr<float>(), m_bytes->depth(), begin, end, rounded);
    });
    at::Tensor result = at::empty({rows, width}, numbers.options());
    at::parallel_for(0, m_bytes->panels(), 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t panel = begin; panel < end; ++panel)
            m_bytes->multiplyPanel(panel, rows, rounded, result.data_ptr<float>());
    });
    return width == m_bytes->outputs() ? result : result.slice(1, 0, m_bytes->outputs()).contiguous();
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
