// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/neural/language_model.h"

#include "core/kernels/bias_activation.h"
#include "core/kernels/dropout.h"
#include "core/kernels/packed_attention.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>

namespace ratatosk {

LanguageModelImpl::LanguageModelImpl(const LanguageModelConfig& config) : m_config(config)
{
    m_wordVectors = declare("embeddings.word_embeddings.weight", at::zeros({config.vocabularySize, config.hiddenSize}));
    m_positionVectors = declare("embeddings.position_embeddings.weight", at::zeros({config.maxPositions, config.hiddenSize}));
    if (config.tokenTypes > 0)
        m_typeVectors = declare("embeddings.token_type_embeddings.weight", at::zeros({config.tokenTypes, config.hiddenSize}));
    m_embeddingNorm = declareNorm("embeddings.LayerNorm");
    for (int layer = 0; layer < config.layers; ++layer)
        m_layers.push_back(declareLayer(fmt::format("encoder.layer.{}", layer)));
}

void LanguageModelImpl::drawWeights()
{
    const at::NoGradGuard noGradient;
    for (at::Tensor& parameter : parameters())
        if (parameter.dim() == 2)
            parameter.normal_(0.0, 0.02);
}

void LanguageModelImpl::setWordVectorsFrozen(bool frozen)
{
    m_wordVectors.requires_grad_(!frozen);
}

void LanguageModelImpl::shareWordVectors(const LanguageModelImpl& other)
{
    m_wordVectors.set_data(other.m_wordVectors.detach());
}

void LanguageModelImpl::roundMatrices()
{
    roundForGood(m_wordVectors);
    for (Layer& layer : m_layers)
        for (Dense* dense : {&layer.query, &layer.key, &layer.value, &layer.attentionOutput, &layer.inner, &layer.output})
            roundForGood(dense->weight);
}

void LanguageModelImpl::packMatrices()
{
    for (Layer& layer : m_layers) {
        layer.packedProjections = packForGood({&layer.query.weight, &layer.key.weight, &layer.value.weight});
        layer.packedAttention = packForGood({&layer.attentionOutput.weight});
        layer.packedInner = packForGood({&layer.inner.weight});
        layer.packedOutput = packForGood({&layer.output.weight});
    }
}

at::Tensor LanguageModelImpl::forward(const PackedPieces& pieces, Precision precision)
{
    NormedStates states = embed(pieces, precision);
    for (const Layer& layer : m_layers)
        states = feedForward(layer, attend(layer, states, pieces, precision), precision);
    return states.states;
}

at::Tensor LanguageModelImpl::pieceVectors(const at::Tensor& ids) const
{
    return at::embedding(m_wordVectors, ids).to(at::kFloat);
}

at::Tensor LanguageModelImpl::declare(const std::string& path, at::Tensor value)
{
    torch::nn::Module* owner = this;
    size_t begin = 0;
    for (size_t dot = path.find('.'); dot != std::string::npos; begin = dot + 1, dot = path.find('.', begin)) {
        const std::string name = path.substr(begin, dot - begin);
        const auto children = owner->named_children();
        const std::shared_ptr<torch::nn::Module>* child = children.find(name);
        owner = child ? child->get() : owner->register_module(name, std::make_shared<torch::nn::Module>()).get();
    }
    return owner->register_parameter(path.substr(begin), std::move(value));
}

LanguageModelImpl::Dense LanguageModelImpl::declareDense(const std::string& path, std::int64_t outputs, std::int64_t inputs)
{
    return {declare(path + ".weight", at::zeros({outputs, inputs})), declare(path + ".bias", at::zeros({outputs}))};
}

LayerNorm LanguageModelImpl::declareNorm(const std::string& path)
{
    return {declare(path + ".weight", at::ones({m_config.hiddenSize})), declare(path + ".bias", at::zeros({m_config.hiddenSize})),
            m_config.layerNormEpsilon};
}

LanguageModelImpl::Layer LanguageModelImpl::declareLayer(const std::string& path)
{
    const std::int64_t hidden = m_config.hiddenSize;
    Layer layer;
    layer.query = declareDense(path + ".attention.self.query", hidden, hidden);
    layer.key = declareDense(path + ".attention.self.key", hidden, hidden);
    layer.value = declareDense(path + ".attention.self.value", hidden, hidden);
    layer.attentionOutput = declareDense(path + ".attention.output.dense", hidden, hidden);
    layer.attentionNorm = declareNorm(path + ".attention.output.LayerNorm");
    layer.inner = declareDense(path + ".intermediate.dense", m_config.innerSize, hidden);
    layer.output = declareDense(path + ".output.dense", hidden, m_config.innerSize);
    layer.outputNorm = declareNorm(path + ".output.LayerNorm");
    return layer;
}

at::Tensor LanguageModelImpl::typeVectors(const at::Tensor& types) const
{
    return at::embedding(m_typeVectors, types.clamp_max(m_config.tokenTypes - 1));
}

NormedStates LanguageModelImpl::embed(const PackedPieces& pieces, Precision precision) const
{
    const at::Tensor placed = at::embedding(m_wordVectors, pieces.ids)
        + at::embedding(m_positionVectors, pieces.positions + m_config.positionOffset);
    const at::Tensor sum = m_typeVectors.defined() ? placed + typeVectors(pieces.tokenTypes) : placed;
    const at::Tensor normed = at::layer_norm(sum, {m_config.hiddenSize}, m_embeddingNorm.weight, m_embeddingNorm.bias,
                                             m_embeddingNorm.epsilon);
    const at::Tensor states = hashedDropout(normed, m_dropout, is_training());
    return {states, precision == Precision::BFloat16 ? states.to(at::kBFloat16) : states};
}

NormedStates LanguageModelImpl::attend(const Layer& layer, const NormedStates& states, const PackedPieces& pieces,
                                       Precision precision) const
{
    const at::Tensor projected = layer.packedProjections.isEmpty()
        ? mixedProduct(states.rounded, at::cat({layer.query.weight, layer.key.weight, layer.value.weight}), precision)
        : layer.packedProjections.multiply(states.rounded);
    const at::Tensor bias = at::cat({layer.query.bias, layer.key.bias, layer.value.bias});
    const at::Tensor context = packedAttention(projected, bias, pieces.offsets, m_config.heads, dropoutNow(), pieces.padded);
    return residualNorm(layerProduct(context, layer.attentionOutput.weight, layer.packedAttention, precision), layer.attentionOutput.bias,
                        states.states, layer.attentionNorm, dropoutNow());
}

NormedStates LanguageModelImpl::feedForward(const Layer& layer, const NormedStates& states, Precision precision) const
{
    const at::Tensor inner = biasActivation(
        Activation::Gelu, layerProduct(states.rounded, layer.inner.weight, layer.packedInner, precision), layer.inner.bias);
    return residualNorm(layerProduct(inner, layer.output.weight, layer.packedOutput, precision), layer.output.bias, states.states,
                        layer.outputNorm, dropoutNow());
}

} // namespace ratatosk
