// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/decoder_recurrence.h"

namespace ratatosk {

/// One LSTM cell that is fed the read-out of the step before and the hidden state of the step that made the parent (DT-Fixup,
/// appendix C). Steps depend on each other, so it runs one by one in training too.
class ParentStateRecurrence : public DecoderRecurrence
{
public:
    explicit ParentStateRecurrence(const ModelConfig& config);

    Memory remember(const at::Tensor& items, const at::Tensor& mask) const override;
    DecoderReadOut run(const StepVectors& steps, const Memory& memory, DecoderState& state) override;

private:
    /// One step: `told` is what StepVectors hold of it, [examples, ...]. Returns the heads' mean attention, [examples, 1, items].
    at::Tensor advance(const at::Tensor& inputs, const at::Tensor& parentHidden, const Memory& memory, DecoderState& state);

    double m_dropout;
    std::int64_t m_size, m_width;
    at::Tensor m_inputWeight, m_hiddenWeight, m_bias, m_readOut;
    ContextAttention m_context{nullptr};
};

} // namespace ratatosk
