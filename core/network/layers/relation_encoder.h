// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/relation_attention.h"
#include "core/network/functions/integer_product.h"
#include "core/network/functions/mixed_linear.h"
#include "core/network/functions/residual_norm.h"
#include "core/network/inference/relation_stack.h"
#include "core/network/layers/attention_parts.h"
#include "core/network/model/model_config.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include <functional>
#include <optional>
#include <vector>

namespace ratatosk {

/// One relation-aware transformer layer (RAT-SQL, section 4; DT-Fixup, section 2):
///
///   u = x + W relationAttention(x) + b,   y = u + W2 relu(W1 u + b1) + b2
///
/// with LayerNorm when the scheme is Standard, after both sums or on what enters both sub-layers, and none otherwise. Drop-out acts on what is added to the residual
/// stream, never on the stream: over 24 layers hardly an element of it would survive.
class RelationLayerImpl : public torch::nn::Module
{
public:
    explicit RelationLayerImpl(const ModelConfig& config);

    /// x: [rows, width] -> [rows, width].
    NormedStates forward(const NormedStates& x, const PackedRelations& relations, Precision precision);

    /// Attention weights that the layer gives to its input: [heads, n, n]. Requires: one example.
    at::Tensor attentionWeights(const NormedStates& x, const PackedRelations& relations, AttentionPart part, Precision precision) const;

    /// Keeps matrices in bfloat16 from now on, for answers only.
    void roundMatrices();
    /// Keeps them in eight bits from now on, likewise.
    void packMatrices();

    /// What answers read of it. Requires: packMatrices() was called, and hasWholePanels.
    FixedRelationLayer fixed() const;

    /// The matrices that T-Fixup and DT-Fixup scale down: v, w, r^v and both of the feed-forward part.
    std::vector<at::Tensor> fixupParameters() const;

private:
    at::Tensor declare(const std::string& name, at::IntArrayRef shape);
    LayerNorm declareNorm(const std::string& name);
    at::Tensor project(const NormedStates& x, Precision precision) const;
    NormedStates entering(const NormedStates& x, const LayerNorm& norm) const;
    NormedStates residual(const at::Tensor& x, const at::Tensor& change, const at::Tensor& bias, const LayerNorm& norm) const;

    int m_heads;
    std::int64_t m_width;
    double m_dropout;
    bool m_hasNorms;
    bool m_normsFirst;
    at::Tensor m_query, m_key, m_value, m_relationKey, m_relationValue;
    at::Tensor m_output, m_outputBias, m_inner, m_innerBias, m_outer, m_outerBias;
    LayerNorm m_attentionNorm, m_outerNorm;
    IntegerMatrix m_packedProjections, m_packedOutput, m_packedInner, m_packedOuter; ///< empty until packed
};
TORCH_MODULE(RelationLayer);

/// N relational layers, and one more LayerNorm behind them when the scheme is Standard.
class RelationEncoderImpl : public torch::nn::Module
{
public:
    explicit RelationEncoderImpl(const ModelConfig& config);

    at::Tensor forward(const at::Tensor& x, const PackedRelations& relations, Precision precision);

    /// Keeps matrices in bfloat16 from now on, for answers only.
    void roundMatrices();
    /// Keeps them in eight bits from now on, likewise.
    void packMatrices();

    /// Called with each layer's number (from 0) and weights, [heads, n, n], lowest first, until it says false.
    using VisitWeights = std::function<bool(int layer, const at::Tensor& weights)>;

    /// Attention weights of the layers from `first` to `last` for the input of the whole stack, in one pass. Requires: one example.
    void visitAttention(const at::Tensor& x, const PackedRelations& relations, int first, int last, AttentionPart part, Precision precision,
                        const VisitWeights& visit);

    const std::vector<RelationLayer>& layers() const { return m_layers; }

private:
    std::vector<RelationLayer> m_layers;
    std::optional<RelationStack> m_stack; ///< of layers that are packed, where there is one for their widths
    ModelConfig m_config;
    at::Tensor m_normWeight, m_normBias; ///< undefined without norms
};
TORCH_MODULE(RelationEncoder);

} // namespace ratatosk
