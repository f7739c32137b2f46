// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/decoding/packed_scorer.h"

#include "core/network/decoding/step_functions_kernel.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ratatosk {

PackedScorer::PackedScorer(std::shared_ptr<const PackedDecoder> decoder, std::shared_ptr<const PackedMemory> memory)
    : m_decoder(std::move(decoder)), m_memory(std::move(memory)), m_states{firstState()}
{
}

PackedScorer::State PackedScorer::firstState() const
{
    State state;
    for (int stage = 0; stage < 2; ++stage) {
        state.hidden[stage].resize(m_decoder->decoderSize);
        state.cell[stage].resize(m_decoder->decoderSize);
    }
    state.usedColumns.resize(m_memory->columns.keys.outputs());
    state.usedTables.resize(m_memory->tables.keys.outputs());
    state.usedValues.resize(m_memory->values.keys.outputs());
    return state;
}

std::vector<StepScores> PackedScorer::score(const std::vector<OpenStep>& open)
{
    std::vector<State> states;
    for (const OpenStep& next : open) {
        states.push_back(m_states[next.parent]);
        remember(states.back(), next.step);
    }
    m_states = std::move(states);

    advance(0, knownStates(open));
    advance(1, joined(0, attend(0, nullptr)));
    std::vector<StepScores> scores(open.size());
    Rows readOut = product(m_decoder->readOut, joined(1, attend(1, &scores)), static_cast<std::int64_t>(open.size()));
    kernel::biasTanh(readOut.numbers.data(), nullptr, static_cast<std::int64_t>(readOut.numbers.size()));
    for (const Action::Kind kind :
         {Action::Kind::ApplyRule, Action::Kind::SelectColumn, Action::Kind::SelectTable, Action::Kind::SelectValue})
        scoreKind(kind, open, readOut, scores);
    return scores;
}

void PackedScorer::remember(State& state, const DecoderStep& step) const
{
    const Action previous = step.previous;
    if (step.isFirst || previous.index < 0)
        return;
    if (previous.kind == Action::Kind::SelectColumn) {
        state.currentColumn = previous.index;
        state.usedColumns[previous.index] = 1;
        state.usedTables[m_memory->ownerOf[previous.index]] = 1;
    } else if (previous.kind == Action::Kind::SelectTable) {
        state.usedTables[previous.index] = 1;
    } else if (previous.kind == Action::Kind::SelectValue) {
        state.usedValues[previous.index] = 1;
    }
}

PackedScorer::Rows PackedScorer::product(const kernel::ThinMatrix& matrix, const Rows& left, std::int64_t rows) const
{
    Rows result(rows, matrix.targetWidth());
    matrix.multiply(rows, left.numbers.data(), left.width, result.numbers.data(), result.width);
    return result;
}

/// [previous action, rule of the parent, type of the field] of each.
PackedScorer::Rows PackedScorer::knownStates(const std::vector<OpenStep>& open) const
{
    const std::int64_t width = 2 * m_decoder->actionSize + m_decoder->typeSize;
    Rows rows(static_cast<std::int64_t>(open.size()), width);
    for (size_t i = 0; i < open.size(); ++i)
        tell(open[i].step, rows.row(static_cast<std::int64_t>(i)));
    return rows;
}

void PackedScorer::tell(const DecoderStep& step, float* row) const
{
    const auto put = [&row](const std::vector<float>& table, int index, int size) {
        row = std::copy_n(table.data() + static_cast<std::int64_t>(index) * size, size, row);
    };
    float* const previous = row;
    put(m_decoder->actionVectors, previousEmbedding(step, m_decoder->actions), m_decoder->actionSize);
    put(m_decoder->parentVectors, step.parentRule + 1, m_decoder->actionSize);
    put(m_decoder->typeVectors, step.fieldType, m_decoder->typeSize);
    if (step.isFirst || step.previous.index < 0)
        return;
    const auto add = [&](const kernel::ThinMatrix& matrix, const PackedMemory::Pointers& pointers) {
        Rows item(1, matrix.depth());
        std::copy_n(pointers.rows.data() + step.previous.index * matrix.depth(), matrix.depth(), item.row(0));
        const Rows added = product(matrix, item, 1);
        for (int i = 0; i < m_decoder->actionSize; ++i)
            previous[i] += added.numbers[i];
    };
    switch (step.previous.kind) {
    case Action::Kind::SelectColumn: return add(m_decoder->columnInput, m_memory->columns);
    case Action::Kind::SelectTable: return add(m_decoder->tableInput, m_memory->tables);
    case Action::Kind::SelectValue: return add(m_decoder->valueInput, m_memory->values);
    default: return;
    }
}

