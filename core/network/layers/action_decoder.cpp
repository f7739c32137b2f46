// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/action_decoder.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

at::Tensor lookUp(const at::Tensor& table, const at::Tensor& indices)
{
    return table.index_select(0, indices.flatten()).view({indices.size(0), indices.size(1), table.size(1)});
}

at::Tensor expanded(const at::Tensor& tensor, std::int64_t count)
{
    if (!tensor.defined())
        return tensor;
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
    DecoderRecurrence::Memory repeatedContexts;
    for (const ContextAttentionImpl::Memory& context : contexts)
        repeatedContexts.push_back(repeat(context));
    return {std::move(repeatedContexts),
            {expanded(pointers.columns, count),
             expanded(pointers.tables, count),
             expanded(pointers.values, count),
             expanded(pointers.evidence, count),
             expanded(pointers.items, count),
             expanded(pointers.isItem, count),
             {expanded(pointers.alignment.columns, count), expanded(pointers.alignment.tables, count)}},
            expanded(ownerOf, count)};
}

ActionDecoderImpl::ActionDecoderImpl(const ModelConfig& config, const ActionSpace& actions, int typeCount) : m_actions(actions)
{
    const std::int64_t d = config.width, action = config.actionSize;
    m_actionVectors = declare("action_vectors", {actions.embeddings(), action});
    m_parentVectors = declare("parent_vectors", {actions.rules + 1, action});
    m_typeVectors = declare("type_vectors", {typeCount, config.typeSize});
    m_columnInput = declare("column_input", {action, d});
    m_tableInput = declare("table_input", {action, d});
    m_valueInput = declare("value_input", {action, d});
    m_ruleInner = declare("rule_inner", {kRuleInnerSize, d});
    m_ruleInnerBias = declare("rule_inner_bias", {kRuleInnerSize});
    m_ruleOuter = declare("rule_outer", {action, kRuleInnerSize});
    m_ruleBias = declare("rule_bias", {actions.rules + 1});
    m_recurrence = register_module("recurrence", makeDecoderRecurrence(config));
    m_pointers = register_module("pointers", PointerScorer(config));
}

at::Tensor ActionDecoderImpl::declare(const std::string& name, at::IntArrayRef shape)
{
    return register_parameter(name, at::zeros(shape));
}

DecoderMemory ActionDecoderImpl::remember(const at::Tensor& encoded, const at::Tensor& valueTexts, const EncoderBatch& batch) const
{
    const at::Tensor& rows = batch.items.row;
    const at::Tensor items = encoded.index_select(0, rows.flatten()).view({rows.size(0), rows.size(1), encoded.size(1)});
    return {m_recurrence->remember(items, batch.items.mask), m_pointers->remember(encoded, valueTexts, batch), batch.ownerOf};
}

StepVectors ActionDecoderImpl::embed(const DecoderMemory& memory, const DecoderInputs& inputs) const
{
    const PointerMemory& pointers = memory.pointers;
    const at::Tensor previous = lookUp(m_actionVectors, inputs.previous)
        + at::matmul(pickRows(pointers.columns, inputs.previousColumn), m_columnInput.t())
        + at::matmul(pickRows(pointers.tables, inputs.previousTable), m_tableInput.t())
        + at::matmul(pickRows(pointers.values, inputs.previousValue), m_valueInput.t());
    return {previous, lookUp(m_parentVectors, inputs.parentRule), lookUp(m_typeVectors, inputs.fieldType), inputs.parentStep};
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
    const auto [readOut, attention] = m_recurrence->run(embed(memory, inputs), memory.contexts, state);
    return {ruleScores(readOut, precision), m_pointers->columnScores(readOut, memory.pointers, inputs, memory.ownerOf),
            m_pointers->tableScores(readOut, memory.pointers, inputs), m_pointers->valueScores(readOut, memory.pointers, inputs),
            attention};
}

} // namespace ratatosk
