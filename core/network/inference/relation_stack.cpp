// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/relation_stack.h"

#include "core/network/inference/stack_states.h"

#include <utility>

namespace ratatosk {
namespace {

template <class Rows>
at::Tensor runRelationLayers(const std::vector<FixedRelationLayer>& layers, StackStates<Rows> s)
{
    forEachShare(s.shares, [&](std::size_t, kernel::RowSpan rows) {
        s.round(rows);
        s.project(rows, 0, layers.front().projections.bytes(), nullptr);
    });
    for (std::size_t i = 0; i < layers.size(); ++i)
        forEachShare(s.shares, [&](std::size_t share, kernel::RowSpan rows) {
            const FixedRelationLayer& layer = layers[i];
            s.attend(share, i, &layer.tables);
            s.addAttended(rows, layer.output.bytes(), layer.outputBias, true);
            s.feed(rows, layer.inner.bytes(), layer.innerBias, Activation::Relu);
            s.addFed(rows, layer.outer.bytes(), layer.outerBias, true);
            if (i + 1 < layers.size())
                s.project(rows, i + 1, layers[i + 1].projections.bytes(), nullptr);
        });
    return s.states;
}

} // namespace

RelationStack::RelationStack(std::vector<FixedRelationLayer> layers, std::int64_t heads) : m_layers(std::move(layers)), m_heads(heads) {}

at::Tensor RelationStack::forward(const at::Tensor& x, const PackedRelations& relations, Rounding rounding) const
{
    const AttendedSequences sequences(relations.offsets, relations.kinds.data_ptr<std::uint8_t>());
    const FixedRelationLayer& first = m_layers.front();
    const StackShape shape{m_heads, x.size(1), first.inner.bytes().outputs(), first.tables.relations};
    return rounding == Rounding::Tiles ? runRelationLayers<kernel::TileRows>(m_layers, {x, sequences, shape})
                                       : runRelationLayers<kernel::ByteRows>(m_layers, {x, sequences, shape});
}

} // namespace ratatosk