void PackedScorer::advance(int stage, const Rows& input)
{
    const auto rows = static_cast<std::int64_t>(m_states.size());
    const PackedDecoder::Stage& weights = m_decoder->stages[stage];
    Rows inputGates = product(weights.input, input, rows);
    Rows hiddenGates = product(weights.hidden, hiddenRows(stage), rows);
    for (std::int64_t i = 0; i < rows; ++i)
        kernel::lstmStep(inputGates.row(i), hiddenGates.row(i), weights.bias.data(), m_decoder->decoderSize, m_states[i].cell[stage].data(),
                         m_states[i].hidden[stage].data());
}

PackedScorer::Rows PackedScorer::hiddenRows(int stage) const
{
    Rows rows(0, m_decoder->decoderSize);
    for (const State& state : m_states)
        rows.numbers.insert(rows.numbers.end(), state.hidden[stage].begin(), state.hidden[stage].end());
    return rows;
}

/// Multi-head attention of the stage's hidden states over all items; with `scores` the weights are kept there.
PackedScorer::Rows PackedScorer::attend(int stage, std::vector<StepScores>* scores) const
{
    const auto rows = static_cast<std::int64_t>(m_states.size());
    const PackedDecoder::Attention& weights = m_decoder->attentions[stage];
    const Rows queries = product(weights.query, hiddenRows(stage), rows);
    const std::int64_t size = m_decoder->width / m_decoder->heads;
    Rows mixed(rows, m_decoder->width);
    if (scores) {
        for (StepScores& kept : *scores)
            kept.attention.assign(m_memory->items, 0.0f);
    }
    for (std::int64_t head = 0; head < m_decoder->heads; ++head) {
        const PackedMemory::Head& memory = m_memory->contexts[stage][head];
        const std::int64_t width = memory.keys.targetWidth();
        Rows looks(rows, width);
        memory.keys.multiply(rows, queries.numbers.data() + head * size, queries.width, looks.row(0), width);
        for (std::int64_t i = 0; i < rows; ++i) {
            kernel::softmax(looks.row(i), m_memory->items, 1.0f / std::sqrt(static_cast<float>(size)));
            for (std::int64_t item = 0; scores && item < m_memory->items; ++item)
                (*scores)[i].attention[item] += looks.row(i)[item] / static_cast<float>(m_decoder->heads);
        }
        Rows sums = product(memory.values, looks, rows);
        for (std::int64_t i = 0; i < rows; ++i)
            std::copy_n(sums.row(i), size, mixed.row(i) + head * size);
    }
    Rows context = product(weights.output, mixed, rows);
    for (std::int64_t i = 0; i < rows; ++i)
        for (int k = 0; k < m_decoder->width; ++k)
            context.row(i)[k] += weights.outputBias[k];
    return context;
}

/// [hidden state, context] of each.
PackedScorer::Rows PackedScorer::joined(int stage, const Rows& context) const
{
    Rows rows(0, m_decoder->decoderSize + m_decoder->width);
    for (size_t i = 0; i < m_states.size(); ++i) {
        const std::vector<float>& hidden = m_states[i].hidden[stage];
        const float* seen = context.row(static_cast<std::int64_t>(i));
        rows.numbers.insert(rows.numbers.end(), hidden.begin(), hidden.end());
        rows.numbers.insert(rows.numbers.end(), seen, seen + m_decoder->width);
    }
    return rows;
}

std::int64_t PackedScorer::choices(Action::Kind kind) const
{
    switch (kind) {
    case Action::Kind::SelectColumn: return m_memory->columns.keys.outputs();
    case Action::Kind::SelectTable: return m_memory->tables.keys.outputs();
    case Action::Kind::SelectValue: return m_memory->values.keys.outputs();
    default: return m_decoder->actions.rules + 1;
    }
}

/// Only of those hypotheses where that kind is due.
void PackedScorer::scoreKind(Action::Kind kind, const std::vector<OpenStep>& open, const Rows& readOut,
                             std::vector<StepScores>& scores) const
{
    Positions due;
    Rows chosen(0, m_decoder->width);
    for (size_t i = 0; i < open.size(); ++i) {
        if (open[i].step.kind != kind)
            continue;
        due.push_back(static_cast<int>(i));
        const float* row = readOut.row(static_cast<std::int64_t>(i));
        chosen.numbers.insert(chosen.numbers.end(), row, row + m_decoder->width);
    }
    if (due.empty())
        return;
    Rows result = kind == Action::Kind::SelectColumn ? columnScores(chosen, due)
        : kind == Action::Kind::SelectTable          ? tableScores(chosen, due)
        : kind == Action::Kind::SelectValue          ? valueScores(chosen, due)
                                                     : ruleScores(chosen, static_cast<std::int64_t>(due.size()));
    for (size_t i = 0; i < due.size(); ++i) {
        const float* row = result.row(static_cast<std::int64_t>(i));
        scores[due[i]].choices.assign(row, row + choices(kind));
    }
}

