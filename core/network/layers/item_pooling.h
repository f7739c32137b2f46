// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/batch.h"
#include "core/network/model/model_config.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace ratatosk {

/// target[to] += weight * source[from], rows of `rows` zeros: [rows, width].
at::Tensor addRows(const at::Tensor& source, const WeightedRows& which, std::int64_t rows);

/// Piece states -> one vector per word, column and table: the mean of its pieces, drop-out, then a bias-free projection to the model's
/// width, one for words and one for schema items (DT-Fixup, appendix C), plus a learnt vector for each kind of schema item.
class ItemPoolingImpl : public torch::nn::Module
{
public:
    ItemPoolingImpl(const ModelConfig& config, std::int64_t stateSize);

    /// states: [pieces, stateSize] -> [rows, width]. `valueTexts` [examples, values, stateSize], where the model knows them, tell each column
    /// what cells it has: the mean of the texts that are evidence for it, projected.
    at::Tensor forward(const at::Tensor& states, const at::Tensor& valueTexts, const EncoderBatch& batch, Precision precision);

private:
    at::Tensor withCells(const at::Tensor& items, const at::Tensor& valueTexts, const EncoderBatch& batch);

    double m_dropout;
    at::Tensor m_wordProjection, m_itemProjection, m_kindVectors;
    at::Tensor m_cellProjection; ///< undefined without value texts
};
TORCH_MODULE(ItemPooling);

} // namespace ratatosk
