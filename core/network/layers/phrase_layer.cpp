// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/phrase_layer.h"

#include "core/network/attention/packed_attention.h"
#include "core/network/functions/bias_activation.h"
#include "core/network/functions/residual_norm.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

/// The questions' words among the packed items, question by question.
struct QuestionRows {
    at::Tensor rows;                   ///< int64 [words]
    at::Tensor positions;              ///< int64 [words], each one's place in its question
    std::vector<std::int64_t> offsets; ///< questions + 1
};

QuestionRows questionRows(const EncoderBatch& batch)
{
    const at::Tensor example = batch.questionMean.to.cpu().contiguous();
    QuestionRows found{batch.questionMean.from, {}, {0}};
    std::vector<std::int64_t> positions;
    for (std::int64_t word = 0; word < example.size(0); ++word) {
        const bool begins = word > 0 && example.data_ptr<std::int64_t>()[word] != example.data_ptr<std::int64_t>()[word - 1];
        if (begins)
            found.offsets.push_back(word);
        positions.push_back(word - found.offsets.back());
    }
    found.offsets.push_back(example.size(0));
    found.positions = at::tensor(positions, at::kLong).to(found.rows.device());
    return found;
}

} // namespace

PhraseLayerImpl::PhraseLayerImpl(const ModelConfig& config)
    : m_heads(config.heads), m_width(config.width), m_dropout(config.layerDropout),
      m_phrases(
          register_module("phrases", PhraseHeads(PhraseShape{config.gramSizes, PhraseForm::ResidualLstm, config.width / config.heads}))),
      m_projection(declare("projection", {3 * m_width, m_width})), m_output(declare("output", {m_width, m_width})),
      m_outputBias(declare("output_bias", {m_width})), m_inner(declare("inner", {config.innerSize, m_width})),
      m_innerBias(declare("inner_bias", {config.innerSize})), m_outer(declare("outer", {m_width, config.innerSize})),
      m_outerBias(declare("outer_bias", {m_width}))
{
}

at::Tensor PhraseLayerImpl::declare(const std::string& name, at::IntArrayRef shape)
{
    return register_parameter(name, at::zeros(shape));
}

at::Tensor PhraseLayerImpl::forward(const at::Tensor& x, const EncoderBatch& batch, Precision precision)
{
    const double dropout = is_training() ? m_dropout : 0.0;
    const QuestionRows questions = questionRows(batch);
    const at::Tensor words = x.index_select(0, questions.rows);
    const at::Tensor projected = m_phrases->forward(mixedLinear(words, m_projection, {}, precision), questions.positions);
    const at::Tensor none = at::zeros({3 * m_width}, projected.options().requires_grad(false));
    const at::Tensor attended = packedAttention(projected, none, questions.offsets, m_heads, 0);
    const NormedStates u = residualSum(mixedProduct(attended, m_output, precision), m_outputBias, words, dropout);
    const at::Tensor inner = biasActivation(Activation::Relu, mixedProduct(u.rounded, m_inner, precision), m_innerBias);
    const NormedStates y = residualSum(mixedProduct(inner, m_outer, precision), m_outerBias, u.states, dropout);
    return x.index_add(0, questions.rows, y.states - words);
}

std::vector<at::Tensor> PhraseLayerImpl::fixupParameters() const
{
    return {m_projection.narrow(0, 2 * m_width, m_width), m_output, m_inner, m_outer};
}

} // namespace ratatosk
