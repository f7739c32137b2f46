// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/fixed_pooling.h"

#include "core/network/decoding/row_product.h"

#include <algorithm>

namespace ratatosk {
namespace {

void addMean(const NumberRows& from, Span rows, std::int64_t shift, float share, float* to)
{
    const float weight = share / static_cast<float>(rows.size());
    for (int row = rows.begin; row < rows.end; ++row)
        for (std::int64_t i = 0; i < from.width; ++i)
            to[i] += weight * from.row(shift + row)[i];
}

/// Means of the pieces of each item; those of a word in all chunks count alike.
NumberRows pooled(const ModelInput& input, const NumberRows& states)
{
    NumberRows result(input.items(), states.width);
    const float share = 1.0F / static_cast<float>(input.chunks.size());
    std::int64_t first = 0;
    for (const InputChunk& chunk : input.chunks) {
        for (std::size_t word = 0; word < input.wordPieces.size(); ++word)
            addMean(states, input.wordPieces[word], first, share, result.row(static_cast<std::int64_t>(word)));
        for (const InputChunk::Item& item : chunk.items)
            addMean(states, item.pieces, first, 1, result.row(item.item));
        first += static_cast<std::int64_t>(chunk.pieces.size());
    }
    return result;
}

NumberRows part(const NumberRows& all, std::int64_t begin, std::int64_t end)
{
    NumberRows result(end - begin, all.width);
    std::copy(all.row(begin), all.row(begin) + (end - begin) * all.width, result.row(0));
    return result;
}

/// The vector of its kind for each item.
std::vector<int> kindsOf(const ModelInput& input)
{
    std::vector<int> kinds(static_cast<std::size_t>(input.words()) - input.earlierKinds.size(), kColumnKinds + 1);
    for (const int kind : input.earlierKinds)
        kinds.push_back(kColumnKinds + 2 + kind);
    kinds.insert(kinds.end(), input.columnKind.begin(), input.columnKind.end());
    kinds.insert(kinds.end(), static_cast<std::size_t>(input.tables()), kColumnKinds);
    return kinds;
}

} // namespace

FixedPooling::FixedPooling(const ModelConfig& config, WeightSource& weights) : m_width(config.width)
{
    const std::int64_t hidden = config.languageModel.hiddenSize;
    m_word = kernel::ThinMatrix({weights.matrix("pooling.word_projection", m_width, hidden)});
    m_item = kernel::ThinMatrix({weights.matrix("pooling.item_projection", m_width, hidden)});
    if (config.valueTexts)
        m_cell = kernel::ThinMatrix({weights.matrix("pooling.cell_projection", m_width, hidden)});
    m_kinds = weights.numbers("pooling.kind_vectors", itemKindCount(config), m_width);
}

NumberRows FixedPooling::items(const ModelInput& input, const NumberRows& states, const NumberRows& valueTexts) const
{
    const NumberRows all = pooled(input, states);
    NumberRows items = rowProduct(m_word, part(all, 0, input.words()));
    const NumberRows schema = rowProduct(m_item, part(all, input.words(), input.items()));
    items.numbers.insert(items.numbers.end(), schema.numbers.begin(), schema.numbers.end());
    items.width = m_width;
    const std::vector<int> kinds = kindsOf(input);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (std::int64_t k = 0; k < m_width; ++k)
            items.row(static_cast<std::int64_t>(i))[k] += m_kinds[static_cast<std::size_t>(kinds[i] * m_width + k)];
    if (m_cell.outputs() > 0)
        addCells(input, valueTexts, items);
    return items;
}

/// Tells each column what cells it has: the mean of the texts that are evidence for it, projected.
void FixedPooling::addCells(const ModelInput& input, const NumberRows& valueTexts, NumberRows& items) const
{
    NumberRows means(input.columns(), m_cell.depth());
    std::vector<int> counts(static_cast<std::size_t>(input.columns()));
    for (std::size_t value = 0; value < input.values.size(); ++value) {
        for (const int column : input.values[value].evidenceColumns) {
            ++counts[static_cast<std::size_t>(column)];
            for (std::int64_t i = 0; i < means.width; ++i)
                means.row(column)[i] += valueTexts.row(static_cast<std::int64_t>(value))[i];
        }
    }
    for (std::int64_t column = 0; column < means.rows(); ++column)
        for (std::int64_t i = 0; i < means.width; ++i)
            means.row(column)[i] /= static_cast<float>(std::max(counts[static_cast<std::size_t>(column)], 1));
    const NumberRows cells = rowProduct(m_cell, means);
    for (std::int64_t column = 0; column < cells.rows(); ++column)
        for (std::int64_t i = 0; i < m_width; ++i)
            items.row(input.words() + column)[i] += cells.row(column)[i];
}

} // namespace ratatosk
