// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/parent_state_recurrence.h"

#include "core/network/functions/dropout.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

/// The hidden states of the steps `parent` [examples], zeros at the root.
at::Tensor parentStates(const at::Tensor& history, const at::Tensor& parent)
{
    if (history.size(1) == 0)
        return at::zeros({history.size(0), history.size(2)}, history.options().requires_grad(false));
    const at::Tensor index = parent.clamp_min(0).view({-1, 1, 1}).expand({-1, 1, history.size(2)});
    const at::Tensor isBelowRoot = parent.ge(0).to(history.scalar_type()).unsqueeze(1);
    return history.gather(1, index).squeeze(1) * isBelowRoot;
}

} // namespace

ParentStateRecurrence::ParentStateRecurrence(const ModelConfig& config)
    : m_dropout(config.decoderDropout), m_size(config.decoderSize), m_width(config.width),
      m_inputWeight(register_parameter("input_weight", at::zeros({4 * m_size, decoderInputSize(config)}))),
      m_hiddenWeight(register_parameter("hidden_weight", at::zeros({4 * m_size, m_size}))),
      m_bias(register_parameter("bias", at::zeros({4 * m_size}))),
      m_readOut(register_parameter("read_out", at::zeros({m_width, m_size + m_width})))
{
    m_context = register_module("context", ContextAttention(config, m_size));
}

DecoderRecurrence::Memory ParentStateRecurrence::remember(const at::Tensor& items, const at::Tensor& mask) const
{
    return {m_context->remember(items, mask)};
}

DecoderReadOut ParentStateRecurrence::run(const StepVectors& steps, const Memory& memory, DecoderState& state)
{
    const at::Tensor inputs = at::cat({steps.previous, steps.parentRule, steps.fieldType}, 2);
    if (!state.hidden.defined()) {
        const at::TensorOptions options = inputs.options().requires_grad(false);
        state = {at::zeros({1, inputs.size(0), m_size}, options), at::zeros({1, inputs.size(0), m_size}, options),
                 at::zeros({inputs.size(0), m_width}, options), at::zeros({inputs.size(0), 0, m_size}, options)};
    }
    std::vector<at::Tensor> vectors, attention;
    for (std::int64_t step = 0; step < inputs.size(1); ++step) {
        const at::Tensor parent = parentStates(state.history, steps.parentStep.select(1, step));
        attention.push_back(advance(inputs.select(1, step), parent, memory, state));
        vectors.push_back(state.readOut);
    }
    return {at::stack(vectors, 1), at::cat(attention, 1)};
}

at::Tensor ParentStateRecurrence::advance(const at::Tensor& inputs, const at::Tensor& parentHidden, const Memory& memory,
                                          DecoderState& state)
{
    const at::Tensor input = at::cat({inputs, state.readOut, parentHidden}, 1);
    const auto [hidden, cell] = at::lstm_cell(input, {state.hidden[0], state.cell[0]}, m_inputWeight, m_hiddenWeight, m_bias);
    const auto [context, weights] = m_context->attend(hidden.unsqueeze(1), memory.front());
    const at::Tensor mixed = at::tanh(at::matmul(at::cat({hidden, context.squeeze(1)}, 1), m_readOut.t()));
    state = {hidden.unsqueeze(0), cell.unsqueeze(0), hashedDropout(mixed, m_dropout, is_training()),
             at::cat({state.history, hidden.unsqueeze(1)}, 1)};
    return weights.mean(1);
}

} // namespace ratatosk
