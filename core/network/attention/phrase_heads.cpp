// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/phrase_heads.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace ratatosk {

PhraseHeadsImpl::PhraseHeadsImpl(const PhraseShape& shape) : m_sizes(shape.gramSizes), m_form(shape.form), m_headSize(shape.headSize)
{
    const auto declare = [&](const char* part, int size, at::IntArrayRef dimensions) {
        return register_parameter(fmt::format("{}_{}", part, size), at::zeros(dimensions));
    };
    for (const int size : m_sizes) {
        if (size == 0 || m_form == PhraseForm::Sum || m_lstms.contains(size))
            continue;
        // Matrices of their own: what draws weights looks at rows and columns.
        m_lstms[size] = {declare("input", size, {8 * m_headSize, m_headSize}), declare("hidden", size, {8 * m_headSize, m_headSize}),
                         declare("bias", size, {8 * m_headSize})};
    }
}

at::Tensor PhraseHeadsImpl::phrases(const at::Tensor& states, const at::Tensor& positions, int size) const
{
    if (size == 0)
        return states;
    if (m_form == PhraseForm::Sum)
        return gramSum(states, positions, size);
    const GramLstmWeights& stacked = m_lstms.at(size);
    const at::Tensor input = stacked.input.view({2, -1, m_headSize}), hidden = stacked.hidden.view({2, -1, m_headSize});
    const at::Tensor context = gramLstm(states, positions, size, {input, hidden, stacked.bias.view({2, -1})});
    if (m_form == PhraseForm::Lstm)
        return context;
    return states + at::sigmoid(states) * (context - states);
}

at::Tensor PhraseHeadsImpl::forward(const at::Tensor& projected, const at::Tensor& positions) const
{
    const auto heads = static_cast<std::int64_t>(m_sizes.size());
    const std::int64_t rows = projected.size(0), parts = projected.size(1) / (heads * m_headSize);
    const at::Tensor states = projected.view({rows, parts, heads, m_headSize});
    std::vector<at::Tensor> pieces;
    for (std::int64_t first = 0, last = 0; first < heads; first = last) {
        const int size = m_sizes[static_cast<std::size_t>(first)];
        while (last < heads && m_sizes[static_cast<std::size_t>(last)] == size)
            ++last;
        const at::Tensor group = states.narrow(2, first, last - first).reshape({rows, -1, m_headSize});
        pieces.push_back(phrases(group, positions, size).view({rows, parts, last - first, m_headSize}));
    }
    return at::cat(pieces, 2).view({rows, -1});
}

} // namespace ratatosk
