// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_network.h"

#include "core/network/attention/padded_rows.h"
#include "core/network/functions/dropout.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <cmath>
#include <limits>

namespace ratatosk {
namespace {

constexpr double kUnseen = -1e9; ///< its exponential is 0

/// PE(pos, 2i) = sin(pos / 10000^(2i / width)), PE(pos, 2i + 1) the cosine: [positions, width].
at::Tensor positionVectors(const at::Tensor& positions, std::int64_t width)
{
    const at::Tensor rates = at::exp(at::arange(0, width, 2, at::kFloat) * (-std::log(10000.0) / static_cast<double>(width)));
    const at::Tensor angles = at::outer(positions.to(at::kFloat), rates);
    return at::stack({at::sin(angles), at::cos(angles)}, 2).flatten(1);
}

/// [words, words so far]: what comes later is hidden. Undefined for a single word.
at::Tensor laterMask(std::int64_t words, std::int64_t before)
{
    if (words == 1)
        return {};
    return at::full({words, before + words}, kUnseen).triu(before + 1);
}

} // namespace

LogicNetworkImpl::LogicNetworkImpl(const LogicShape& shape, std::int64_t words, std::int64_t formWords)
    : m_shape(shape), m_formWords(formWords), m_embedding(register_parameter("embedding", at::zeros({words, shape.width})))
{
    for (int i = 0; i < shape.encoderLayers; ++i)
        m_encoder.push_back(register_module(fmt::format("encoder_{}", i), QuestionLayer(shape, i < shape.phraseLayers)));
    for (int i = 0; i < shape.decoderLayers; ++i)
        m_decoder.push_back(register_module(fmt::format("decoder_{}", i), FormLayer(shape)));
}

NormedStates LogicNetworkImpl::embed(const at::Tensor& words, const at::Tensor& positions, Precision precision) const
{
    const at::Tensor vectors = at::embedding(m_embedding, words) * std::sqrt(static_cast<double>(m_shape.width));
    const at::Tensor states = hashedDropout(vectors + positionVectors(positions, m_shape.width), m_shape.dropout, is_training());
    return {states, precision == Precision::BFloat16 ? states.to(at::kBFloat16) : states};
}

QuestionMemory LogicNetworkImpl::encode(const PackedWords& questions, Precision precision)
{
    NormedStates states = embed(questions.words, questions.positions, precision);
    for (QuestionLayer& layer : m_encoder)
        states = layer->forward(states, questions, precision);
    const PaddedRows rows = paddedRows(questions.offsets, states.states.device());
    const at::Tensor spread = rows.spread(states.states).flatten(0, 1);
    const NormedStates encoded{spread, spread.to(states.rounded.scalar_type())};
    QuestionMemory memory;
    for (FormLayer& layer : m_decoder) {
        auto [keys, values] = layer->remember(encoded, rows.sequences(), precision);
        memory.keys.push_back(keys);
        memory.values.push_back(values);
    }
    memory.mask = rows.isFiller.to(at::kFloat).mul(kUnseen).unsqueeze(1).unsqueeze(1);
    return memory;
}

at::Tensor LogicNetworkImpl::decode(const at::Tensor& words, const QuestionMemory& questions, FormMemory& memory, Precision precision)
{
    const std::int64_t forms = words.size(0), count = words.size(1);
    memory.keys.resize(m_decoder.size());
    memory.values.resize(m_decoder.size());
    const std::int64_t before = memory.keys[0].defined() ? memory.keys[0].size(2) : 0;
    const at::Tensor later = laterMask(count, before);
    NormedStates states = embed(words.flatten(), at::arange(before, before + count).repeat({forms}), precision);
    for (std::size_t i = 0; i < m_decoder.size(); ++i)
        states = m_decoder[i]->forward(states, {questions.keys[i], questions.values[i], questions.mask, later}, memory.keys[i],
                                       memory.values[i], precision);
    return mixedLinear(states.states, m_embedding.narrow(0, 0, m_formWords), {}, precision).view({forms, count, m_formWords});
}

} // namespace ratatosk
