// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/decoder_batch.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace ratatosk {
namespace {

/// Fills one field of DecoderInputs per step; everything is built on the CPU and moved once.
class InputWriter
{
public:
    InputWriter(std::int64_t examples, std::int64_t steps, const EncoderBatch& batch, const ActionSpace& actions)
        : m_steps(steps), m_actions(actions)
    {
        const at::Tensor none = at::full({examples, steps}, -1, at::kLong);
        m_inputs.previous = at::zeros({examples, steps}, at::kLong);
        m_inputs.parentRule = at::zeros_like(m_inputs.previous);
        m_inputs.fieldType = at::zeros_like(m_inputs.previous);
        m_inputs.previousColumn = none.clone();
        m_inputs.previousTable = none.clone();
        m_inputs.previousValue = none.clone();
        m_inputs.parentStep = none.clone();
        m_inputs.currentColumn = none.clone();
        m_inputs.usedColumns = at::zeros({examples, steps, batch.columns.most()});
        m_inputs.usedTables = at::zeros({examples, steps, batch.tables.most()});
        m_inputs.usedValues = at::zeros({examples, steps, batch.values.mask.size(1)});
    }

    void write(std::int64_t example, const std::vector<DecoderStep>& derivation, const ModelInput& input)
    {
        int current = -1;
        std::vector<float> columns(m_inputs.usedColumns.size(2)), tables(m_inputs.usedTables.size(2)), values(m_inputs.usedValues.size(2));
        for (size_t step = 0; step < derivation.size(); ++step) {
            const DecoderStep& decoderStep = derivation[step];
            if (!decoderStep.isFirst)
                remember(decoderStep.previous, input, current, columns, tables, values);
            const std::int64_t at = example * m_steps + static_cast<std::int64_t>(step);
            writeStep(at, decoderStep);
            longs(m_inputs.currentColumn)[at] = current;
            copyRow(columns, m_inputs.usedColumns, at);
            copyRow(tables, m_inputs.usedTables, at);
            copyRow(values, m_inputs.usedValues, at);
        }
    }

    DecoderInputs finish(const at::Device& device)
    {
        for (at::Tensor* tensor : {&m_inputs.previous, &m_inputs.previousColumn, &m_inputs.previousTable, &m_inputs.previousValue,
                                   &m_inputs.parentRule, &m_inputs.parentStep, &m_inputs.fieldType, &m_inputs.currentColumn,
                                   &m_inputs.usedColumns, &m_inputs.usedTables, &m_inputs.usedValues})
            *tensor = tensor->to(device);
        return m_inputs;
    }

private:
    static std::int64_t* longs(at::Tensor& tensor) { return tensor.data_ptr<std::int64_t>(); }

    static void copyRow(const std::vector<float>& row, at::Tensor& target, std::int64_t at)
    {
        std::copy(row.begin(), row.end(), target.data_ptr<float>() + at * static_cast<std::int64_t>(row.size()));
    }

    static void remember(Action action, const ModelInput& input, int& current, std::vector<float>& columns, std::vector<float>& tables,
                         std::vector<float>& values)
    {
        if (action.index < 0)
            return;
        if (action.kind == Action::Kind::SelectColumn) {
            current = action.index;
            columns[action.index] = 1;
            tables[input.tableOfColumn[action.index]] = 1;
        } else if (action.kind == Action::Kind::SelectTable) {
            tables[action.index] = 1;
        } else if (action.kind == Action::Kind::SelectValue) {
            values[action.index] = 1;
        }
    }

    void writeStep(std::int64_t at, const DecoderStep& step)
    {
        longs(m_inputs.previous)[at] = previousEmbedding(step, m_actions);
        longs(m_inputs.parentRule)[at] = step.parentRule + 1;
        longs(m_inputs.parentStep)[at] = step.parentStep;
        longs(m_inputs.fieldType)[at] = step.fieldType;
        if (step.isFirst)
            return;
        if (step.previous.kind == Action::Kind::SelectColumn)
            longs(m_inputs.previousColumn)[at] = step.previous.index;
        else if (step.previous.kind == Action::Kind::SelectTable)
            longs(m_inputs.previousTable)[at] = step.previous.index;
        else if (step.previous.kind == Action::Kind::SelectValue)
            longs(m_inputs.previousValue)[at] = step.previous.index;
    }

    std::int64_t m_steps;
    ActionSpace m_actions;
    DecoderInputs m_inputs;
};

/// Collects the steps of one kind.
class TargetCollector
{
public:
    explicit TargetCollector(std::int64_t choices) : m_choices(choices) {}

    void add(std::int64_t row, const TargetStep& step)
    {
        m_rows.push_back(row);
        std::vector<std::uint8_t> legal(m_choices);
        std::vector<float> right(m_choices);
        std::copy(step.legal.begin(), step.legal.end(), legal.begin());
        for (int index : step.right) {
            right[index] = 1;
            legal[index] = 1;
        }
        m_legal.insert(m_legal.end(), legal.begin(), legal.end());
        m_right.insert(m_right.end(), right.begin(), right.end());
    }

    StepTargets finish(const at::Device& device) const
    {
        const auto rows = static_cast<std::int64_t>(m_rows.size());
        at::Tensor legal = at::empty({rows, m_choices}, at::kByte);
        std::copy(m_legal.begin(), m_legal.end(), legal.data_ptr<std::uint8_t>());
        return {at::tensor(m_rows, at::kLong).to(device), legal.to(at::kBool).to(device),
                at::tensor(m_right, at::kFloat).view({rows, m_choices}).to(device)};
    }

private:
    std::int64_t m_choices;
    std::vector<std::int64_t> m_rows;
    std::vector<std::uint8_t> m_legal;
    std::vector<float> m_right;
};

} // namespace

DecoderInputs decoderInputs(const std::vector<std::vector<DecoderStep>>& derivations, const EncoderBatch& batch,
                            const std::vector<const ModelInput*>& inputs, const ActionSpace& actions)
{
    size_t steps = 1;
    for (const auto& derivation : derivations)
        steps = std::max(steps, derivation.size());
    InputWriter writer(static_cast<std::int64_t>(derivations.size()), static_cast<std::int64_t>(steps), batch, actions);
    for (size_t b = 0; b < derivations.size(); ++b)
        writer.write(static_cast<std::int64_t>(b), derivations[b], *inputs[b]);
    return writer.finish(batch.itemKind.device());
}

DecoderTargets decoderTargets(const std::vector<std::vector<TargetStep>>& derivations, const EncoderBatch& batch,
                              const ActionSpace& actions)
{
    size_t steps = 1;
    for (const auto& derivation : derivations)
        steps = std::max(steps, derivation.size());
    TargetCollector rules(actions.rules + 1), columns(batch.columns.most()), tables(batch.tables.most()), values(batch.values.mask.size(1));
    for (size_t b = 0; b < derivations.size(); ++b) {
        for (size_t t = 0; t < derivations[b].size(); ++t) {
            const TargetStep& step = derivations[b][t];
            if (step.right.empty())
                continue;
            TargetCollector& collector = step.input.kind == Action::Kind::SelectColumn ? columns
                : step.input.kind == Action::Kind::SelectTable                         ? tables
                : step.input.kind == Action::Kind::SelectValue                         ? values
                                                                                       : rules;
            collector.add(static_cast<std::int64_t>(b * steps + t), step);
        }
    }
    const at::Device device = batch.itemKind.device();
    return {rules.finish(device), columns.finish(device), tables.finish(device), values.finish(device)};
}

} // namespace ratatosk
