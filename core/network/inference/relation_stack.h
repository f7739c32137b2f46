// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/attention_part.h"
#include "core/network/inference/layer_weight.h"
#include "core/network/inference/rounding.h"
#include "core/network/kernels/head_attention_kernel.h"
#include "core/network/kernels/number_rows.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace ratatosk {

/// A relation-aware layer without LayerNorm whose weights change no more. Biases: [outputs].
struct FixedRelationLayer {
    LayerWeight projections, output, inner, outer;
    std::vector<float> outputBias, innerBias, outerBias;
    kernel::RelationTables tables;
};

/// Which items attend to which, and how they are related.
struct AttendedItems {
    const std::vector<std::int64_t>& offsets; ///< examples + 1: example b owns the rows [offsets[b], offsets[b + 1])
    const std::uint8_t* kinds = nullptr;      ///< relation ids, [rows, rows] of each example, one behind the other
};

/// The relational layers as answers read them (relation_encoder says what they compute): plain kernels over memory that is taken once, each
/// product with what follows it in one pass, instead of tensors that a gradient could come back through. A thread keeps its rows from layer
/// to layer; only for attention do threads wait for one another.
class RelationStack
{
public:
    /// Called with each layer's number and attention weights [heads, rows, rows], lowest first, until it says false.
    using VisitWeights = std::function<bool(int layer, const std::vector<float>& weights)>;

    RelationStack(std::vector<FixedRelationLayer> layers, std::int64_t heads);

    /// x: [rows, width] -> the same shape. Requires: weights for rows of that rounding.
    NumberRows forward(NumberRows x, const AttendedItems& items, Rounding rounding) const;

    /// The attention weights of the layers from `first` to `last`, by one part of their scores. Requires: one example, part is not Rollout.
    void visit(NumberRows x, const AttendedItems& items, Rounding rounding, int first, int last, AttentionPart part,
               const VisitWeights& visit) const;

private:
    std::vector<FixedRelationLayer> m_layers;
    std::int64_t m_heads;
};

} // namespace ratatosk
