// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/transition_system.h"
#include "core/linking/relations/prepared_question.h"
#include "core/network/decoding/packed_decoder.h"
#include "core/network/layers/parser_network.h"
#include "core/parser/parsing/beam_search.h"
#include "core/parser/parsing/candidate.h"
#include "core/parser/parsing/input_builder.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace ratatosk {

/// Question + schema -> ranked candidates, with a network that someone else owns: the trainer validates its live network with it, and
/// `core/parser/parsing/parser` answers with a loaded one. Lives on one thread.
class NetworkParser
{
public:
    NetworkParser(ParserNetwork network, std::shared_ptr<const SubwordVocabulary> vocabulary,
                  std::shared_ptr<const TransitionSystem> system, Precision precision);

    /// Tells that the weights change no more, so that the decoder's are laid out once for fast steps.
    void packWeights();

    /// Best first; derivations that make no query (tables that cannot be joined) or repeat one are left out. Errors: Cancelled,
    /// InvalidArgument (a schema without tables).
    Result<std::vector<Candidate>> parse(const PreparedQuestion& question, const Schema& schema, const BeamOptions& options,
                                         std::stop_token stop = {}, ParseReport* report = nullptr);

    /// Encoder attention of one layer for such a question: [heads, n, n].
    at::Tensor attention(const PreparedQuestion& question, const Schema& schema, int layer, AttentionPart part = AttentionPart::Whole);
    /// Of all layers up to `last`, in one pass.
    void visitAttention(const PreparedQuestion& question, const Schema& schema, int last, const RelationEncoderImpl::VisitWeights& visit);

    const InputBuilder& inputBuilder() const { return m_inputs; }
    const TransitionSystem& system() const { return *m_system; }

private:
    std::unique_ptr<StepScorer> scorer(const ModelInput& input, const EncoderBatch& batch, const DecoderMemory& memory) const;
    double encodeOperations(const ModelInput& input) const;
    std::optional<double> followUpChance(const PreparedQuestion& question, const at::Tensor& states, const EncoderBatch& batch) const;
    std::vector<Candidate> candidatesOf(std::vector<Derivation> derivations, const PreparedQuestion& question, const Schema& schema) const;

    ParserNetwork m_network;
    std::shared_ptr<const PackedDecoder> m_packed; ///< null while the weights may change
    InputBuilder m_inputs;
    std::shared_ptr<const TransitionSystem> m_system;
    Precision m_precision;
};

} // namespace ratatosk
