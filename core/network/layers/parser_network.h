// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/action_decoder.h"
#include "core/network/layers/item_pooling.h"
#include "core/network/layers/language_model.h"
#include "core/network/layers/phrase_layer.h"
#include "core/network/layers/piece_encoder.h"
#include "core/network/layers/relation_encoder.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace ratatosk {

/// The whole parser: text encoder -> pooled items -> relational encoder -> decoder. Training calls `decodeAll`, search calls `step`;
/// both use the same weights and `ActionDecoder::run`.
class ParserNetworkImpl : public torch::nn::Module
{
public:
    /// All weights zero until `core/network/initialisation/scheme` draws them or they are loaded.
    ParserNetworkImpl(const ModelConfig& config, const ActionSpace& actions, int typeCount);

    const ModelConfig& config() const { return m_config; }
    const ActionSpace& actions() const { return m_actions; }

    /// What enters the relational layers: [rows, width].
    at::Tensor embedItems(const EncoderBatch& batch, Precision precision);
    /// Encoded items, [rows, width].
    at::Tensor encode(const EncoderBatch& batch, Precision precision);

    /// How likely each question goes on from what went before, as a logit: [examples]. Meaningless where nothing did. Requires: a conversational model.
    at::Tensor followUpScores(const at::Tensor& encoded, const EncoderBatch& batch) const;

    DecoderMemory remember(const at::Tensor& encoded, const EncoderBatch& batch) const
    {
        return m_decoder->remember(encoded, valueTexts(batch), batch);
    }
    /// Scores of whole derivations.
    DecoderScores decodeAll(const DecoderMemory& memory, const DecoderInputs& inputs, Precision precision);
    /// Scores of one more step of each hypothesis; advances `state`.
    DecoderScores step(const DecoderMemory& memory, const DecoderInputs& inputs, DecoderState& state, Precision precision);

    /// Encoder attention of the layers from `first` to `last`, as RelationEncoder::visitAttention.
    void visitAttention(const EncoderBatch& batch, int first, int last, AttentionPart part, Precision precision,
                        const RelationEncoderImpl::VisitWeights& visit);

    /// Keeps the large matrices in bfloat16 from now on, for answers in that precision with half the memory. Word vectors lose a
    /// little, the products nothing: they would round the matrices anyway.
    void roundMatrices();
    /// Keeps those of the layers in eight bits, for answers in integer products; what is not a layer's stays as it is.
    void packMatrices();

    /// One of these two is there, as the configuration's pre-transformer says; the other is null.
    LanguageModel& languageModel() { return m_languageModel; }
    PieceEncoder& pieceEncoder() { return m_pieceEncoder; }
    TextEncoder& textEncoder() const; ///< the one that is there
    RelationEncoder& relationEncoder() { return m_encoder; }
    /// Null unless the configuration has gram sizes.
    PhraseLayer& phraseLayer() { return m_phraseLayer; }

private:
    /// [examples, values, hidden size]; undefined where the model does not know them.
    at::Tensor valueTexts(const EncoderBatch& batch) const;

    ModelConfig m_config;
    ActionSpace m_actions;
    LanguageModel m_languageModel{nullptr};
    PieceEncoder m_pieceEncoder{nullptr};
    ItemPooling m_pooling{nullptr};
    PhraseLayer m_phraseLayer{nullptr};
    RelationEncoder m_encoder{nullptr};
    ActionDecoder m_decoder{nullptr};
    at::Tensor m_followUp, m_followUpBias; ///< undefined unless conversational
};
TORCH_MODULE(ParserNetwork);

/// Switches a network to evaluation without gradients, and back when it goes out of scope.
class InferenceMode
{
public:
    explicit InferenceMode(ParserNetwork& network);
    ~InferenceMode();
    InferenceMode(const InferenceMode&) = delete;
    InferenceMode& operator=(const InferenceMode&) = delete;

private:
    ParserNetwork& m_network;
    bool m_wasTraining;
    bool m_hadGradients;
};

} // namespace ratatosk
