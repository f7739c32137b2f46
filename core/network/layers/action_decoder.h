// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/decoder_batch.h"
#include "core/network/layers/decoder_recurrence.h"
#include "core/network/layers/pointer_scorer.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace ratatosk {

/// What the decoder keeps of one batch of questions.
struct DecoderMemory {
    DecoderRecurrence::Memory contexts;
    PointerMemory pointers;
    at::Tensor ownerOf; ///< [examples, columns]

    /// The memory of `count` hypotheses of the only example. Requires: one example.
    DecoderMemory repeated(std::int64_t count) const;
};

/// Scores for every step, [examples, steps, choices], legal or not; and what the decoder looked at.
struct DecoderScores {
    at::Tensor rules; ///< the last choice is Reduce
    at::Tensor columns, tables, values;
    at::Tensor attention; ///< [examples, steps, items], mean of the heads
};

/// Steps of a derivation -> scores: embeddings of what is known of a step, a recurrence with attention over the encoded items, and a head
/// for each kind of action. `run` over a whole derivation and `run` step by step with a carried state give the same scores.
class ActionDecoderImpl : public torch::nn::Module
{
public:
    ActionDecoderImpl(const ModelConfig& config, const ActionSpace& actions, int typeCount);

    DecoderMemory remember(const at::Tensor& encoded, const at::Tensor& valueTexts, const EncoderBatch& batch) const;

    /// Advances `state` by inputs.steps().
    DecoderScores run(const DecoderMemory& memory, const DecoderInputs& inputs, DecoderState& state, Precision precision);

private:
    StepVectors embed(const DecoderMemory& memory, const DecoderInputs& inputs) const;
    at::Tensor ruleScores(const at::Tensor& readOut, Precision precision) const;
    at::Tensor declare(const std::string& name, at::IntArrayRef shape);

    ActionSpace m_actions;
    at::Tensor m_actionVectors, m_parentVectors, m_typeVectors;
    at::Tensor m_columnInput, m_tableInput, m_valueInput;
    at::Tensor m_ruleInner, m_ruleInnerBias, m_ruleOuter, m_ruleBias;
    std::shared_ptr<DecoderRecurrence> m_recurrence;
    PointerScorer m_pointers{nullptr};
};
TORCH_MODULE(ActionDecoder);

} // namespace ratatosk
