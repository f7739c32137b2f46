// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/context_attention.h"

#include <ATen/ATen.h>

#include <cmath>

namespace ratatosk {

ContextAttentionImpl::ContextAttentionImpl(const ModelConfig& config, std::int64_t querySize)
    : m_heads(config.heads), m_query(register_parameter("query", at::zeros({config.width, querySize}))),
      m_key(register_parameter("key", at::zeros({config.width, config.width}))),
      m_value(register_parameter("value", at::zeros({config.width, config.width}))),
      m_output(register_parameter("output", at::zeros({config.width, config.width}))),
      m_outputBias(register_parameter("output_bias", at::zeros({config.width})))
{
}

at::Tensor ContextAttentionImpl::split(const at::Tensor& rows) const
{
    return rows.view({rows.size(0), rows.size(1), m_heads, -1}).transpose(1, 2);
}

ContextAttentionImpl::Memory ContextAttentionImpl::remember(const at::Tensor& items, const at::Tensor& mask) const
{
    constexpr double kHidden = -1e9; ///< its exponential is 0 in every number format
    return {split(at::matmul(items, m_key.t())), split(at::matmul(items, m_value.t())),
            mask.logical_not().to(at::kFloat).mul(kHidden).unsqueeze(1).unsqueeze(1)};
}

ContextAttentionImpl::Context ContextAttentionImpl::attend(const at::Tensor& query, const Memory& memory) const
{
    const at::Tensor q = split(at::matmul(query, m_query.t()));
    const double scale = 1.0 / std::sqrt(static_cast<double>(q.size(3)));
    const at::Tensor weights = at::softmax(at::matmul(q, memory.keys.transpose(2, 3)) * scale + memory.bias, -1);
    const at::Tensor mixed = at::matmul(weights, memory.values).transpose(1, 2).flatten(2);
    return {at::matmul(mixed, m_output.t()) + m_outputBias, weights};
}

} // namespace ratatosk
