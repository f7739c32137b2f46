// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/neural/action_decoder.h"

#include "core/neural/dropout.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

constexpr std::int64_t kRuleInnerSize = 1024;

at::Tensor lookUp(const at::Tensor& table, const at::Tensor& indices)
{
    return table.index_select(0, indices.flatten()).view({indices.size(0), indices.size(1), table.size(1)});
}

/// One stage over all steps; an undefined state starts from zeros.
at::Tensor runStage(torch::nn::LSTM& stage, const at::Tensor& input, at::Tensor& hidden, at::Tensor& cell)
{
    if (!hidden.defined()) {
        hidden = at::zeros({1, input.size(0), stage->options.hidden_size()}, input.options().requires_grad(false));
        cell = at::zeros_like(hidden);
    }
    auto [output, state] = stage->forward(input, std::make_tuple(hidden, cell));
    std::tie(hidden, cell) = state;
    return output;
}

at::Tensor expanded(const at::Tensor& tensor, std::int64_t count)
{
    std::vector<std::int64_t> shape = tensor.sizes().vec();
    shape[0] = count;
    return tensor.expand(shape);
}

} // namespace

DecoderMemory DecoderMemory::repeated(std::int64_t count) const
{
    const auto repeat = [count](const ContextAttentionImpl::Memory& memory) {
        return ContextAttentionImpl::Memory{expanded(memory.keys, count), expanded(memory.values, count), expanded(memory.bias, count)};
    };
    return {repeat(first), repeat(second),
            {expanded(pointers.columns, count), expanded(pointers.tables, count), expanded(pointers.values, count),
             expanded(pointers.evidence, count)},
            expanded(ownerOf, count)};
}

DecoderState DecoderState::select(const at::Tensor& which) const
{
    return {firstHidden.index_select(1, which), firstCell.index_select(1, which), secondHidden.index_select(1, which),
            secondCell.index_select(1, which)};
}

ActionDecoderImpl::ActionDecoderImpl(const ModelConfig& config, const ActionSpace& actions, int typeCount)
    : m_dropout(config.decoderDropout), m_actions(actions)
{
    const std::int64_t d = config.width, hidden = config.decoderSize, action = config.actionSize;
    m_actionVectors = declare("action_vectors", {actions.embeddings(), action});
    m_parentVectors = declare("parent_vectors", {actions.rules + 1, action});
    m_typeVectors = declare("type_vectors", {typeCount, config.typeSize});
    m_columnInput = declare("column_input", {action, d});
    m_tableInput = declare("table_input", {action, d});
    m_valueInput = declare("value_input", {action, d});
    m_readOut = declare("read_out", {d, hidden + d});
    m_ruleInner = declare("rule_inner", {kRuleInnerSize, d});
    m_ruleInnerBias = declare("rule_inner_bias", {kRuleInnerSize});
    m_ruleOuter = declare("rule_outer", {action, kRuleInnerSize});
    m_ruleBias = declare("rule_bias", {actions.rules + 1});
    const auto stage = [hidden](std::int64_t input) { return torch::nn::LSTM(torch::nn::LSTMOptions(input, hidden).batch_first(true)); };
    m_firstStage = register_module("first_stage", stage(2 * action + config.typeSize));
    m_secondStage = register_module("second_stage", stage(hidden + d));
    m_firstContext = register_module("first_context", ContextAttention(config, hidden));
    m_secondContext = register_module("second_context", ContextAttention(config, hidden));
    m_pointers = register_module("pointers", PointerScorer(config));
}

at::Tensor ActionDecoderImpl::declare(const std::string& name, at::IntArrayRef shape)
{
    return register_parameter(name, at::zeros(shape));
}

DecoderMemory ActionDecoderImpl::remember(const at::Tensor& encoded, const EncoderBatch& batch) const
{
    const at::Tensor& rows = batch.items.row;
    const at::Tensor items = encoded.index_select(0, rows.flatten()).view({rows.size(0), rows.size(1), encoded.size(1)});
    return {m_firstContext->remember(items, batch.items.mask), m_secondContext->remember(items, batch.items.mask),
            m_pointers->remember(encoded, batch), batch.ownerOf};
}

at::Tensor ActionDecoderImpl::embed(const DecoderMemory& memory, const DecoderInputs& inputs) const
{
    const PointerMemory& pointers = memory.pointers;
    const at::Tensor previous = lookUp(m_actionVectors, inputs.previous)
        + at::matmul(pickRows(pointers.columns, inputs.previousColumn), m_columnInput.t())
        + at::matmul(pickRows(pointers.tables, inputs.previousTable), m_tableInput.t())
        + at::matmul(pickRows(pointers.values, inputs.previousValue), m_valueInput.t());
    return at::cat({previous, lookUp(m_parentVectors, inputs.parentRule), lookUp(m_typeVectors, inputs.fieldType)}, 2);
}

/// Tied to the embedding of the actions (DT-Fixup, appendix C).
at::Tensor ActionDecoderImpl::ruleScores(const at::Tensor& readOut, Precision precision) const
{
    const at::Tensor rows = readOut.flatten(0, 1);
    const at::Tensor inner = at::tanh(mixedLinear(rows, m_ruleInner, m_ruleInnerBias, precision));
    const at::Tensor vectors = mixedLinear(inner, m_ruleOuter, {}, precision);
    const at::Tensor scores = at::matmul(vectors, m_actionVectors.slice(0, 0, m_actions.rules + 1).t()) + m_ruleBias;
    return scores.view({readOut.size(0), readOut.size(1), m_actions.rules + 1});
}

DecoderScores ActionDecoderImpl::run(const DecoderMemory& memory, const DecoderInputs& inputs, DecoderState& state, Precision precision)
{
    const at::Tensor first = runStage(m_firstStage, hashedDropout(embed(memory, inputs), m_dropout, is_training()), state.firstHidden,
                                      state.firstCell);
    const at::Tensor firstContext = m_firstContext->attend(first, memory.first).vectors;
    const at::Tensor between = hashedDropout(at::cat({first, firstContext}, 2), m_dropout, is_training());
    const at::Tensor second = runStage(m_secondStage, between, state.secondHidden, state.secondCell);
    const auto [context, weights] = m_secondContext->attend(second, memory.second);
    const at::Tensor readOut
        = hashedDropout(at::tanh(at::matmul(at::cat({second, context}, 2), m_readOut.t())), m_dropout, is_training());

    return {ruleScores(readOut, precision), m_pointers->columnScores(readOut, memory.pointers, inputs, memory.ownerOf),
            m_pointers->tableScores(readOut, memory.pointers, inputs), m_pointers->valueScores(readOut, memory.pointers, inputs),
            weights.mean(1)};
}

} // namespace ratatosk
