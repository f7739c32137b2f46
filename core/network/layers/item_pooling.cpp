// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/item_pooling.h"

#include "core/network/functions/dropout.h"

#include <ATen/ATen.h>

namespace ratatosk {

at::Tensor addRows(const at::Tensor& source, const WeightedRows& which, std::int64_t rows)
{
    const at::Tensor zeros = at::zeros({rows, source.size(1)}, source.options().requires_grad(false));
    return zeros.index_add(0, which.to, source.index_select(0, which.from) * which.weight);
}

ItemPoolingImpl::ItemPoolingImpl(const ModelConfig& config, std::int64_t stateSize)
    : m_dropout(config.inputDropout), m_wordProjection(register_parameter("word_projection", at::zeros({config.width, stateSize}))),
      m_itemProjection(register_parameter("item_projection", at::zeros({config.width, stateSize}))),
      m_kindVectors(register_parameter("kind_vectors", at::zeros({itemKindCount(config), config.width})))
{
    if (config.valueTexts)
        m_cellProjection = register_parameter("cell_projection", at::zeros({config.width, stateSize}));
}

at::Tensor ItemPoolingImpl::withCells(const at::Tensor& items, const at::Tensor& valueTexts, const EncoderBatch& batch)
{
    const at::Tensor evidence = batch.values.evidence;
    const at::Tensor mean = at::bmm(evidence.transpose(1, 2), valueTexts) / evidence.sum(1).unsqueeze(2).clamp_min(1);
    const at::Tensor cells = at::matmul(hashedDropout(mean.contiguous(), m_dropout, is_training()), m_cellProjection.t());
    const at::Tensor known = cells * batch.columns.mask.unsqueeze(2).to(at::kFloat);
    return items.index_add(0, batch.columns.row.flatten(), known.flatten(0, 1));
}

at::Tensor ItemPoolingImpl::forward(const at::Tensor& states, const at::Tensor& valueTexts, const EncoderBatch& batch, Precision precision)
{
    const at::Tensor pooled = hashedDropout(addRows(states, batch.pooling, batch.rows()), m_dropout, is_training());
    const at::Tensor words = mixedLinear(pooled, m_wordProjection, {}, precision);
    const at::Tensor items = mixedLinear(pooled, m_itemProjection, {}, precision);
    const at::Tensor vectors = items + batch.isWord * (words - items) + m_kindVectors.index_select(0, batch.itemKind);
    return m_cellProjection.defined() ? withCells(vectors, valueTexts, batch) : vectors;
}

} // namespace ratatosk
