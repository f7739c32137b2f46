// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/functions/mixed_linear.h"
#include "core/network/model/model_config.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace ratatosk {

/// Multi-head attention of the decoder over the encoded items (DT-Fixup, appendix C, with scores divided by sqrt(s)).
class ContextAttentionImpl : public torch::nn::Module
{
public:
    ContextAttentionImpl(const ModelConfig& config, std::int64_t querySize);

    /// Keys and values of the items, computed once per question.
    struct Memory {
        at::Tensor keys, values; ///< [examples, heads, items, s]
        at::Tensor bias;         ///< [examples, 1, 1, items]: 0, or a large negative number where padded
    };
    struct Context {
        at::Tensor vectors; ///< [examples, steps, width]
        at::Tensor weights; ///< [examples, heads, steps, items]
    };

    /// items: [examples, items, width], mask: bool [examples, items].
    Memory remember(const at::Tensor& items, const at::Tensor& mask) const;
    /// query: [examples, steps, querySize].
    Context attend(const at::Tensor& query, const Memory& memory) const;

private:
    at::Tensor split(const at::Tensor& rows) const;

    int m_heads;
    at::Tensor m_query, m_key, m_value, m_output, m_outputBias;
};
TORCH_MODULE(ContextAttention);

} // namespace ratatosk
