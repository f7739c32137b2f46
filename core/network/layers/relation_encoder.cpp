// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/relation_encoder.h"

#include "core/network/functions/bias_activation.h"
#include "core/network/functions/tensor_rows.h"
#include "core/network/inference/layer_product.h"

#include <ATen/ATen.h>

#include <string>
#include <utility>

namespace ratatosk {
namespace {

constexpr double kNormEpsilon = 1e-5;

NormedStates inBothFormats(const at::Tensor& x, Precision precision)
{
    return {x, precision == Precision::BFloat16 ? x.to(at::kBFloat16) : x};
}

bool hasNorms(const ModelConfig& config)
{
    return config.initialisation == InitialisationScheme::Standard;
}

} // namespace

RelationLayerImpl::RelationLayerImpl(const ModelConfig& config)
    : m_heads(config.heads), m_width(config.width), m_dropout(config.layerDropout), m_hasNorms(hasNorms(config)),
      m_normsFirst(m_hasNorms && config.normPlace == NormPlace::BeforeSubLayer)
{
    const std::int64_t relations = relationCount(config.relations);
    const std::int64_t headSize = config.width / config.heads;
    m_query = declare("query", {m_width, m_width});
    m_key = declare("key", {m_width, m_width});
    m_value = declare("value", {m_width, m_width});
    m_relationKey = declare("relation_key", {relations, headSize});
    m_relationValue = declare("relation_value", {relations, headSize});
    m_output = declare("output", {m_width, m_width});
    m_outputBias = declare("output_bias", {m_width});
    m_inner = declare("inner", {config.innerSize, m_width});
    m_innerBias = declare("inner_bias", {config.innerSize});
    m_outer = declare("outer", {m_width, config.innerSize});
    m_outerBias = declare("outer_bias", {m_width});
    if (m_hasNorms) {
        m_attentionNorm = declareNorm("attention_norm");
        m_outerNorm = declareNorm("outer_norm");
    }
}

at::Tensor RelationLayerImpl::declare(const std::string& name, at::IntArrayRef shape)
{
    return register_parameter(name, at::zeros(shape));
}

LayerNorm RelationLayerImpl::declareNorm(const std::string& name)
{
    return {register_parameter(name + "_weight", at::ones({m_width})), declare(name + "_bias", {m_width}), kNormEpsilon};
}

at::Tensor RelationLayerImpl::project(const NormedStates& x, Precision precision) const
{
    if (!m_packedProjections.isEmpty())
        return m_packedProjections.multiply(x.rounded);
    return mixedProduct(x.rounded, at::cat({m_query, m_key, m_value}), precision);
}

/// What a sub-layer reads of the stream.
NormedStates RelationLayerImpl::entering(const NormedStates& x, const LayerNorm& norm) const
{
    if (!m_normsFirst)
        return x;
    const at::Tensor normed = at::layer_norm(x.states, {m_width}, norm.weight, norm.bias, norm.epsilon);
    return {normed, normed.to(x.rounded.scalar_type())};
}

NormedStates RelationLayerImpl::residual(const at::Tensor& x, const at::Tensor& change, const at::Tensor& bias, const LayerNorm& norm) const
{
    const double dropout = is_training() ? m_dropout : 0.0;
    return m_hasNorms && !m_normsFirst ? residualNorm(change, bias, x, norm, dropout) : residualSum(change, bias, x, dropout);
}

NormedStates RelationLayerImpl::forward(const NormedStates& x, const PackedRelations& relations, Precision precision)
{
    const NormedStates read = entering(x, m_attentionNorm);
    const at::Tensor attended = relationAttention(project(read, precision), m_relationKey, m_relationValue, relations, m_heads);
    const NormedStates u = residual(x.states, layerProduct(attended, m_output, m_packedOutput, precision), m_outputBias, m_attentionNorm);
    const NormedStates fed = entering(u, m_outerNorm);
    const at::Tensor inner = biasActivation(Activation::Relu, layerProduct(fed.rounded, m_inner, m_packedInner, precision), m_innerBias);
    return residual(u.states, layerProduct(inner, m_outer, m_packedOuter, precision), m_outerBias, m_outerNorm);
}

at::Tensor RelationLayerImpl::attentionWeights(const NormedStates& x, const PackedRelations& relations, AttentionPart part,
                                               Precision precision) const
{
    return attentionPartWeights(project(entering(x, m_attentionNorm), precision), m_relationKey, relations, m_heads, part);
}

void RelationLayerImpl::roundMatrices()
{
    for (at::Tensor* matrix : {&m_query, &m_key, &m_value, &m_output, &m_inner, &m_outer})
        roundForGood(*matrix);
}

void RelationLayerImpl::packMatrices()
{
    m_packedProjections = packForGood({&m_query, &m_key, &m_value});
    m_packedOutput = packForGood({&m_output});
    m_packedInner = packForGood({&m_inner});
    m_packedOuter = packForGood({&m_outer});
}

FixedRelationLayer RelationLayerImpl::fixed() const
{
    const kernel::RelationTables tables(m_relationKey.data_ptr<float>(), m_relationValue.data_ptr<float>(), m_relationKey.size(0),
                                        m_relationKey.size(1));
    return {.projections = m_packedProjections.shared(),
            .output = m_packedOutput.shared(),
            .inner = m_packedInner.shared(),
            .outer = m_packedOuter.shared(),
            .outputBias = numbersOf(m_outputBias),
            .innerBias = numbersOf(m_innerBias),
            .outerBias = numbersOf(m_outerBias),
            .tables = tables};
}

std::vector<at::Tensor> RelationLayerImpl::fixupParameters() const
{
    return {m_value, m_relationValue, m_output, m_inner, m_outer};
}

RelationEncoderImpl::RelationEncoderImpl(const ModelConfig& config) : m_config(config)
{
    for (int layer = 0; layer < config.layers; ++layer)
        m_layers.push_back(register_module("layer" + std::to_string(layer), RelationLayer(config)));
    if (hasNorms(config)) {
        m_normWeight = register_parameter("norm_weight", at::ones({config.width}));
        m_normBias = register_parameter("norm_bias", at::zeros({config.width}));
    }
}

at::Tensor RelationEncoderImpl::forward(const at::Tensor& x, const PackedRelations& relations, Precision precision)
{
    if (m_stack)
        return tensorOf(m_stack->forward(rowsOf(x), {relations.offsets, relations.kinds.data_ptr<std::uint8_t>()}, fastestRounding()));
    NormedStates y = inBothFormats(x, precision);
    for (RelationLayer& layer : m_layers)
        y = layer->forward(y, relations, precision);
    return m_normWeight.defined() ? at::layer_norm(y.states, {m_config.width}, m_normWeight, m_normBias, kNormEpsilon) : y.states;
}

void RelationEncoderImpl::roundMatrices()
{
    for (RelationLayer& layer : m_layers)
        layer->roundMatrices();
}

void RelationEncoderImpl::packMatrices()
{
    for (RelationLayer& layer : m_layers)
        layer->packMatrices();
    if (hasNorms(m_config) || m_layers.empty() || !hasWholePanels(m_config.width, m_config.heads, m_config.innerSize))
        return;
    std::vector<FixedRelationLayer> fixed;
    for (const RelationLayer& layer : m_layers)
        fixed.push_back(layer->fixed());
    m_stack.emplace(std::move(fixed), m_config.heads);
}

void RelationEncoderImpl::visitAttention(const at::Tensor& x, const PackedRelations& relations, int first, int last, AttentionPart part,
                                         Precision precision, const VisitWeights& visit)
{
    NormedStates y = inBothFormats(x, precision);
    for (int layer = 0; layer <= last; ++layer) {
        if (layer >= first && !visit(layer, m_layers[layer]->attentionWeights(y, relations, part, precision)))
            return;
        if (layer < last)
            y = m_layers[layer]->forward(y, relations, precision);
    }
}

} // namespace ratatosk
