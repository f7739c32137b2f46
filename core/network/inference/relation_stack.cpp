// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/relation_stack.h"

#include "core/network/inference/stack_states.h"

#include <utility>

namespace ratatosk {
namespace {

template <class Rows>
void begin(const FixedRelationLayer& first, StackStates<Rows>& s)
{
    forEachShare(s.shares, [&](std::size_t, kernel::RowSpan rows) {
        s.round(rows);
        s.project(rows, 0, first.projections, nullptr);
    });
}

/// Layer i, and the projections of the next one where there is one.
template <class Rows>
void runLayer(const std::vector<FixedRelationLayer>& layers, std::size_t i, StackStates<Rows>& s)
{
    forEachShare(s.shares, [&](std::size_t share, kernel::RowSpan rows) {
        const FixedRelationLayer& layer = layers[i];
        s.attend(share, i, &layer.tables);
        s.addAttended(rows, layer.output, layer.outputBias, true);
        s.feed(rows, layer.inner, layer.innerBias, Activation::Relu);
        s.addFed(rows, layer.outer, layer.outerBias, true);
        if (i + 1 < layers.size())
            s.project(rows, i + 1, layers[i + 1].projections, nullptr);
    });
}

template <class Rows>
NumberRows runRelationLayers(const std::vector<FixedRelationLayer>& layers, StackStates<Rows> s)
{
    begin(layers.front(), s);
    for (std::size_t i = 0; i < layers.size(); ++i)
        runLayer(layers, i, s);
    return std::move(s.states);
}

/// What a visit of weights asks for.
struct Visit {
    int first, last;
    AttentionPart part;
    const RelationStack::VisitWeights& tell;
};

template <class Rows>
void visitLayers(const std::vector<FixedRelationLayer>& layers, StackStates<Rows> s, const Visit& visit)
{
    const std::int64_t items = s.states.rows();
    std::vector<float> weights(static_cast<std::size_t>(s.shape.heads * items * items));
    begin(layers.front(), s);
    for (int layer = 0; layer <= visit.last; ++layer) {
        const auto i = static_cast<std::size_t>(layer);
        if (layer >= visit.first) {
            s.sequences.weigh(s.projected(i), s.shape.heads, s.shape.headSize(), visit.part != AttentionPart::Relation,
                              visit.part != AttentionPart::Content ? &layers[i].tables : nullptr, weights.data());
            if (!visit.tell(layer, weights))
                return;
        }
        if (layer < visit.last)
            runLayer(layers, i, s);
    }
}

} // namespace

RelationStack::RelationStack(std::vector<FixedRelationLayer> layers, std::int64_t heads) : m_layers(std::move(layers)), m_heads(heads) {}

NumberRows RelationStack::forward(NumberRows x, const AttendedItems& items, Rounding rounding) const
{
    const AttendedSequences sequences(items.offsets, items.kinds);
    const FixedRelationLayer& first = m_layers.front();
    const StackShape shape{m_heads, x.width, first.inner.outputs(), first.tables.relations};
    switch (rounding) {
    case Rounding::Tiles: return runRelationLayers<kernel::TileRows>(m_layers, {std::move(x), sequences, shape});
    case Rounding::Groups: return runRelationLayers<kernel::ByteRows>(m_layers, {std::move(x), sequences, shape});
    default: return runRelationLayers<FloatRows>(m_layers, {std::move(x), sequences, shape});
    }
}

void RelationStack::visit(NumberRows x, const AttendedItems& items, Rounding rounding, int first, int last, AttentionPart part,
                          const VisitWeights& tell) const
{
    const AttendedSequences sequences(items.offsets, items.kinds);
    const FixedRelationLayer& layer = m_layers.front();
    const StackShape shape{m_heads, x.width, layer.inner.outputs(), layer.tables.relations};
    const Visit visit{first, last, part, tell};
    switch (rounding) {
    case Rounding::Tiles: return visitLayers<kernel::TileRows>(m_layers, {std::move(x), sequences, shape}, visit);
    case Rounding::Groups: return visitLayers<kernel::ByteRows>(m_layers, {std::move(x), sequences, shape}, visit);
    default: return visitLayers<FloatRows>(m_layers, {std::move(x), sequences, shape}, visit);
    }
}

} // namespace ratatosk
