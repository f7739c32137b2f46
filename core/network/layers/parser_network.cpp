// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/parser_network.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

namespace ratatosk {

ParserNetworkImpl::ParserNetworkImpl(const ModelConfig& config, const ActionSpace& actions, int typeCount)
    : m_config(config), m_actions(actions)
{
    if (config.preTransformer == PreTransformer::None) {
        m_pieceEncoder = register_module("piece_encoder", PieceEncoder(config.languageModel, config.languageModelDropout));
    } else {
        m_languageModel = register_module("language_model", LanguageModel(config.languageModel));
        m_languageModel->setDropout(config.languageModelDropout);
    }
    m_pooling = register_module("pooling", ItemPooling(config, config.languageModel.hiddenSize));
    if (!config.gramSizes.empty())
        m_phraseLayer = register_module("phrase_layer", PhraseLayer(config));
    m_encoder = register_module("encoder", RelationEncoder(config));
    m_decoder = register_module("decoder", ActionDecoder(config, actions, typeCount));
    if (config.isConversational()) {
        m_followUp = register_parameter("follow_up", at::zeros({1, 2 * config.width}));
        m_followUpBias = register_parameter("follow_up_bias", at::zeros({1}));
    }
}

TextEncoder& ParserNetworkImpl::textEncoder() const
{
    if (m_languageModel.is_empty())
        return *m_pieceEncoder.ptr();
    return *m_languageModel.ptr();
}

at::Tensor ParserNetworkImpl::embedItems(const EncoderBatch& batch, Precision precision)
{
    const at::Tensor items = m_pooling->forward(textEncoder().forward(batch.pieces, precision), valueTexts(batch), batch, precision);
    return m_phraseLayer.is_empty() ? items : m_phraseLayer->forward(items, batch, precision);
}

at::Tensor ParserNetworkImpl::valueTexts(const EncoderBatch& batch) const
{
    if (!m_config.valueTexts)
        return {};
    const std::int64_t examples = batch.values.source.size(0), most = batch.values.source.size(1);
    return addRows(textEncoder().pieceVectors(batch.values.textIds), batch.values.text, examples * most).view({examples, most, -1});
}

at::Tensor ParserNetworkImpl::encode(const EncoderBatch& batch, Precision precision)
{
    return m_encoder->forward(embedItems(batch, precision), batch.relations, precision);
}

at::Tensor ParserNetworkImpl::followUpScores(const at::Tensor& encoded, const EncoderBatch& batch) const
{
    const at::Tensor question = addRows(encoded, batch.questionMean, batch.examples());
    const at::Tensor earlier = addRows(encoded, batch.earlierMean, batch.examples());
    return (at::matmul(at::cat({question, earlier}, 1), m_followUp.t()) + m_followUpBias).squeeze(1);
}

DecoderScores ParserNetworkImpl::decodeAll(const DecoderMemory& memory, const DecoderInputs& inputs, Precision precision)
{
    DecoderState state;
    return m_decoder->run(memory, inputs, state, precision);
}

DecoderScores ParserNetworkImpl::step(const DecoderMemory& memory, const DecoderInputs& inputs, DecoderState& state, Precision precision)
{
    return m_decoder->run(memory, inputs, state, precision);
}

void ParserNetworkImpl::visitAttention(const EncoderBatch& batch, int first, int last, AttentionPart part, Precision precision,
                                       const RelationEncoderImpl::VisitWeights& visit)
{
    m_encoder->visitAttention(embedItems(batch, precision), batch.relations, first, last, part, precision, visit);
}

void ParserNetworkImpl::roundMatrices()
{
    if (!m_languageModel.is_empty())
        m_languageModel->roundMatrices();
    m_encoder->roundMatrices();
}

void ParserNetworkImpl::packMatrices()
{
    if (!m_languageModel.is_empty())
        m_languageModel->packMatrices();
    m_encoder->packMatrices();
}

InferenceMode::InferenceMode(ParserNetwork& network)
    : m_network(network), m_wasTraining(network->is_training()), m_hadGradients(at::GradMode::is_enabled())
{
    m_network->eval();
    at::GradMode::set_enabled(false);
}

InferenceMode::~InferenceMode()
{
    m_network->train(m_wasTraining);
    at::GradMode::set_enabled(m_hadGradients);
}

} // namespace ratatosk
