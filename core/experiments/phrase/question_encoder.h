// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/phrase/logic_recipe.h"
#include "core/network/attention/phrase_heads.h"
#include "core/network/functions/mixed_linear.h"
#include "core/network/functions/residual_norm.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include <vector>

namespace ratatosk {

/// Words of sentences behind each other, without filler.
struct PackedWords {
    at::Tensor words;                  ///< int64 [total], numbers of the word table
    at::Tensor positions;              ///< int64 [total], each one's place in its sentence
    std::vector<std::int64_t> offsets; ///< sentences + 1, from 0 to total
};

/// The second half of a transformer's layer, LayerNorm(x + W2 relu(W1 x)), as encoder and decoder have it.
class InnerLayerImpl : public torch::nn::Module
{
public:
    explicit InnerLayerImpl(const LogicShape& shape);

    /// x: [rows, width] -> [rows, width].
    NormedStates forward(const NormedStates& x, Precision precision) const;

private:
    double m_dropout;
    at::Tensor m_inner, m_innerBias, m_outer, m_outerBias;
    LayerNorm m_norm;
};
TORCH_MODULE(InnerLayer);

/// One layer of the encoder (PhraseTransformer, section 3): self-attention whose heads may read phrases, then the inner layer.
class QuestionLayerImpl : public torch::nn::Module
{
public:
    QuestionLayerImpl(const LogicShape& shape, bool hasPhrases);

    NormedStates forward(const NormedStates& x, const PackedWords& sentences, Precision precision);

private:
    int m_heads;
    double m_dropout;
    PhraseHeads m_phrases{nullptr}; ///< empty: the heads read words
    at::Tensor m_projection, m_projectionBias, m_output, m_outputBias;
    LayerNorm m_norm;
    InnerLayer m_innerLayer{nullptr};
};
TORCH_MODULE(QuestionLayer);

/// A LayerNorm of `width`, registered under `name` in `module`.
LayerNorm declareNorm(torch::nn::Module& module, const std::string& name, std::int64_t width);

} // namespace ratatosk
