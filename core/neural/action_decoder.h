// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/neural/context_attention.h"
#include "core/neural/decoder_batch.h"
#include "core/neural/pointer_scorer.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/rnn.h>
#include <torch/nn/pimpl.h>

namespace ratatosk {

/// What the decoder keeps of one batch of questions.
struct DecoderMemory {
    ContextAttentionImpl::Memory first, second;
    PointerMemory pointers;
    at::Tensor ownerOf; ///< [examples, columns]

    /// The memory of `count` hypotheses of the only example. Requires: one example.
    DecoderMemory repeated(std::int64_t count) const;
};

/// Hidden and cell states of both LSTM stages, [1, examples, decoderSize] each; undefined before the first step.
struct DecoderState {
    at::Tensor firstHidden, firstCell, secondHidden, secondCell;

    /// The states of the chosen examples, in that order.
    DecoderState select(const at::Tensor& which) const;
};

/// Scores for every step, [examples, steps, choices], legal or not; and what the second stage looked at.
struct DecoderScores {
    at::Tensor rules;     ///< the last choice is Reduce
    at::Tensor columns, tables, values;
    at::Tensor attention; ///< [examples, steps, items], mean of the heads
};

/// Two LSTM stages, each followed by attention over the encoded items. The input of a step is the previous action, the parent's rule
/// and the type of the open field, so that whole derivations run as one sequence in training; `run` with one step and a carried
/// state gives the same scores in search.
class ActionDecoderImpl : public torch::nn::Module
{
public:
    ActionDecoderImpl(const ModelConfig& config, const ActionSpace& actions, int typeCount);

    DecoderMemory remember(const at::Tensor& encoded, const EncoderBatch& batch) const;

    /// Advances `state` by inputs.steps().
    DecoderScores run(const DecoderMemory& memory, const DecoderInputs& inputs, DecoderState& state, Precision precision);

private:
    at::Tensor embed(const DecoderMemory& memory, const DecoderInputs& inputs) const;
    at::Tensor ruleScores(const at::Tensor& readOut, Precision precision) const;
    at::Tensor declare(const std::string& name, at::IntArrayRef shape);

    double m_dropout;
    ActionSpace m_actions;
    at::Tensor m_actionVectors, m_parentVectors, m_typeVectors;
    at::Tensor m_columnInput, m_tableInput, m_valueInput;
    at::Tensor m_readOut, m_ruleInner, m_ruleInnerBias, m_ruleOuter, m_ruleBias;
    torch::nn::LSTM m_firstStage{nullptr}, m_secondStage{nullptr};
    ContextAttention m_firstContext{nullptr}, m_secondContext{nullptr};
    PointerScorer m_pointers{nullptr};
};
TORCH_MODULE(ActionDecoder);

} // namespace ratatosk
