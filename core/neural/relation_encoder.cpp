// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/neural/relation_encoder.h"

#include "core/neural/dropout.h"

#include <ATen/ATen.h>

#include <string>

namespace ratatosk {
namespace {

constexpr double kNormEpsilon = 1e-5;

bool hasNorms(const ModelConfig& config)
{
    return config.initialisation == InitialisationScheme::Standard;
}

} // namespace

RelationLayerImpl::RelationLayerImpl(const ModelConfig& config)
    : m_heads(config.heads), m_width(config.width), m_dropout(config.layerDropout), m_hasNorms(hasNorms(config))
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

RelationLayerImpl::Norm RelationLayerImpl::declareNorm(const std::string& name)
{
    return {register_parameter(name + "_weight", at::ones({m_width})), declare(name + "_bias", {m_width})};
}

at::Tensor RelationLayerImpl::residual(const at::Tensor& x, const at::Tensor& change, const Norm& norm) const
{
    const at::Tensor sum = x + hashedDropout(change, m_dropout, is_training());
    return m_hasNorms ? at::layer_norm(sum, {m_width}, norm.weight, norm.bias, kNormEpsilon) : sum;
}

at::Tensor RelationLayerImpl::forward(const at::Tensor& x, const PackedRelations& relations, Precision precision)
{
    const std::vector<at::Tensor> parts = mixedLinear(x, at::cat({m_query, m_key, m_value}), {}, precision).chunk(3, 1);
    const at::Tensor attended = relationAttention(parts[0], parts[1], parts[2], m_relationKey, m_relationValue, relations, m_heads);
    const at::Tensor u = residual(x, mixedLinear(attended, m_output, m_outputBias, precision), m_attentionNorm);
    const at::Tensor inner = at::relu(mixedLinear(u, m_inner, m_innerBias, precision));
    return residual(u, mixedLinear(inner, m_outer, m_outerBias, precision), m_outerNorm);
}

at::Tensor RelationLayerImpl::attentionWeights(const at::Tensor& x, const PackedRelations& relations, Precision precision) const
{
    return relationAttentionWeights(mixedLinear(x, m_query, {}, precision), mixedLinear(x, m_key, {}, precision), m_relationKey,
                                    relations, m_heads);
}

std::vector<at::Tensor> RelationLayerImpl::fixupParameters() const
{
    return {m_value, m_relationValue, m_output, m_inner, m_outer};
}

RelationEncoderImpl::RelationEncoderImpl(const ModelConfig& config) : m_width(config.width)
{
    for (int layer = 0; layer < config.layers; ++layer)
        m_layers.push_back(register_module("layer" + std::to_string(layer), RelationLayer(config)));
    if (hasNorms(config)) {
        m_normWeight = register_parameter("norm_weight", at::ones({m_width}));
        m_normBias = register_parameter("norm_bias", at::zeros({m_width}));
    }
}

at::Tensor RelationEncoderImpl::forward(const at::Tensor& x, const PackedRelations& relations, Precision precision)
{
    at::Tensor y = x;
    for (RelationLayer& layer : m_layers)
        y = layer->forward(y, relations, precision);
    return m_normWeight.defined() ? at::layer_norm(y, {m_width}, m_normWeight, m_normBias, kNormEpsilon) : y;
}

at::Tensor RelationEncoderImpl::attentionWeights(const at::Tensor& x, const PackedRelations& relations, int layer, Precision precision)
{
    at::Tensor y = x;
    for (int below = 0; below < layer; ++below)
        y = m_layers[below]->forward(y, relations, precision);
    return m_layers[layer]->attentionWeights(y, relations, precision);
}

} // namespace ratatosk
