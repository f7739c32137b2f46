// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/pointer_scorer.h"

#include "core/network/layers/item_pooling.h"
#include "core/network/model/pointer_sizes.h"

#include <ATen/ATen.h>

#include <cmath>

namespace ratatosk {
namespace {

constexpr double kLeastProbability = 1e-9; ///< as RAT-SQL has it
constexpr double kNoItem = -1e9;

at::Tensor paddedRows(const at::Tensor& packed, const at::Tensor& rows)
{
    return packed.index_select(0, rows.flatten()).view({rows.size(0), rows.size(1), packed.size(1)});
}

} // namespace

at::Tensor pickRows(const at::Tensor& keys, const at::Tensor& which)
{
    const at::Tensor index = which.clamp_min(0).unsqueeze(2).expand({which.size(0), which.size(1), keys.size(2)});
    return keys.gather(1, index) * which.ge(0).unsqueeze(2).to(keys.scalar_type());
}

PointerScorerImpl::PointerScorerImpl(const ModelConfig& config) : m_scale(1.0 / std::sqrt(static_cast<double>(config.width)))
{
    const std::int64_t d = config.width;
    m_columnMatrix = declare("column_matrix", {d, d});
    m_tableMatrix = declare("table_matrix", {d, d});
    m_valueMatrix = declare("value_matrix", {d, d});
    m_valueOfColumn = declare("value_of_column", {d, d});
    m_columnTerms = declare("column_terms", {2});
    m_tableTerms = declare("table_terms", {1});
    m_valueTerms = declare("value_terms", {3});
    m_spanMean = declare("span_mean", {d, d});
    m_spanLast = declare("span_last", {d, d});
    m_evidence = declare("evidence", {d, d});
    m_sourceVectors = declare("source_vectors", {valueSources(config), d});
    if (config.valueTexts)
        m_valueText = declare("value_text", {d, config.languageModel.hiddenSize});
    m_typeVectors = declare("type_vectors", {kValueTypes, d});
    if (config.alignsSchema)
        m_alignment = register_module("alignment", SchemaAlignment(config));
}

at::Tensor PointerScorerImpl::declare(const std::string& name, at::IntArrayRef shape)
{
    return register_parameter(name, at::zeros(shape));
}

PointerMemory PointerScorerImpl::remember(const at::Tensor& encoded, const at::Tensor& valueTexts, const EncoderBatch& batch) const
{
    PointerMemory memory;
    memory.columns = paddedRows(encoded, batch.columns.row) + paddedRows(encoded, batch.owners.row);
    memory.tables = paddedRows(encoded, batch.tables.row);
    memory.evidence = batch.values.evidence;

    const PaddedValues& values = batch.values;
    const std::int64_t examples = values.source.size(0), most = values.source.size(1), d = encoded.size(1);
    const at::Tensor mean = addRows(encoded, values.spanMean, examples * most).view({examples, most, d});
    const at::Tensor last = paddedRows(encoded, values.lastRow) * values.hasSpan;
    const at::Tensor columnMean = at::bmm(values.evidence, memory.columns) / values.evidence.sum(2, true).clamp_min(1);
    memory.values = at::matmul(mean, m_spanMean.t()) + at::matmul(last, m_spanLast.t()) + at::matmul(columnMean, m_evidence.t())
        + m_sourceVectors.index_select(0, values.source.flatten()).view({examples, most, d})
        + m_typeVectors.index_select(0, values.type.flatten()).view({examples, most, d});
    if (m_valueText.defined())
        memory.values = memory.values + at::matmul(valueTexts, m_valueText.t());
    if (!m_alignment.is_empty()) {
        memory.items = paddedRows(encoded, batch.items.row);
        memory.isItem = batch.items.mask;
        memory.alignment = m_alignment->forward(encoded, batch);
    }
    return memory;
}

at::Tensor PointerScorerImpl::alignedScores(const at::Tensor& readOut, const at::Tensor& matrix, const PointerMemory& memory,
                                            const at::Tensor& alignment) const
{
    const at::Tensor scores = bilinear(readOut, matrix, memory.items);
    const at::Tensor weights = scores.masked_fill(memory.isItem.logical_not().unsqueeze(1), kNoItem).softmax(2);
    return at::matmul(weights, alignment).clamp_min(kLeastProbability).log();
}

at::Tensor PointerScorerImpl::bilinear(const at::Tensor& readOut, const at::Tensor& matrix, const at::Tensor& keys) const
{
    return at::matmul(at::matmul(readOut, matrix.t()), keys.transpose(1, 2)) * m_scale;
}

at::Tensor PointerScorerImpl::columnScores(const at::Tensor& readOut, const PointerMemory& memory, const DecoderInputs& inputs,
                                           const at::Tensor& ownerOf) const
{
    if (!m_alignment.is_empty())
        return alignedScores(readOut, m_columnMatrix, memory, memory.alignment.columns);
    const std::int64_t steps = readOut.size(1);
    const at::Tensor owner = ownerOf.unsqueeze(1).expand({ownerOf.size(0), steps, ownerOf.size(1)});
    const at::Tensor ownerUsed = inputs.usedTables.gather(2, owner);
    return bilinear(readOut, m_columnMatrix, memory.columns) + m_columnTerms[0] * inputs.usedColumns + m_columnTerms[1] * ownerUsed;
}

at::Tensor PointerScorerImpl::tableScores(const at::Tensor& readOut, const PointerMemory& memory, const DecoderInputs& inputs) const
{
    if (!m_alignment.is_empty())
        return alignedScores(readOut, m_tableMatrix, memory, memory.alignment.tables);
    return bilinear(readOut, m_tableMatrix, memory.tables) + m_tableTerms[0] * inputs.usedTables;
}

at::Tensor PointerScorerImpl::valueScores(const at::Tensor& readOut, const PointerMemory& memory, const DecoderInputs& inputs) const
{
    const at::Tensor column = pickRows(memory.columns, inputs.currentColumn);                // [B, A, d]
    const at::Tensor here = pickRows(memory.evidence.transpose(1, 2), inputs.currentColumn); // [B, A, V]
    const at::Tensor elsewhere = memory.evidence.amax(2).unsqueeze(1) * (1 - here);
    return bilinear(readOut, m_valueMatrix, memory.values) + bilinear(column, m_valueOfColumn, memory.values)
        + m_valueTerms[0] * inputs.usedValues + m_valueTerms[1] * here + m_valueTerms[2] * elsewhere;
}

} // namespace ratatosk
