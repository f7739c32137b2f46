// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/form_decoder.h"

#include "core/network/functions/dropout.h"

#include <ATen/ATen.h>

#include <cmath>

namespace ratatosk {
namespace {

std::vector<at::Tensor> chosenOf(const std::vector<at::Tensor>& tensors, const at::Tensor& which)
{
    std::vector<at::Tensor> result;
    for (const at::Tensor& tensor : tensors)
        result.push_back(tensor.index_select(0, which));
    return result;
}

/// [forms * words, width] -> [forms, heads, words, width / heads].
at::Tensor inHeads(const at::Tensor& rows, std::int64_t forms, std::int64_t heads)
{
    return rows.view({forms, -1, heads, rows.size(1) / heads}).transpose(1, 2);
}

at::Tensor product(const NormedStates& x, const at::Tensor& weight, const at::Tensor& bias, Precision precision)
{
    return mixedProduct(x.rounded, weight, precision).to(at::kFloat) + bias;
}

} // namespace

QuestionMemory QuestionMemory::select(const at::Tensor& which) const
{
    return {chosenOf(keys, which), chosenOf(values, which), mask.index_select(0, which)};
}

FormMemory FormMemory::select(const at::Tensor& which) const
{
    return {chosenOf(keys, which), chosenOf(values, which)};
}

FormLayerImpl::FormLayerImpl(const LogicShape& shape) : m_heads(shape.heads), m_dropout(shape.dropout)
{
    const std::int64_t width = shape.width;
    const auto declare = [this](const char* name, at::IntArrayRef sizes) { return register_parameter(name, at::zeros(sizes)); };
    m_projection = declare("projection", {3 * width, width});
    m_projectionBias = declare("projection_bias", {3 * width});
    m_output = declare("output", {width, width});
    m_outputBias = declare("output_bias", {width});
    m_query = declare("query", {width, width});
    m_queryBias = declare("query_bias", {width});
    m_memory = declare("memory", {2 * width, width});
    m_memoryBias = declare("memory_bias", {2 * width});
    m_contextOutput = declare("context_output", {width, width});
    m_contextOutputBias = declare("context_output_bias", {width});
    m_norm = declareNorm(*this, "norm", width);
    m_contextNorm = declareNorm(*this, "context_norm", width);
    m_innerLayer = register_module("inner_layer", InnerLayer(shape));
}

std::pair<at::Tensor, at::Tensor> FormLayerImpl::remember(const NormedStates& encoded, std::int64_t sentences, Precision precision) const
{
    const std::vector<at::Tensor> parts = product(encoded, m_memory, m_memoryBias, precision).chunk(2, 1);
    return {inHeads(parts[0].contiguous(), sentences, m_heads), inHeads(parts[1].contiguous(), sentences, m_heads)};
}

at::Tensor FormLayerImpl::attend(const at::Tensor& query, const at::Tensor& keys, const at::Tensor& values, const at::Tensor& mask) const
{
    at::Tensor scores = at::matmul(query, keys.transpose(2, 3)) * (1.0 / std::sqrt(static_cast<double>(query.size(3))));
    if (mask.defined())
        scores = scores + mask;
    const at::Tensor weights = hashedDropout(at::softmax(scores, -1), m_dropout, is_training());
    return at::matmul(weights, values).transpose(1, 2).flatten(2).flatten(0, 1);
}

NormedStates FormLayerImpl::forward(const NormedStates& x, const Sight& sight, at::Tensor& keys, at::Tensor& values, Precision precision)
{
    const std::int64_t forms = sight.questionMask.size(0);
    const auto format = x.rounded.scalar_type();
    const std::vector<at::Tensor> parts = product(x, m_projection, m_projectionBias, precision).chunk(3, 1);
    const auto heads = [&](const at::Tensor& rows) { return inHeads(rows.contiguous(), forms, m_heads); };
    keys = keys.defined() ? at::cat({keys, heads(parts[1])}, 2) : heads(parts[1]);
    values = values.defined() ? at::cat({values, heads(parts[2])}, 2) : heads(parts[2]);
    const at::Tensor own = attend(heads(parts[0]), keys, values, sight.laterMask).to(format);
    const NormedStates u = residualNorm(mixedProduct(own, m_output, precision), m_outputBias, x.states, m_norm, dropout());

    const at::Tensor query = heads(product(u, m_query, m_queryBias, precision));
    const at::Tensor context = attend(query, sight.questionKeys, sight.questionValues, sight.questionMask).to(format);
    return m_innerLayer->forward(
        residualNorm(mixedProduct(context, m_contextOutput, precision), m_contextOutputBias, u.states, m_contextNorm, dropout()),
        precision);
}

} // namespace ratatosk
