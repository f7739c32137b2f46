// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/vanilla_encoder.h"

#include "core/network/attention/packed_attention.h"
#include "core/network/functions/bias_activation.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace ratatosk {
namespace {

constexpr double kVanillaNormEpsilon = 1e-5;

} // namespace

VanillaEncoderImpl::VanillaEncoderImpl(const VanillaConfig& config) : m_config(config)
{
    for (int layer = 0; layer < config.layers; ++layer)
        m_layers.push_back(declareLayer(fmt::format("layer{}_", layer)));
    if (hasNorms() && config.layers > 0)
        m_lastNorm = declareNorm("last_norm");
}

at::Tensor VanillaEncoderImpl::forward(const at::Tensor& x, const PackedPieces& pieces, Precision precision) const
{
    NormedStates y{x, precision == Precision::BFloat16 ? x.to(at::kBFloat16) : x};
    for (const Layer& layer : m_layers)
        y = forwardLayer(layer, y, pieces, precision);
    if (!m_lastNorm.weight.defined())
        return y.states;
    return at::layer_norm(y.states, {m_config.width}, m_lastNorm.weight, m_lastNorm.bias, m_lastNorm.epsilon);
}

std::vector<at::Tensor> VanillaEncoderImpl::fixupParameters() const
{
    std::vector<at::Tensor> result;
    for (const Layer& layer : m_layers)
        result.insert(result.end(), {layer.value, layer.output, layer.inner, layer.outer});
    return result;
}

LayerNorm VanillaEncoderImpl::declareNorm(const std::string& name)
{
    return {register_parameter(name + "_weight", at::ones({m_config.width})),
            register_parameter(name + "_bias", at::zeros({m_config.width})), kVanillaNormEpsilon};
}

VanillaEncoderImpl::Layer VanillaEncoderImpl::declareLayer(const std::string& prefix)
{
    const std::int64_t width = m_config.width, inner = m_config.innerSize;
    const auto declare = [&](const char* name, at::IntArrayRef shape) { return register_parameter(prefix + name, at::zeros(shape)); };
    Layer layer;
    layer.query = declare("query", {width, width});
    layer.key = declare("key", {width, width});
    layer.value = declare("value", {width, width});
    layer.output = declare("output", {width, width});
    layer.outputBias = declare("output_bias", {width});
    layer.inner = declare("inner", {inner, width});
    layer.innerBias = declare("inner_bias", {inner});
    layer.outer = declare("outer", {width, inner});
    layer.outerBias = declare("outer_bias", {width});
    if (hasNorms()) {
        layer.attentionNorm = declareNorm(prefix + "attention_norm");
        layer.outerNorm = declareNorm(prefix + "outer_norm");
    }
    return layer;
}

NormedStates VanillaEncoderImpl::forwardLayer(const Layer& layer, const NormedStates& x, const PackedPieces& pieces,
                                              Precision precision) const
{
    const at::Tensor projected = mixedProduct(x.rounded, at::cat({layer.query, layer.key, layer.value}), precision);
    const at::Tensor noBias = at::zeros({3 * m_config.width}, layer.outputBias.options().requires_grad(false));
    const double dropout = is_training() ? m_config.dropout : 0.0;
    const at::Tensor context = packedAttention(projected, noBias, pieces.offsets, m_config.heads, dropout, pieces.padded);
    const NormedStates u = add(x, mixedProduct(context, layer.output, precision), layer.outputBias, layer.attentionNorm);
    const at::Tensor inner = biasActivation(Activation::Relu, mixedProduct(u.rounded, layer.inner, precision), layer.innerBias);
    return add(u, mixedProduct(inner, layer.outer, precision), layer.outerBias, layer.outerNorm);
}

NormedStates VanillaEncoderImpl::add(const NormedStates& x, const at::Tensor& change, const at::Tensor& bias, const LayerNorm& norm) const
{
    const double dropout = is_training() ? m_config.dropout : 0.0;
    return hasNorms() ? residualNorm(change, bias, x.states, norm, dropout) : residualSum(change, bias, x.states, dropout);
}

} // namespace ratatosk
