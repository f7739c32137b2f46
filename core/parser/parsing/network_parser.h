// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/transition_system.h"
#include "core/linking/relations/prepared_question.h"
#include "core/network/model/question_encoder.h"
#include "core/parser/parsing/beam_search.h"
#include "core/parser/parsing/candidate.h"
#include "core/parser/parsing/input_builder.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace ratatosk {

/// Question + schema -> ranked candidates, with a network that someone else may own: the trainer validates its live network with it, and
/// `core/parser/parsing/parser` answers with a loaded one. Lives on one thread.
class NetworkParser
{
public:
    NetworkParser(std::shared_ptr<QuestionEncoder> encoder, std::shared_ptr<const SubwordVocabulary> vocabulary,
                  std::shared_ptr<const TransitionSystem> system);

    /// Best first; derivations that make no query (tables that cannot be joined) or repeat one are left out. Errors: Cancelled,
    /// InvalidArgument (a schema without tables).
    Result<std::vector<Candidate>> parse(const PreparedQuestion& question, const Schema& schema, const BeamOptions& options,
                                         std::stop_token stop = {}, ParseReport* report = nullptr);

    /// Encoder attention of one layer for such a question.
    LayerAttention attention(const PreparedQuestion& question, const Schema& schema, int layer, AttentionPart part = AttentionPart::Whole);
    /// Of all layers up to `last`, in one pass.
    void visitAttention(const PreparedQuestion& question, const Schema& schema, int last, const QuestionEncoder::VisitWeights& visit);

    const std::shared_ptr<QuestionEncoder>& encoder() const { return m_encoder; }
    const InputBuilder& inputBuilder() const { return m_inputs; }
    const TransitionSystem& system() const { return *m_system; }

private:
    double encodeOperations(const ModelInput& input) const;
    std::vector<Candidate> candidatesOf(std::vector<Derivation> derivations, const PreparedQuestion& question, const Schema& schema) const;

    std::shared_ptr<QuestionEncoder> m_encoder;
    InputBuilder m_inputs;
    std::shared_ptr<const TransitionSystem> m_system;
};

} // namespace ratatosk
