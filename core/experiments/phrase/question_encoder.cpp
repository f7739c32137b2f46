// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/question_encoder.h"

#include "core/network/attention/packed_attention.h"
#include "core/network/functions/bias_activation.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

constexpr double kNormEpsilon = 1e-6;

} // namespace

LayerNorm declareNorm(torch::nn::Module& module, const std::string& name, std::int64_t width)
{
    return {module.register_parameter(name + "_weight", at::ones({width})), module.register_parameter(name + "_bias", at::zeros({width})),
            kNormEpsilon};
}

InnerLayerImpl::InnerLayerImpl(const LogicShape& shape)
    : m_dropout(shape.dropout), m_inner(register_parameter("inner", at::zeros({shape.innerSize, shape.width}))),
      m_innerBias(register_parameter("inner_bias", at::zeros({shape.innerSize}))),
      m_outer(register_parameter("outer", at::zeros({shape.width, shape.innerSize}))),
      m_outerBias(register_parameter("outer_bias", at::zeros({shape.width}))), m_norm(declareNorm(*this, "norm", shape.width))
{
}

NormedStates InnerLayerImpl::forward(const NormedStates& x, Precision precision) const
{
    const at::Tensor inner = biasActivation(Activation::Relu, mixedProduct(x.rounded, m_inner, precision), m_innerBias);
    return residualNorm(mixedProduct(inner, m_outer, precision), m_outerBias, x.states, m_norm, is_training() ? m_dropout : 0.0);
}

QuestionLayerImpl::QuestionLayerImpl(const LogicShape& shape, bool hasPhrases)
    : m_heads(shape.heads), m_dropout(shape.dropout),
      m_projection(register_parameter("projection", at::zeros({3 * shape.width, shape.width}))),
      m_projectionBias(register_parameter("projection_bias", at::zeros({3 * shape.width}))),
      m_output(register_parameter("output", at::zeros({shape.width, shape.width}))),
      m_outputBias(register_parameter("output_bias", at::zeros({shape.width}))), m_norm(declareNorm(*this, "norm", shape.width))
{
    if (hasPhrases && shape.phrases().readsPhrases())
        m_phrases = register_module("phrases", PhraseHeads(shape.phrases()));
    m_innerLayer = register_module("inner_layer", InnerLayer(shape));
}

NormedStates QuestionLayerImpl::forward(const NormedStates& x, const PackedWords& sentences, Precision precision)
{
    const double dropout = is_training() ? m_dropout : 0.0;
    at::Tensor projected = mixedProduct(x.rounded, m_projection, precision);
    at::Tensor bias = m_projectionBias;
    if (m_phrases) {
        projected = m_phrases->forward(projected.to(at::kFloat) + bias, sentences.positions);
        bias = at::zeros_like(bias);
    }
    const at::Tensor attended = packedAttention(projected, bias, sentences.offsets, m_heads, dropout);
    return m_innerLayer->forward(residualNorm(mixedProduct(attended, m_output, precision), m_outputBias, x.states, m_norm, dropout),
                                 precision);
}

} // namespace ratatosk
