// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/batch.h"

#include "core/linking/links/value_candidate.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace ratatosk {
namespace {

at::Tensor integers(const std::vector<std::int64_t>& values, const at::Device& device)
{
    return at::tensor(values, at::kLong).to(device);
}

at::Tensor floats(const std::vector<float>& values, const at::Device& device)
{
    return at::tensor(values, at::kFloat).to(device);
}

struct RowList {
    std::vector<std::int64_t> from, to;
    std::vector<float> weight;

    void add(std::int64_t source, std::int64_t target, float factor)
    {
        from.push_back(source);
        to.push_back(target);
        weight.push_back(factor);
    }
    void addMean(std::int64_t firstSource, int count, std::int64_t target, float share = 1.0f)
    {
        for (int i = 0; i < count; ++i)
            add(firstSource + i, target, share / static_cast<float>(count));
    }
    WeightedRows rows(const at::Device& device) const
    {
        return {integers(from, device), integers(to, device), floats(weight, device).unsqueeze(1)};
    }
};

/// How many rows are missing to the next multiple.
std::int64_t missingTo(std::int64_t multiple, std::int64_t rows)
{
    return (multiple - rows % multiple) % multiple;
}

/// Chunks one behind the other, and which pieces make up which item. A word's pieces in all chunks of its example count alike.
struct PieceCollector {
    std::vector<std::int64_t> ids, positions, types, offsets{0};
    RowList pooling;

    void add(const ModelInput& input, std::int64_t firstItem)
    {
        const float share = 1.0f / static_cast<float>(input.chunks.size());
        for (const InputChunk& chunk : input.chunks) {
            const std::int64_t first = offsets.back();
            for (size_t word = 0; word < input.wordPieces.size(); ++word)
                pooling.addMean(first + input.wordPieces[word].begin, input.wordPieces[word].size(), firstItem + word, share);
            for (const InputChunk::Item& item : chunk.items)
                pooling.addMean(first + item.pieces.begin, item.pieces.size(), firstItem + item.item);
            append(chunk);
        }
    }

    /// Adds a sequence that nobody reads.
    void fillUp(std::int64_t multiple)
    {
        const std::int64_t missing = missingTo(multiple, offsets.back());
        if (missing > 0)
            append({.pieces = std::vector<int>(missing), .tokenTypes = std::vector<int>(missing), .items = {}});
    }

