// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/text_stack.h"

#include "core/network/inference/stack_states.h"
#include "core/network/kernels/residual_norm_kernel.h"

#include <utility>

namespace ratatosk {
namespace {

template <class Rows>
void normAndRound(const FixedNorm& norm, kernel::RowSpan rows, StackStates<Rows>& s)
{
    const kernel::NormWeights weights{norm.weight.data(), norm.bias.data(), norm.epsilon};
    kernel::normRows(rows.count(), s.shape.width, weights, s.numbers() + rows.begin * s.shape.width);
    s.round(rows);
}

template <class Rows>
void project(const FixedTextLayer& layer, std::size_t number, kernel::RowSpan rows, StackStates<Rows>& s)
{
    s.project(rows, number, layer.projections, layer.projectionBias.data());
}

template <class Rows>
NumberRows runTextLayers(const std::vector<FixedTextLayer>& layers, StackStates<Rows> s)
{
    forEachShare(s.shares, [&](std::size_t, kernel::RowSpan rows) {
        s.round(rows);
        project(layers.front(), 0, rows, s);
    });
    for (std::size_t i = 0; i < layers.size(); ++i)
        forEachShare(s.shares, [&](std::size_t share, kernel::RowSpan rows) {
            const FixedTextLayer& layer = layers[i];
            s.attend(share, i, nullptr);
            s.addAttended(rows, layer.attention, layer.attentionBias, false);
            normAndRound(layer.attentionNorm, rows, s);
            s.feed(rows, layer.inner, layer.innerBias, Activation::Gelu);
            s.addFed(rows, layer.output, layer.outputBias, false);
            normAndRound(layer.outputNorm, rows, s);
            if (i + 1 < layers.size())
                project(layers[i + 1], i + 1, rows, s);
        });
    return std::move(s.states);
}

} // namespace

TextStack::TextStack(std::vector<FixedTextLayer> layers, std::int64_t heads) : m_layers(std::move(layers)), m_heads(heads) {}

NumberRows TextStack::forward(NumberRows x, const std::vector<std::int64_t>& offsets, Rounding rounding, const NumberRows& distances) const
{
    AttendedSequences sequences(offsets, nullptr);
    const StackShape shape{m_heads, x.width, m_layers.front().inner.outputs()};
    if (distances.width > 0)
        sequences.addByDistance(distances.numbers.data(), m_heads, distances.width, shape.headSize());
    switch (rounding) {
    case Rounding::Tiles: return runTextLayers<kernel::TileRows>(m_layers, {std::move(x), sequences, shape});
    case Rounding::Groups: return runTextLayers<kernel::ByteRows>(m_layers, {std::move(x), sequences, shape});
    default: return runTextLayers<FloatRows>(m_layers, {std::move(x), sequences, shape});
    }
}

} // namespace ratatosk
