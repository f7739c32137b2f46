// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/reference/network_scorer.h"

#include <ATen/ATen.h>

#include <utility>

namespace ratatosk {
namespace {

/// The last step alone.
DecoderInputs lastStep(const DecoderInputs& inputs)
{
    const std::int64_t last = inputs.steps() - 1;
    const auto only = [last](const at::Tensor& tensor) { return tensor.narrow(1, last, 1); };
    return {only(inputs.previous),    only(inputs.previousColumn), only(inputs.previousTable), only(inputs.previousValue),
            only(inputs.parentRule),  only(inputs.parentStep),     only(inputs.fieldType),     only(inputs.currentColumn),
            only(inputs.usedColumns), only(inputs.usedTables),     only(inputs.usedValues)};
}

const at::Tensor& scoresFor(Action::Kind kind, const DecoderScores& scores)
{
    switch (kind) {
    case Action::Kind::SelectColumn: return scores.columns;
    case Action::Kind::SelectTable: return scores.tables;
    case Action::Kind::SelectValue: return scores.values;
    default: return scores.rules;
    }
}

/// One hypothesis' numbers at the only step.
std::vector<float> rowOf(const at::Tensor& tensor, size_t hypothesis)
{
    const at::Tensor row = tensor.select(0, static_cast<std::int64_t>(hypothesis)).select(0, 0).contiguous().cpu();
    return {row.data_ptr<float>(), row.data_ptr<float>() + row.numel()};
}

} // namespace

NetworkScorer::NetworkScorer(ParserNetwork network, const ModelInput& input, const EncoderBatch& batch, const DecoderMemory& memory,
                             Precision precision)
    : m_network(std::move(network)), m_input(input), m_batch(batch), m_memory(memory), m_precision(precision), m_derivations(1)
{
}

std::vector<StepScores> NetworkScorer::score(const std::vector<OpenStep>& open)
{
    const InferenceMode inference(m_network);
    follow(open);
    const std::vector<const ModelInput*> inputs(open.size(), &m_input);
    const DecoderInputs decoder = lastStep(decoderInputs(m_derivations, m_batch, inputs, m_network->actions()));
    const DecoderMemory memory = m_memory.repeated(static_cast<std::int64_t>(open.size()));
    const DecoderScores scores = m_network->step(memory, decoder, m_state, m_precision);
    std::vector<StepScores> result;
    for (size_t i = 0; i < open.size(); ++i)
        result.push_back({rowOf(scoresFor(open[i].step.kind, scores), i), rowOf(scores.attention, i)});
    return result;
}

void NetworkScorer::follow(const std::vector<OpenStep>& open)
{
    std::vector<std::vector<DecoderStep>> derivations;
    std::vector<std::int64_t> parents;
    for (const OpenStep& next : open) {
        derivations.push_back(m_derivations[next.parent]);
        derivations.back().push_back(next.step);
        parents.push_back(next.parent);
    }
    m_derivations = std::move(derivations);
    if (m_state.hidden.defined())
        m_state = m_state.select(at::tensor(parents, at::kLong).to(m_state.hidden.device()));
}

} // namespace ratatosk
