// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/cross_encoder.h"

#include <ATen/ATen.h>

#include <cmath>

namespace ratatosk {
namespace {

/// [sequences, hidden]
at::Tensor meanOfSequences(const at::Tensor& states, const std::vector<std::int64_t>& offsets)
{
    const at::Tensor bounds = at::tensor(offsets);
    const at::Tensor lengths = bounds.slice(0, 1) - bounds.slice(0, 0, -1);
    const at::Tensor sequenceOfPiece = at::repeat_interleave(at::arange(lengths.size(0), at::kLong), lengths);
    const at::Tensor sums = at::zeros({lengths.size(0), states.size(1)}, states.options());
    return sums.index_add(0, sequenceOfPiece.to(states.device()), states) / lengths.to(states.device(), at::kFloat).unsqueeze(1);
}

} // namespace

CrossEncoderImpl::CrossEncoderImpl(const LanguageModelConfig& config, double dropout) : m_dropout(dropout)
{
    m_languageModel = register_module("language_model", LanguageModel(config));
    m_languageModel->setDropout(dropout);
    const std::int64_t hidden = config.hiddenSize;
    const double bound = std::sqrt(3.0 / static_cast<double>(2 * hidden)); // keeps the variance of what comes in
    m_mixWeight = register_parameter("mix_weight", at::empty({hidden, 2 * hidden}).uniform_(-bound, bound));
    m_mixBias = register_parameter("mix_bias", at::zeros({hidden}));
    m_outWeight = register_parameter("out_weight", at::zeros({1, hidden}));
}

at::Tensor CrossEncoderImpl::forward(const PackedPieces& pairs, Precision precision)
{
    const at::Tensor states = m_languageModel->forward(pairs, precision);
    const std::vector<std::int64_t> starts(pairs.offsets.begin(), pairs.offsets.end() - 1);
    const at::Tensor first = states.index_select(0, at::tensor(starts).to(states.device()));
    const at::Tensor both = at::dropout(at::cat({first, meanOfSequences(states, pairs.offsets)}, 1), m_dropout, is_training());
    const at::Tensor mixed = at::tanh(at::linear(both, m_mixWeight, m_mixBias));
    return at::linear(at::dropout(mixed, m_dropout, is_training()), m_outWeight).squeeze(1);
}

} // namespace ratatosk