    void append(const InputChunk& chunk)
    {
        ids.insert(ids.end(), chunk.pieces.begin(), chunk.pieces.end());
        types.insert(types.end(), chunk.tokenTypes.begin(), chunk.tokenTypes.end());
        for (size_t i = 0; i < chunk.pieces.size(); ++i)
            positions.push_back(static_cast<std::int64_t>(i));
        offsets.push_back(static_cast<std::int64_t>(ids.size()));
    }
};

int most(const std::vector<const ModelInput*>& inputs, int (ModelInput::*count)() const)
{
    int result = 1; // no empty dimensions
    for (const ModelInput* input : inputs)
        result = std::max(result, (input->*count)());
    return result;
}

/// rowOf(input, i) is the position of the i-th item of its kind among the example's items.
template <class RowOf>
PaddedItems paddedItems(const std::vector<const ModelInput*>& inputs, const std::vector<std::int64_t>& offsets,
                        int (ModelInput::*count)() const, RowOf rowOf, const at::Device& device)
{
    const auto examples = static_cast<std::int64_t>(inputs.size());
    const int width = most(inputs, count);
    at::Tensor row = at::zeros({examples, width}, at::kLong);
    at::Tensor mask = at::zeros({examples, width}, at::kBool);
    for (std::int64_t b = 0; b < examples; ++b) {
        for (int i = 0; i < (inputs[b]->*count)(); ++i) {
            row.data_ptr<std::int64_t>()[b * width + i] = offsets[b] + rowOf(*inputs[b], i);
            mask.data_ptr<bool>()[b * width + i] = true;
        }
    }
    return {row.to(device), mask.to(device)};
}

struct ItemLayout {
    static int items(const ModelInput&, int i) { return i; }
    static int column(const ModelInput& input, int i) { return input.words() + i; }
    static int owner(const ModelInput& input, int i) { return input.words() + input.columns() + input.tableOfColumn[i]; }
    static int table(const ModelInput& input, int i) { return input.words() + input.columns() + i; }
};

at::Tensor ownerIndices(const std::vector<const ModelInput*>& inputs, std::int64_t width, const at::Device& device)
{
    at::Tensor result = at::zeros({static_cast<std::int64_t>(inputs.size()), width}, at::kLong);
    for (size_t b = 0; b < inputs.size(); ++b)
        std::copy(inputs[b]->tableOfColumn.begin(), inputs[b]->tableOfColumn.end(), result.data_ptr<std::int64_t>() + b * width);
    return result.to(device);
}

void append(const std::vector<std::uint8_t>& kinds, std::int64_t items, PackedRelations& packed, std::vector<std::uint8_t>& all)
{
    packed.offsets.push_back(packed.offsets.back() + items);
    packed.relationOffsets.push_back(packed.relationOffsets.back() + items * items);
    all.insert(all.end(), kinds.begin(), kinds.end());
}

PackedRelations packRelations(const std::vector<const ModelInput*>& inputs, std::int64_t rowMultiple)
{
    PackedRelations packed;
    packed.offsets = {0};
    packed.relationOffsets = {0};
    std::vector<std::uint8_t> kinds;
    for (const ModelInput* input : inputs)
        append(input->relations.kinds, input->relations.size(), packed, kinds);
    if (const std::int64_t missing = missingTo(rowMultiple, packed.offsets.back()); missing > 0)
        append(std::vector<std::uint8_t>(missing * missing), missing, packed, kinds);
    packed.kinds = at::empty({static_cast<std::int64_t>(kinds.size())}, at::kByte);
    std::copy(kinds.begin(), kinds.end(), packed.kinds.data_ptr<std::uint8_t>());
    return packed;
}

/// Rows beyond the items count as words.
std::vector<std::int64_t> itemKinds(const std::vector<const ModelInput*>& inputs, std::int64_t rows)
{
    std::vector<std::int64_t> kinds;
    for (const ModelInput* input : inputs) {
        kinds.insert(kinds.end(), input->words() - input->earlierKinds.size(), kColumnKinds + 1);
        for (const int kind : input->earlierKinds)
            kinds.push_back(kColumnKinds + 2 + kind);
        kinds.insert(kinds.end(), input->columnKind.begin(), input->columnKind.end());
        kinds.insert(kinds.end(), input->tables(), kColumnKinds);
    }
    kinds.resize(static_cast<std::size_t>(rows), kColumnKinds + 1);
    return kinds;
}

void addTurnMeans(const std::vector<const ModelInput*>& inputs, const std::vector<std::int64_t>& offsets, EncoderBatch& batch,
                  const at::Device& device)
{
    RowList question, earlier;
    for (size_t b = 0; b < inputs.size(); ++b) {
        const auto before = static_cast<int>(inputs[b]->earlierKinds.size());
        const int words = inputs[b]->words() - before;
        question.addMean(offsets[b], words, static_cast<std::int64_t>(b));
        earlier.addMean(offsets[b] + words, before, static_cast<std::int64_t>(b));
    }
    batch.questionMean = question.rows(device);
    batch.earlierMean = earlier.rows(device);
}

int valueCount(const ModelInput& input)
{
    return static_cast<int>(input.values.size());
}

PaddedValues paddedValues(const std::vector<const ModelInput*>& inputs, const std::vector<std::int64_t>& offsets, std::int64_t mostColumns,
                          const at::Device& device)
{
    const auto examples = static_cast<std::int64_t>(inputs.size());
    std::int64_t width = 1;
    for (const ModelInput* input : inputs)
        width = std::max<std::int64_t>(width, valueCount(*input));
    at::Tensor source = at::zeros({examples, width}, at::kLong), type = at::zeros_like(source), last = at::zeros_like(source);
    at::Tensor mask = at::zeros({examples, width}, at::kBool);
    at::Tensor hasSpan = at::zeros({examples, width, 1}), evidence = at::zeros({examples, width, mostColumns});
    RowList spans, texts;
    std::vector<std::int64_t> textIds;
    for (std::int64_t b = 0; b < examples; ++b) {
        for (int v = 0; v < valueCount(*inputs[b]); ++v) {
            const InputValue& value = inputs[b]->values[v];
            const std::int64_t at = b * width + v;
            source.data_ptr<std::int64_t>()[at] = value.source;
            type.data_ptr<std::int64_t>()[at] = value.type;
            mask.data_ptr<bool>()[at] = true;
            texts.addMean(static_cast<std::int64_t>(textIds.size()), static_cast<int>(value.pieces.size()), at);
            textIds.insert(textIds.end(), value.pieces.begin(), value.pieces.end());
            for (int column : value.evidenceColumns)
                evidence.data_ptr<float>()[at * mostColumns + column] = 1;
            if (value.words.begin < 0)
                continue;
            hasSpan.data_ptr<float>()[at] = 1;
            last.data_ptr<std::int64_t>()[at] = offsets[b] + value.words.end - 1;
            spans.addMean(offsets[b] + value.words.begin, value.words.size(), at);
        }
    }
    return {source.to(device),   type.to(device),    mask.to(device),           last.to(device),   hasSpan.to(device),
            evidence.to(device), spans.rows(device), integers(textIds, device), texts.rows(device)};
}

} // namespace

EncoderBatch batchOf(const std::vector<const ModelInput*>& inputs, const at::Device& device, std::int64_t rowMultiple)
{
    EncoderBatch batch;
    batch.relations = packRelations(inputs, rowMultiple);
    const std::vector<std::int64_t>& offsets = batch.relations.offsets;
    PieceCollector pieces;
    for (size_t b = 0; b < inputs.size(); ++b)
        pieces.add(*inputs[b], offsets[b]);
    pieces.fillUp(rowMultiple);
    batch.pieces = {integers(pieces.ids, device), integers(pieces.positions, device), integers(pieces.types, device), pieces.offsets};
    if (!device.is_cpu()) {
        batch.relations.padded = paddedRelations(batch.relations, device);
        batch.pieces.padded = paddedRows(pieces.offsets, device);
    }
    batch.pooling = pieces.pooling.rows(device);
    batch.itemKind = integers(itemKinds(inputs, batch.rows()), device);
    batch.isWord = batch.itemKind.ge(kColumnKinds + 1).to(at::kFloat).unsqueeze(1);
    addTurnMeans(inputs, offsets, batch, device);
    batch.items = paddedItems(inputs, offsets, &ModelInput::items, ItemLayout::items, device);
    batch.columns = paddedItems(inputs, offsets, &ModelInput::columns, ItemLayout::column, device);
    batch.owners = paddedItems(inputs, offsets, &ModelInput::columns, ItemLayout::owner, device);
    batch.tables = paddedItems(inputs, offsets, &ModelInput::tables, ItemLayout::table, device);
    batch.ownerOf = ownerIndices(inputs, batch.columns.most(), device);
    batch.values = paddedValues(inputs, offsets, batch.columns.most(), device);
    return batch;
}

} // namespace ratatosk
