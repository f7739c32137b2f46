// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/neural/item_pooling.h"

#include "core/neural/dropout.h"

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
      m_kindVectors(register_parameter("kind_vectors", at::zeros({kColumnKinds + 2, config.width})))
{
}

at::Tensor ItemPoolingImpl::forward(const at::Tensor& states, const EncoderBatch& batch, Precision precision)
{
    const at::Tensor pooled = hashedDropout(addRows(states, batch.pooling, batch.rows()), m_dropout, is_training());
    const at::Tensor words = mixedLinear(pooled, m_wordProjection, {}, precision);
    const at::Tensor items = mixedLinear(pooled, m_itemProjection, {}, precision);
    return items + batch.isWord * (words - items) + m_kindVectors.index_select(0, batch.itemKind);
}

} // namespace ratatosk
