// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/relation_attention.h"
#include "core/network/layers/text_encoder.h"
#include "core/network/model/model_input.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace ratatosk {

/// Rows to add up: target[to[k]] += weight[k] * source[from[k]].
struct WeightedRows {
    at::Tensor from;   ///< [k] int64
    at::Tensor to;     ///< [k] int64
    at::Tensor weight; ///< [k, 1] fp32
};

/// Items of one kind, example by example, padded: [examples, most].
struct PaddedItems {
    at::Tensor row;  ///< int64, row among the packed items; 0 where padded
    at::Tensor mask; ///< bool, true where there is an item

    std::int64_t most() const { return row.size(1); }
};

/// The literals of each example, padded to [examples, most].
struct PaddedValues {
    at::Tensor source;     ///< int64
    at::Tensor type;       ///< int64
    at::Tensor mask;       ///< bool
    at::Tensor lastRow;    ///< int64, packed row of the span's last word; 0 when there is none
    at::Tensor hasSpan;    ///< fp32 [examples, most, 1]
    at::Tensor evidence;   ///< fp32 [examples, most, most columns]: 1 where the column has such a cell
    WeightedRows spanMean; ///< packed item rows -> flat value positions
    at::Tensor textIds;    ///< int64, pieces of all values' texts
    WeightedRows text;     ///< rows of `textIds` -> flat value positions
};

/// Several inputs as tensors. Items of all examples stand packed (words, columns, tables of the first example, then of the second ...).
struct EncoderBatch {
    PackedPieces pieces;  ///< all chunks of all examples
    WeightedRows pooling; ///< piece rows -> packed item rows, weights sum to 1 for each item
    PackedRelations relations;
    at::Tensor isWord; ///< [rows, 1] fp32
    /// [rows] int64: columnKind for columns, kColumnKinds for tables, then words, words of earlier questions, pieces of the earlier query
    at::Tensor itemKind;
    PaddedItems items, columns, owners, tables; ///< `owners` are the tables of the columns
    WeightedRows questionMean, earlierMean;     ///< packed item rows -> examples: mean of the words, of what went before
    at::Tensor ownerOf;                         ///< [examples, most columns] int64, table index within the example
    PaddedValues values;

    std::int64_t examples() const { return items.row.size(0); }
    std::int64_t rows() const { return relations.offsets.back(); }
};

/// With a `rowMultiple` the packed rows, pieces and items alike, are filled up to a multiple of it by one more sequence and one more
/// example of relations, which nothing reads. Requires: no empty list of inputs, rowMultiple >= 1.
EncoderBatch batchOf(const std::vector<const ModelInput*>& inputs, const at::Device& device, std::int64_t rowMultiple = 1);

} // namespace ratatosk
