// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/decoder_recurrence.h"

#include <torch/nn/modules/rnn.h>

namespace ratatosk {

/// Two LSTM stages, each followed by attention over the items. No step's input depends on another's output, so that whole derivations
/// run as one sequence in training.
class TwoStageRecurrence : public DecoderRecurrence
{
public:
    explicit TwoStageRecurrence(const ModelConfig& config);

    Memory remember(const at::Tensor& items, const at::Tensor& mask) const override;
    DecoderReadOut run(const StepVectors& steps, const Memory& memory, DecoderState& state) override;

private:
    double m_dropout;
    at::Tensor m_readOut;
    torch::nn::LSTM m_firstStage{nullptr}, m_secondStage{nullptr};
    ContextAttention m_firstContext{nullptr}, m_secondContext{nullptr};
};

} // namespace ratatosk
