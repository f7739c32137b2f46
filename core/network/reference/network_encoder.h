// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/decoding/packed_decoder.h"
#include "core/network/layers/parser_network.h"
#include "core/network/model/encoder_request.h"

#include <memory>

namespace ratatosk {

/// A network of LibTorch that someone else may own, and change between questions: the trainer validates its live network so. On whatever device and in
/// whatever precision; what FixedNetwork computes is held to it.
class NetworkEncoder : public QuestionEncoder
{
public:
    NetworkEncoder(ParserNetwork network, Precision precision);

    /// Says that the weights change no more, so that the decoder's are laid out once for fast steps.
    void packWeights();

    /// `input` must outlive what comes back.
    std::unique_ptr<EncodedQuestion> encode(const ModelInput& input) override;
    void visitAttention(const ModelInput& input, int first, int last, AttentionPart part, const VisitWeights& visit) override;
    NumberRows pieceVectors(const std::vector<int>& ids) const override;
    const ModelConfig& config() const override { return m_network->config(); }
    std::string device() const override;

    ParserNetwork& network() { return m_network; }

private:
    EncoderBatch batchFor(const ModelInput& input) const;

    ParserNetwork m_network;
    Precision m_precision;
    std::shared_ptr<const PackedDecoder> m_packed; ///< null while the weights may change
};

/// The network of a bundle on the best device; on a graphics card eight bits become bfloat16. Errors: ModelMissing, ModelInvalid.
Result<std::shared_ptr<QuestionEncoder>> loadNetworkEncoder(const EncoderRequest& request);

} // namespace ratatosk
