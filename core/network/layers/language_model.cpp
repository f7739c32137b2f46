// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/language_model.h"

#include "core/network/attention/packed_attention.h"
#include "core/network/functions/bias_activation.h"
#include "core/network/functions/dropout.h"
#include "core/network/functions/tensor_rows.h"
#include "core/network/inference/layer_product.h"
#include "core/network/layers/relative_positions.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace ratatosk {

namespace {

FixedNorm fixedNorm(const LayerNorm& norm)
{
    return {numbersOf(norm.weight), numbersOf(norm.bias), static_cast<float>(norm.epsilon)};
}

} // namespace

LanguageModelImpl::LanguageModelImpl(const LanguageModelConfig& config) : m_config(config)
{
    const int size = config.vectorSize();
    m_wordVectors = declare("embeddings.word_embeddings.weight", at::zeros({config.vocabularySize, size}));
    if (config.hasPositions)
        m_positionVectors = declare("embeddings.position_embeddings.weight", at::zeros({config.maxPositions, size}));
    if (config.tokenTypes > 0)
        m_typeVectors = declare("embeddings.token_type_embeddings.weight", at::zeros({config.tokenTypes, size}));
    m_embeddingNorm = declareNorm("embeddings.LayerNorm", size);
    if (size != config.hiddenSize)
        m_projection = declareDense("embeddings_project", config.hiddenSize, size);
    declareDistances();
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

void LanguageModelImpl::freezeFirstLayers(int layers)
{
    if (layers == 0)
        return;
    for (auto& entry : named_parameters()) {
        constexpr std::string_view kLayer = "encoder.layer.";
        const std::string& name = entry.key();
        const bool isOfLayer = name.starts_with(kLayer);
        if (!isOfLayer || std::stoi(name.substr(kLayer.size())) < layers)
            entry.value().set_requires_grad(false);
    }
}

void LanguageModelImpl::shareWordVectors(const LanguageModelImpl& other)
{
    m_wordVectors.set_data(other.m_wordVectors.detach());
}

void LanguageModelImpl::roundMatrices()
{
    roundForGood(m_wordVectors);
    for (Layer& layer : m_layers)
        for (Dense* dense : {&layer.query, &layer.key, &layer.value, &layer.distanceKey, &layer.distanceQuery, &layer.attentionOutput,
                             &layer.inner, &layer.output})
            if (dense->weight.defined())
                roundForGood(dense->weight);
}

void LanguageModelImpl::packMatrices()
{
    for (Layer& layer : m_layers) {
        if (!m_distanceVectors.defined()) // distances may be projected by the same weights
            layer.packedProjections = packForGood({&layer.query.weight, &layer.key.weight, &layer.value.weight});
        layer.packedAttention = packForGood({&layer.attentionOutput.weight});
        layer.packedInner = packForGood({&layer.inner.weight});
        layer.packedOutput = packForGood({&layer.output.weight});
    }
    if (!m_distanceVectors.defined() && !m_layers.empty() && hasWholePanels(m_config.hiddenSize, m_config.heads, m_config.innerSize))
        m_stack.emplace(fixedLayers(), m_config.heads);
}

std::vector<FixedTextLayer> LanguageModelImpl::fixedLayers() const
{
    std::vector<FixedTextLayer> fixed;
    for (const Layer& layer : m_layers)
        fixed.push_back({.projections = layer.packedProjections.shared(),
                         .attention = layer.packedAttention.shared(),
                         .inner = layer.packedInner.shared(),
                         .output = layer.packedOutput.shared(),
                         .projectionBias = numbersOf(at::cat({layer.query.bias, layer.key.bias, layer.value.bias})),
                         .attentionBias = numbersOf(layer.attentionOutput.bias),
                         .innerBias = numbersOf(layer.inner.bias),
                         .outputBias = numbersOf(layer.output.bias),
                         .attentionNorm = fixedNorm(layer.attentionNorm),
                         .outputNorm = fixedNorm(layer.outputNorm)});
    return fixed;
}

at::Tensor LanguageModelImpl::forward(const PackedPieces& pieces, Precision precision)
{
    NormedStates states = embed(pieces, precision);
    if (m_stack)
        return tensorOf(m_stack->forward(rowsOf(states.states), pieces.offsets, fastestRounding(),
                                         m_distanceBias.defined() ? rowsOf(addedByDistance(pieces)) : NumberRows()));
    const AttendedPieces attended{pieces, distancesOf(pieces), addedByDistance(pieces)};
    for (const Layer& layer : m_layers)
        states = feedForward(layer, attend(layer, states, attended, precision), precision);
    return states.states;
}

at::Tensor LanguageModelImpl::pieceVectors(const at::Tensor& ids) const
{
    const at::Tensor vectors = at::embedding(m_wordVectors, ids).to(at::kFloat);
    return m_projection.weight.defined() ? at::linear(vectors, m_projection.weight, m_projection.bias) : vectors;
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

LayerNorm LanguageModelImpl::declareNorm(const std::string& path, int size)
{
    return {declare(path + ".weight", at::ones({size})), declare(path + ".bias", at::zeros({size})), m_config.layerNormEpsilon};
}

void LanguageModelImpl::declareDistances()
{
    if (m_config.distanceBuckets > 0)
        m_distanceBias = declare("encoder.relative_attention_bias.weight", at::zeros({m_config.distanceBuckets, m_config.heads}));
    if (m_config.relative.span == 0)
        return;
    m_distanceVectors = declare("encoder.rel_embeddings.weight", at::zeros({2 * m_config.relative.span, m_config.hiddenSize}));
    if (m_config.relative.isNormed)
        m_distanceNorm = declareNorm("encoder.LayerNorm", m_config.hiddenSize);
}

LanguageModelImpl::Layer LanguageModelImpl::declareLayer(const std::string& path)
{
    const std::int64_t hidden = m_config.hiddenSize;
    Layer layer;
    layer.query = declareDense(path + ".attention.self.query", hidden, hidden);
    layer.key = declareDense(path + ".attention.self.key", hidden, hidden);
    layer.value = declareDense(path + ".attention.self.value", hidden, hidden);
    if (m_config.relative.span > 0 && !m_config.relative.sharesProjections) {
        if (m_config.relative.hasContentToDistance)
            layer.distanceKey = declareDense(path + ".attention.self.position_key", hidden, hidden);
        if (m_config.relative.hasDistanceToContent)
            layer.distanceQuery = declareDense(path + ".attention.self.position_query", hidden, hidden);
    }
    layer.attentionOutput = declareDense(path + ".attention.output.dense", hidden, hidden);
    layer.attentionNorm = declareNorm(path + ".attention.output.LayerNorm", m_config.hiddenSize);
    layer.inner = declareDense(path + ".intermediate.dense", m_config.innerSize, hidden);
    layer.output = declareDense(path + ".output.dense", hidden, m_config.innerSize);
    layer.outputNorm = declareNorm(path + ".output.LayerNorm", m_config.hiddenSize);
    return layer;
}

at::Tensor LanguageModelImpl::typeVectors(const at::Tensor& types) const
{
    return at::embedding(m_typeVectors, types.clamp_max(m_config.tokenTypes - 1));
}

NormedStates LanguageModelImpl::embed(const PackedPieces& pieces, Precision precision) const
{
    at::Tensor sum = at::embedding(m_wordVectors, pieces.ids);
    if (m_positionVectors.defined())
        sum = sum + at::embedding(m_positionVectors, pieces.positions + m_config.positionOffset);
    if (m_typeVectors.defined())
        sum = sum + typeVectors(pieces.tokenTypes);
    const at::Tensor normed = at::layer_norm(sum.to(at::kFloat), {sum.size(1)}, m_embeddingNorm.weight, m_embeddingNorm.bias,
                                             m_embeddingNorm.epsilon);
    const at::Tensor dropped = hashedDropout(normed, m_dropout, is_training());
    const bool isProjected = m_projection.weight.defined();
    const at::Tensor states = isProjected ? mixedLinear(dropped, m_projection.weight, m_projection.bias, precision) : dropped;
    return {states, precision == Precision::BFloat16 ? states.to(at::kBFloat16) : states};
}

std::optional<LanguageModelImpl::Distances> LanguageModelImpl::distancesOf(const PackedPieces& pieces) const
{
    if (!m_distanceVectors.defined())
        return std::nullopt;
    const at::Device device = pieces.ids.device();
    PaddedRows rows = pieces.padded ? *pieces.padded : paddedRows(pieces.offsets, device);
    const DistanceRows needed = distanceRows(rows.longest(), m_config.relative);
    at::Tensor vectors = m_distanceVectors.slice(0, needed.first, needed.first + needed.count);
    if (m_distanceNorm.weight.defined())
        vectors = at::layer_norm(vectors, {m_config.hiddenSize}, m_distanceNorm.weight, m_distanceNorm.bias, m_distanceNorm.epsilon);
    return Distances{vectors, needed.rowOfPair.to(device), std::move(rows)};
}

DistanceVectors LanguageModelImpl::distancesFor(const Layer& layer, const Distances& distances, Precision precision) const
{
    const RelativePositions& relative = m_config.relative;
    const auto projected = [&](const Dense& own, const Dense& shared) {
        const Dense& dense = relative.sharesProjections ? shared : own;
        const at::Tensor product = mixedProduct(distances.vectors, dense.weight, precision);
        return product + dense.bias.to(product.scalar_type());
    };
    DistanceVectors result{.rowOfPair = distances.rowOfPair};
    if (relative.hasContentToDistance)
        result.keys = projected(layer.distanceKey, layer.key);
    if (relative.hasDistanceToContent)
        result.queries = projected(layer.distanceQuery, layer.query);
    return result;
}

at::Tensor LanguageModelImpl::addedByDistance(const PackedPieces& pieces) const
{
    if (!m_distanceBias.defined())
        return {};
    std::int64_t longest = 1;
    for (size_t i = 1; i < pieces.offsets.size(); ++i)
        longest = std::max(longest, pieces.offsets[i] - pieces.offsets[i - 1]);
    const at::Tensor buckets = addedBuckets(longest, m_config.distanceBuckets).to(m_distanceBias.device());
    return m_distanceBias.index_select(0, buckets).t();
}

NormedStates LanguageModelImpl::attend(const Layer& layer, const NormedStates& states, const AttendedPieces& attended,
                                       Precision precision) const
{
    const at::Tensor projected = layer.packedProjections.isEmpty()
        ? mixedProduct(states.rounded, at::cat({layer.query.weight, layer.key.weight, layer.value.weight}), precision)
        : layer.packedProjections.multiply(states.rounded);
    const at::Tensor bias = at::cat({layer.query.bias, layer.key.bias, layer.value.bias});
    const std::optional<Distances>& distances = attended.distances;
    const at::Tensor context = distances
        ? disentangledAttention(projected + bias.to(projected.scalar_type()), distancesFor(layer, *distances, precision), distances->rows,
                                m_config.heads, dropoutNow())
        : packedAttention(projected, bias, attended.pieces.offsets, m_config.heads, dropoutNow(), attended.pieces.padded,
                          attended.addedByDistance);
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