PackedScorer::Rows PackedScorer::ruleScores(const Rows& readOut, std::int64_t rows) const
{
    Rows inner = product(m_decoder->ruleInner, readOut, rows);
    for (std::int64_t i = 0; i < rows; ++i)
        kernel::biasTanh(inner.row(i), m_decoder->ruleInnerBias.data(), m_decoder->ruleInner.outputs());
    Rows vectors = product(m_decoder->ruleOuter, inner, rows);
    Rows scores = product(m_decoder->ruleVectors, vectors, rows);
    for (std::int64_t i = 0; i < rows; ++i)
        for (int rule = 0; rule <= m_decoder->actions.rules; ++rule)
            scores.row(i)[rule] += m_decoder->ruleBias[rule];
    return scores;
}

/// Scaled dot products of the queries with what can be pointed at.
PackedScorer::Rows PackedScorer::pointerScores(const PackedMemory::Pointers& pointers, const Rows& queries, std::int64_t rows) const
{
    const float scale = 1.0f / std::sqrt(static_cast<float>(m_decoder->width));
    Rows scores = product(pointers.keys, queries, rows);
    for (float& score : scores.numbers)
        score *= scale;
    return scores;
}

PackedScorer::Rows PackedScorer::columnScores(const Rows& readOut, const Positions& positions) const
{
    const auto rows = static_cast<std::int64_t>(positions.size());
    Rows queries = product(m_decoder->columnMatrix, readOut, rows);
    Rows scores = pointerScores(m_memory->columns, queries, rows);
    const PackedDecoder::Numbers& terms = m_decoder->columnTerms;
    for (std::int64_t i = 0; i < rows; ++i) {
        const State& state = m_states[positions[i]];
        for (size_t column = 0; column < state.usedColumns.size(); ++column)
            scores.row(i)[column] += terms[0] * state.usedColumns[column] + terms[1] * state.usedTables[m_memory->ownerOf[column]];
    }
    return scores;
}

PackedScorer::Rows PackedScorer::tableScores(const Rows& readOut, const Positions& positions) const
{
    const auto rows = static_cast<std::int64_t>(positions.size());
    Rows queries = product(m_decoder->tableMatrix, readOut, rows);
    Rows scores = pointerScores(m_memory->tables, queries, rows);
    for (std::int64_t i = 0; i < rows; ++i) {
        const State& state = m_states[positions[i]];
        for (size_t table = 0; table < state.usedTables.size(); ++table)
            scores.row(i)[table] += m_decoder->tableTerms[0] * state.usedTables[table];
    }
    return scores;
}

PackedScorer::Rows PackedScorer::valueScores(const Rows& readOut, const Positions& positions) const
{
    const auto rows = static_cast<std::int64_t>(positions.size());
    const std::int64_t width = m_decoder->width, columns = m_memory->columns.keys.outputs();
    Rows current(rows, width);
    for (std::int64_t i = 0; i < rows; ++i) {
        const int column = m_states[positions[i]].currentColumn;
        if (column >= 0)
            std::copy_n(m_memory->columns.rows.data() + column * width, width, current.row(i));
    }
    Rows queries = product(m_decoder->valueMatrix, readOut, rows);
    const Rows byColumn = product(m_decoder->valueOfColumn, current, rows);
    for (size_t k = 0; k < queries.numbers.size(); ++k)
        queries.numbers[k] += byColumn.numbers[k];
    Rows scores = pointerScores(m_memory->values, queries, rows);
    const PackedDecoder::Numbers& terms = m_decoder->valueTerms;
    for (std::int64_t i = 0; i < rows; ++i) {
        const State& state = m_states[positions[i]];
        for (size_t value = 0; value < state.usedValues.size(); ++value) {
            const float here = state.currentColumn < 0 ? 0.0f : m_memory->evidence[value * columns + state.currentColumn];
            scores.row(i)[value] += terms[0] * state.usedValues[value] + terms[1] * here + terms[2] * m_memory->isFound[value] * (1 - here);
        }
    }
    return scores;
}

} // namespace ratatosk
