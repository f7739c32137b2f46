// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/decoding/memory_weights.h"
#include "core/network/decoding/packed_decoder.h"
#include "core/network/inference/fixed_pooling.h"
#include "core/network/inference/fixed_text_encoder.h"
#include "core/network/inference/relation_stack.h"
#include "core/network/model/encoder_request.h"

#include <memory>
#include <optional>

namespace ratatosk {

/// Whether a network of that shape can be computed without LibTorch: the shapes that are shipped and their kin, with a language model, relational layers
/// without LayerNorm and a decoder of two stages.
bool isFixable(const ModelConfig& config);

/// A parser's network whose weights change no more, by plain kernels: `ParserNetwork` without LibTorch. In bytes where precision says so and the widths
/// are whole panels, else in fp32.
class FixedNetwork : public QuestionEncoder
{
public:
    /// Some tables are read where the source has them. Requires: isFixable(request.config), request.precision is not BFloat16.
    FixedNetwork(const EncoderRequest& request, std::shared_ptr<WeightSource> weights);

    std::unique_ptr<EncodedQuestion> encode(const ModelInput& input) override;
    void visitAttention(const ModelInput& input, int first, int last, AttentionPart part, const VisitWeights& visit) override;
    NumberRows pieceVectors(const std::vector<int>& ids) const override { return m_text.pieceVectors(ids); }
    const ModelConfig& config() const override { return m_config; }
    std::string device() const override;

private:
    NumberRows valueTexts(const ModelInput& input) const;
    double followUpChance(const ModelInput& input, const NumberRows& encoded) const;

    ModelConfig m_config;
    Precision m_precision;
    std::shared_ptr<WeightSource> m_weights;
    FixedTextEncoder m_text;
    FixedPooling m_pooling;
    Rounding m_rounding;
    std::optional<RelationStack> m_relations; ///< nothing without layers
    MemoryWeights m_memory;
    std::shared_ptr<const PackedDecoder> m_decoder;
    std::vector<float> m_followUp, m_followUpBias; ///< empty unless conversational
};

/// Requires: as FixedNetwork; readDescription(request.folder) found nothing wrong. Errors: ModelMissing, ModelInvalid.
Result<std::shared_ptr<QuestionEncoder>> loadFixedNetwork(const EncoderRequest& request);

} // namespace ratatosk
