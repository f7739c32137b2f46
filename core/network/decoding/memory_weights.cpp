// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/decoding/memory_weights.h"

#include "core/linking/links/value_candidate.h"
#include "core/network/decoding/row_product.h"
#include "core/network/model/pointer_sizes.h"

#include <algorithm>
#include <utility>

namespace ratatosk {
namespace {

void add(const float* from, std::int64_t count, float* to, float factor = 1)
{
    for (std::int64_t i = 0; i < count; ++i)
        to[i] += factor * from[i];
}

void addRows(const NumberRows& from, NumberRows& to)
{
    add(from.row(0), static_cast<std::int64_t>(from.numbers.size()), to.row(0));
}

/// Which columns have which cells: [values, columns].
std::vector<float> evidenceOf(const ModelInput& input, std::int64_t values)
{
    std::vector<float> evidence(static_cast<std::size_t>(values * input.columns()));
    for (std::size_t value = 0; value < input.values.size(); ++value)
        for (const int column : input.values[value].evidenceColumns)
            evidence[value * static_cast<std::size_t>(input.columns()) + static_cast<std::size_t>(column)] = 1;
    return evidence;
}

} // namespace

MemoryWeights::MemoryWeights(const ModelConfig& config, WeightSource& weights) : m_heads(config.heads)
{
    const std::int64_t width = config.width;
    const auto matrix = [&](const std::string& name, std::int64_t columns) {
        return kernel::ThinMatrix({weights.matrix("decoder." + name, width, columns)});
    };
    m_contexts[0] = {matrix("recurrence.first_context.key", width), matrix("recurrence.first_context.value", width)};
    m_contexts[1] = {matrix("recurrence.second_context.key", width), matrix("recurrence.second_context.value", width)};
    m_spanMean = matrix("pointers.span_mean", width);
    m_spanLast = matrix("pointers.span_last", width);
    m_evidence = matrix("pointers.evidence", width);
    if (config.valueTexts)
        m_valueText = matrix("pointers.value_text", config.languageModel.hiddenSize);
    m_sourceVectors = weights.numbers("decoder.pointers.source_vectors", valueSources(config), width);
    m_typeVectors = weights.numbers("decoder.pointers.type_vectors", kValueTypes, width);
}

PackedMemory MemoryWeights::remember(const ModelInput& input, const NumberRows& encoded, const NumberRows& valueTexts) const
{
    const std::int64_t width = encoded.width, firstColumn = input.words(), firstTable = firstColumn + input.columns();
    PackedMemory memory;
    memory.items = input.items();
    for (std::size_t stage = 0; stage < m_contexts.size(); ++stage)
        memory.contexts[stage] = packedHeads(rowProduct(m_contexts[stage].key, encoded), rowProduct(m_contexts[stage].value, encoded),
                                             m_heads);
    NumberRows columns(input.columns(), width), tables(input.tables(), width);
    std::copy_n(encoded.row(firstTable), tables.numbers.size(), tables.row(0));
    for (int column = 0; column < input.columns(); ++column) {
        const int owner = input.tableOfColumn[static_cast<std::size_t>(column)];
        memory.ownerOf.push_back(owner);
        add(encoded.row(firstColumn + column), width, columns.row(column));
        add(encoded.row(firstTable + owner), width, columns.row(column));
    }
    const auto values = static_cast<std::int64_t>(
        std::max<std::size_t>(input.values.size(), 1)); // never none, so that there is a row to point at
    memory.evidence = evidenceOf(input, values);
    memory.isFound.resize(static_cast<std::size_t>(values));
    for (std::size_t value = 0; value < input.values.size(); ++value)
        memory.isFound[value] = input.values[value].evidenceColumns.empty() ? 0.0F : 1.0F;
    memory.values = PackedMemory::Pointers(valueVectors(input, encoded, columns, valueTexts));
    memory.columns = PackedMemory::Pointers(std::move(columns));
    memory.tables = PackedMemory::Pointers(std::move(tables));
    return memory;
}

NumberRows MemoryWeights::valueVectors(const ModelInput& input, const NumberRows& encoded, const NumberRows& columns,
                                       const NumberRows& valueTexts) const
{
    const std::int64_t width = encoded.width, count = static_cast<std::int64_t>(std::max<std::size_t>(input.values.size(), 1));
    NumberRows mean(count, width), last(count, width), byColumns(count, width);
    for (std::size_t i = 0; i < input.values.size(); ++i) {
        const InputValue& value = input.values[i];
        const auto row = static_cast<std::int64_t>(i);
        for (int word = std::max(value.words.begin, 0); value.words.begin >= 0 && word < value.words.end; ++word)
            add(encoded.row(word), width, mean.row(row), 1.0F / static_cast<float>(value.words.size()));
        if (value.words.begin >= 0)
            add(encoded.row(value.words.end - 1), width, last.row(row));
        for (const int column : value.evidenceColumns)
            add(columns.row(column), width, byColumns.row(row));
        const auto found = static_cast<float>(std::max<std::size_t>(value.evidenceColumns.size(), 1));
        std::for_each_n(byColumns.row(row), width, [found](float& number) { number /= found; });
    }
    NumberRows vectors = rowProduct(m_spanMean, mean);
    addRows(rowProduct(m_spanLast, last), vectors);
    addRows(rowProduct(m_evidence, byColumns), vectors);
    for (std::size_t i = 0; i < input.values.size(); ++i) {
        float* const vector = vectors.row(static_cast<std::int64_t>(i));
        add(m_sourceVectors.data() + input.values[i].source * width, width, vector);
        add(m_typeVectors.data() + input.values[i].type * width, width, vector);
    }
    if (m_valueText.outputs() > 0 && valueTexts.rows() > 0)
        addRows(rowProduct(m_valueText, valueTexts), vectors);
    return vectors;
}

} // namespace ratatosk
