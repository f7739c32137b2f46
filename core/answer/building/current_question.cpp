// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/current_question.h"

#include "core/answer/attention_maps/attention_overview.h"
#include "core/answer/attention_maps/attention_rollout.h"
#include "core/linking/relations/relation.h"

namespace ratatosk {

namespace {

AttentionMaps mapsOf(int layer, LayerAttention&& attention, AttentionPart part)
{
    return {layer, attention.heads, attention.size, std::move(attention.weights), part};
}

} // namespace

Result<AttentionMaps> CurrentQuestion::attention(Parser& parser, int layer, AttentionPart part)
{
    if (part == AttentionPart::Rollout)
        return rollout(parser, layer);
    if (part == AttentionPart::Whole && !m_layers.empty())
        return m_layers[static_cast<std::size_t>(layer)];
    auto weights = parser.attention(m_question, m_schema, layer, part);
    if (!weights)
        return weights.error();
    return mapsOf(layer, *std::move(weights), part);
}

Result<AttentionMaps> CurrentQuestion::rollout(Parser& parser, int last) const
{
    AttentionRollout rollout;
    int size = 0;
    const auto visited = parser.visitAttention(m_question, m_schema, last, [&](int layer, LayerAttention weights) {
        size = weights.size;
        rollout.addLayer(mapsOf(layer, std::move(weights), AttentionPart::Whole));
        return true;
    });
    if (!visited)
        return visited.error();
    return AttentionMaps{last, 1, size, rollout.weights(), AttentionPart::Rollout};
}

Result<AttentionOverview> CurrentQuestion::overview(Parser& parser, std::stop_token stop)
{
    if (m_overview)
        return *m_overview;
    const int kinds = relationCount(parser.config().relations);
    AttentionOverview overview;
    const auto visited = parser.visitAttention(m_question, m_schema, parser.config().layers - 1, [&](int layer, LayerAttention weights) {
        const AttentionMaps maps = mapsOf(layer, std::move(weights), AttentionPart::Whole);
        addLayer(overview, maps, m_question.relations, kinds);
        if (maps.size <= kMostItemsKept)
            m_layers.push_back(maps);
        return !stop.stop_requested();
    });
    if (visited && !stop.stop_requested())
        return *(m_overview = std::move(overview));
    m_layers.clear();
    return visited ? Error{ErrorCode::Cancelled, "The overview was cancelled."} : visited.error();
}

} // namespace ratatosk
