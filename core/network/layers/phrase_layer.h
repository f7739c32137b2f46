// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/phrase_heads.h"
#include "core/network/functions/mixed_linear.h"
#include "core/network/layers/batch.h"
#include "core/network/model/model_config.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include <vector>

namespace ratatosk {

/// The PhraseTransformer's layer below the relational ones (section 3, in its residual form, equation 13): the question's words attend to one
/// another as phrases of as many words as `ModelConfig::gramSizes` has for each head. The schema's items, what went before and their order
/// have no part in it. Like the layers above it, without LayerNorm:
///
///   u = x + W attention(phrases(x)) + b,   y = u + W2 relu(W1 u + b1) + b2
class PhraseLayerImpl : public torch::nn::Module
{
public:
    explicit PhraseLayerImpl(const ModelConfig& config);

    /// x: packed items [rows, width] -> the same with the words' rows changed.
    at::Tensor forward(const at::Tensor& x, const EncoderBatch& batch, Precision precision);

    /// What the Fixup schemes scale down: the values' third of the projection, w and both of the feed-forward part.
    std::vector<at::Tensor> fixupParameters() const;

private:
    at::Tensor declare(const std::string& name, at::IntArrayRef shape);

    int m_heads;
    std::int64_t m_width;
    double m_dropout;
    PhraseHeads m_phrases{nullptr};
    at::Tensor m_projection, m_output, m_outputBias, m_inner, m_innerBias, m_outer, m_outerBias;
};
TORCH_MODULE(PhraseLayer);

} // namespace ratatosk
