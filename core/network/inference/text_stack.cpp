// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/text_stack.h"

#include "core/network/inference/stack_states.h"
#include "core/network/kernels/residual_norm_kernel.h"

#include <utility>

namespace ratatosk {
namespace {

template <class Rows>
void normAndRound(const LayerNorm& norm, kernel::RowSpan rows, StackStates<Rows>& s)
{
    const kernel::NormWeights weights{norm.weight.data_ptr<float>(), norm.bias.data_ptr<float>(), static_cast<float>(norm.epsilon)};
    kernel::normRows(rows.count(), s.shape.width, weights, s.numbers() + rows.begin * s.shape.width);
    s.round(rows);
}

template <class Rows>
void project(const FixedTextLayer& layer, std::size_t number, kernel::RowSpan rows, StackStates<Rows>& s)
{
    s.project(rows, number, layer.projections.bytes(), layer.projectionBias.data_ptr<float>());
}

template <class Rows>
at::Tensor runTextLayers(const std::vector<FixedTextLayer>& layers, StackStates<Rows> s)
{
    forEachShare(s.shares, [&](std::size_t, kernel::RowSpan rows) {
        s.round(rows);
        project(layers.front(), 0, rows, s);
    });
    for (std::size_t i = 0; i < layers.size(); ++i)
        forEachShare(s.shares, [&](std::size_t share, kernel::RowSpan rows) {
            const FixedTextLayer& layer = layers[i];
            s.attend(share, i, nullptr);
            s.addAttended(rows, layer.attention.bytes(), layer.attentionBias, false);
            normAndRound(layer.attentionNorm, rows, s);
            s.feed(rows, layer.inner.bytes(), layer.innerBias, Activation::Gelu);
            s.addFed(rows, layer.output.bytes(), layer.outputBias, false);
            normAndRound(layer.outputNorm, rows, s);
            if (i + 1 < layers.size())
                project(layers[i + 1], i + 1, rows, s);
        });
    return s.states;
}

} // namespace

TextStack::TextStack(std::vector<FixedTextLayer> layers, std::int64_t heads) : m_layers(std::move(layers)), m_heads(heads) {}

at::Tensor TextStack::forward(const at::Tensor& x, const std::vector<std::int64_t>& offsets, Rounding rounding,
                              const at::Tensor& distances) const
{
    AttendedSequences sequences(offsets, nullptr);
    const StackShape shape{m_heads, x.size(1), m_layers.front().inner.bytes().outputs()};
    if (distances.defined())
        sequences.addByDistance(distances.contiguous().data_ptr<float>(), m_heads, distances.size(1), shape.headSize());
    return rounding == Rounding::Tiles ? runTextLayers<kernel::TileRows>(m_layers, {x, sequences, shape})
                                       : runTextLayers<kernel::ByteRows>(m_layers, {x, sequences, shape});
}

} // namespace ratatosk
