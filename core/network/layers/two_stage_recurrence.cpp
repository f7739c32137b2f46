// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/two_stage_recurrence.h"

#include "core/network/functions/dropout.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

constexpr std::int64_t kStages = 2;

torch::nn::LSTM stageOf(std::int64_t inputSize, std::int64_t size)
{
    return torch::nn::LSTM(torch::nn::LSTMOptions(inputSize, size).batch_first(true));
}

/// Hidden and cell state of one stage.
struct StageState {
    at::Tensor hidden, cell;
};

StageState stateOf(const DecoderState& state, std::int64_t stage)
{
    return {state.hidden.narrow(0, stage, 1).contiguous(), state.cell.narrow(0, stage, 1).contiguous()};
}

at::Tensor advance(torch::nn::LSTM& stage, const at::Tensor& input, StageState& state)
{
    auto [output, after] = stage->forward(input, std::make_tuple(state.hidden, state.cell));
    std::tie(state.hidden, state.cell) = after;
    return output;
}

} // namespace

TwoStageRecurrence::TwoStageRecurrence(const ModelConfig& config)
    : m_dropout(config.decoderDropout),
      m_readOut(register_parameter("read_out", at::zeros({config.width, config.decoderSize + config.width})))
{
    const std::int64_t size = config.decoderSize;
    m_firstStage = register_module("first_stage", stageOf(decoderInputSize(config), size));
    m_secondStage = register_module("second_stage", stageOf(size + config.width, size));
    m_firstContext = register_module("first_context", ContextAttention(config, size));
    m_secondContext = register_module("second_context", ContextAttention(config, size));
}

DecoderRecurrence::Memory TwoStageRecurrence::remember(const at::Tensor& items, const at::Tensor& mask) const
{
    return {m_firstContext->remember(items, mask), m_secondContext->remember(items, mask)};
}

DecoderReadOut TwoStageRecurrence::run(const StepVectors& steps, const Memory& memory, DecoderState& state)
{
    const at::Tensor input = at::cat({steps.previous, steps.parentRule, steps.fieldType}, 2);
    if (!state.hidden.defined()) {
        state.hidden = at::zeros({kStages, input.size(0), m_firstStage->options.hidden_size()}, input.options().requires_grad(false));
        state.cell = at::zeros_like(state.hidden);
    }
    StageState one = stateOf(state, 0), two = stateOf(state, 1);
    const at::Tensor first = advance(m_firstStage, hashedDropout(input, m_dropout, is_training()), one);
    const at::Tensor firstContext = m_firstContext->attend(first, memory[0]).vectors;
    const at::Tensor between = hashedDropout(at::cat({first, firstContext}, 2), m_dropout, is_training());
    const at::Tensor second = advance(m_secondStage, between, two);
    const auto [context, weights] = m_secondContext->attend(second, memory[1]);
    state.hidden = at::cat({one.hidden, two.hidden});
    state.cell = at::cat({one.cell, two.cell});
    const at::Tensor mixed = at::tanh(at::matmul(at::cat({second, context}, 2), m_readOut.t()));
    return {hashedDropout(mixed, m_dropout, is_training()), weights.mean(1)};
}

} // namespace ratatosk
