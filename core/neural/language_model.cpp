// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/neural/language_model.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ratatosk {
namespace {

/// Where each packed row sits when every sequence is padded to the longest: sequence * longest + position.
at::Tensor paddedPlaces(const std::vector<std::int64_t>& offsets, std::int64_t longest)
{
    std::vector<std::int64_t> places;
    places.reserve(static_cast<size_t>(offsets.back()));
    for (size_t sequence = 0; sequence + 1 < offsets.size(); ++sequence)
        for (std::int64_t position = 0; position < offsets[sequence + 1] - offsets[sequence]; ++position)
            places.push_back(static_cast<std::int64_t>(sequence) * longest + position);
    return at::tensor(places);
}

std::int64_t longestSequence(const std::vector<std::int64_t>& offsets)
{
    std::int64_t longest = 0;
    for (size_t sequence = 0; sequence + 1 < offsets.size(); ++sequence)
        longest = std::max(longest, offsets[sequence + 1] - offsets[sequence]);
    return longest;
}

} // namespace

LanguageModelImpl::LanguageModelImpl(const LanguageModelConfig& config)
    : m_config(config)
{
    m_wordVectors = declare("embeddings.word_embeddings.weight", at::zeros({config.vocabularySize, config.hiddenSize}));
    m_positionVectors = declare("embeddings.position_embeddings.weight", at::zeros({config.maxPositions, config.hiddenSize}));
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

at::Tensor LanguageModelImpl::forward(const PackedPieces& pieces, Precision precision)
{
    at::Tensor states = embed(pieces);
    for (const Layer& layer : m_layers)
        states = runLayer(layer, states, pieces, precision);
    return states;
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

LanguageModelImpl::Norm LanguageModelImpl::declareNorm(const std::string& path)
{
    return {declare(path + ".weight", at::ones({m_config.hiddenSize})), declare(path + ".bias", at::zeros({m_config.hiddenSize}))};
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

at::Tensor LanguageModelImpl::embed(const PackedPieces& pieces) const
{
    const at::Tensor sum = at::embedding(m_wordVectors, pieces.ids) + at::embedding(m_positionVectors, pieces.positions)
                           + at::embedding(m_typeVectors, pieces.tokenTypes);
    return drop(normalise(m_embeddingNorm, sum));
}

at::Tensor LanguageModelImpl::runLayer(const Layer& layer, const at::Tensor& states, const PackedPieces& pieces,
                                       Precision precision) const
{
    const std::int64_t sequences = static_cast<std::int64_t>(pieces.offsets.size()) - 1;
    const std::int64_t longest = longestSequence(pieces.offsets);
    const std::int64_t headSize = m_config.hiddenSize / m_config.heads;
    const at::Tensor places = paddedPlaces(pieces.offsets, longest).to(states.device());

    const at::Tensor packed = mixedLinear(states, at::cat({layer.query.weight, layer.key.weight, layer.value.weight}),
                                          at::cat({layer.query.bias, layer.key.bias, layer.value.bias}), precision);
    const at::Tensor padded = at::zeros({sequences * longest, packed.size(1)}, packed.options()).index_copy(0, places, packed);
    const at::Tensor split = padded.view({sequences, longest, 3, m_config.heads, headSize}).permute({2, 0, 3, 1, 4});
    const at::Tensor isPadding = at::ones({sequences * longest}, packed.options().dtype(at::kBool)).index_fill(0, places, false);

    at::Tensor scores = at::matmul(split[0], split[1].transpose(-1, -2)) / std::sqrt(static_cast<double>(headSize));
    scores = scores.masked_fill(isPadding.view({sequences, 1, 1, longest}), -std::numeric_limits<float>::infinity());
    const at::Tensor mixed = at::matmul(drop(at::softmax(scores, -1)), split[2]);
    const at::Tensor context = mixed.transpose(1, 2).reshape({sequences * longest, m_config.hiddenSize}).index_select(0, places);

    const at::Tensor attended = mixedLinear(context, layer.attentionOutput.weight, layer.attentionOutput.bias, precision);
    const at::Tensor middle = normalise(layer.attentionNorm, states + drop(attended));
    const at::Tensor inner = at::gelu(mixedLinear(middle, layer.inner.weight, layer.inner.bias, precision));
    const at::Tensor outer = mixedLinear(inner, layer.output.weight, layer.output.bias, precision);
    return normalise(layer.outputNorm, middle + drop(outer));
}

at::Tensor LanguageModelImpl::normalise(const Norm& norm, const at::Tensor& sum) const
{
    return at::layer_norm(sum, {m_config.hiddenSize}, norm.weight, norm.bias, m_config.layerNormEpsilon);
}

at::Tensor LanguageModelImpl::drop(const at::Tensor& values) const
{
    return at::dropout(values, m_dropout, is_training());
}

} // namespace ratatosk
