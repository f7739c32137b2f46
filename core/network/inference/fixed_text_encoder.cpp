// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/fixed_text_encoder.h"

#include "core/network/decoding/row_product.h"
#include "core/network/inference/layer_product.h"
#include "core/network/kernels/residual_norm_kernel.h"
#include "core/network/model/distance_buckets.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ratatosk {
namespace {

/// Takes the parameters of a language model, all of which begin alike.
class Taker
{
public:
    Taker(const LanguageModelConfig& config, bool inBytes, WeightSource& weights) : m_config(config), m_inBytes(inBytes), m_weights(weights)
    {
    }

    kernel::MatrixRows matrix(const std::string& name, std::int64_t rows, std::int64_t columns)
    {
        return m_weights.matrix("language_model." + name, rows, columns);
    }

    std::vector<float> vector(const std::string& name, std::int64_t size) { return m_weights.vector("language_model." + name, size); }

    FixedNorm norm(const std::string& name, std::int64_t size)
    {
        return {vector(name + ".weight", size), vector(name + ".bias", size), static_cast<float>(m_config.layerNormEpsilon)};
    }

    FixedTextLayer layer(int number)
    {
        const std::int64_t hidden = m_config.hiddenSize, inner = m_config.innerSize;
        const std::string layer = fmt::format("encoder.layer.{}.", number), self = layer + "attention.self.";
        const auto weight = [&](const std::string& name, std::int64_t rows, std::int64_t columns) {
            return LayerWeight({matrix(layer + name + ".weight", rows, columns)}, m_inBytes);
        };
        FixedTextLayer fixed;
        std::vector<kernel::MatrixRows> projections;
        for (const char* name : {"query", "key", "value"}) {
            projections.push_back(matrix(self + name + ".weight", hidden, hidden));
            const std::vector<float> bias = vector(self + name + ".bias", hidden);
            fixed.projectionBias.insert(fixed.projectionBias.end(), bias.begin(), bias.end());
        }
        fixed.projections = LayerWeight(projections, m_inBytes);
        fixed.attention = weight("attention.output.dense", hidden, hidden);
        fixed.attentionBias = vector(layer + "attention.output.dense.bias", hidden);
        fixed.attentionNorm = norm(layer + "attention.output.LayerNorm", hidden);
        fixed.inner = weight("intermediate.dense", inner, hidden);
        fixed.innerBias = vector(layer + "intermediate.dense.bias", inner);
        fixed.output = weight("output.dense", hidden, inner);
        fixed.outputBias = vector(layer + "output.dense.bias", hidden);
        fixed.outputNorm = norm(layer + "output.LayerNorm", hidden);
        return fixed;
    }

private:
    const LanguageModelConfig& m_config;
    bool m_inBytes;
    WeightSource& m_weights;
};

void addRow(const kernel::MatrixRows& table, std::int64_t row, std::vector<float>& memory, float* to)
{
    table.read(row, memory.data());
    for (std::int64_t i = 0; i < table.columns; ++i)
        to[i] += memory[static_cast<std::size_t>(i)];
}

} // namespace

bool isFixable(const LanguageModelConfig& config)
{
    return config.relative.span == 0 && (config.layers == 0 || hasWholeVectors(config.hiddenSize, config.heads, config.innerSize));
}

FixedTextEncoder::FixedTextEncoder(const LanguageModelConfig& config, Precision precision, WeightSource& weights) : m_config(config)
{
    const bool inBytes = precision == Precision::Integer && hasWholePanels(config.hiddenSize, config.heads, config.innerSize);
    const int size = config.vectorSize();
    Taker taker(config, inBytes, weights);
    m_rounding = inBytes ? fastestRounding() : Rounding::None;
    m_words = taker.matrix("embeddings.word_embeddings.weight", config.vocabularySize, size);
    if (config.hasPositions)
        m_positions = taker.matrix("embeddings.position_embeddings.weight", config.maxPositions, size);
    if (config.tokenTypes > 0)
        m_types = taker.matrix("embeddings.token_type_embeddings.weight", config.tokenTypes, size);
    m_norm = taker.norm("embeddings.LayerNorm", size);
    if (size != config.hiddenSize) {
        m_projection = kernel::ThinMatrix({taker.matrix("embeddings_project.weight", config.hiddenSize, size)});
        m_projectionBias = taker.vector("embeddings_project.bias", config.hiddenSize);
    }
    if (config.distanceBuckets > 0)
        m_distanceBias = weights.numbers("language_model.encoder.relative_attention_bias.weight", config.distanceBuckets, config.heads);
    std::vector<FixedTextLayer> layers;
    for (int layer = 0; layer < config.layers; ++layer)
        layers.push_back(taker.layer(layer));
    if (!layers.empty())
        m_stack.emplace(std::move(layers), config.heads);
}

NumberRows FixedTextEncoder::states(const std::vector<InputChunk>& chunks) const
{
    std::vector<std::int64_t> offsets{0};
    std::int64_t longest = 1;
    for (const InputChunk& chunk : chunks) {
        const auto pieces = static_cast<std::int64_t>(chunk.pieces.size());
        offsets.push_back(offsets.back() + pieces);
        longest = std::max(longest, pieces);
    }
    NumberRows x = projected(embedded(chunks));
    return m_stack ? m_stack->forward(std::move(x), offsets, m_rounding, addedByDistance(longest)) : x;
}

NumberRows FixedTextEncoder::pieceVectors(const std::vector<int>& ids) const
{
    NumberRows vectors(static_cast<std::int64_t>(ids.size()), m_config.vectorSize());
    for (std::size_t i = 0; i < ids.size(); ++i)
        m_words.read(ids[i], vectors.row(static_cast<std::int64_t>(i)));
    return projected(std::move(vectors));
}

/// The sums of the tables' rows, normed.
NumberRows FixedTextEncoder::embedded(const std::vector<InputChunk>& chunks) const
{
    const std::int64_t size = m_config.vectorSize();
    NumberRows x(0, size);
    std::vector<float> memory(static_cast<std::size_t>(size));
    for (const InputChunk& chunk : chunks) {
        std::int64_t row = x.rows();
        x.numbers.resize(x.numbers.size() + chunk.pieces.size() * static_cast<std::size_t>(size));
        for (std::size_t i = 0; i < chunk.pieces.size(); ++i, ++row) {
            m_words.read(chunk.pieces[i], x.row(row));
            if (m_positions.rows > 0)
                addRow(m_positions, static_cast<std::int64_t>(i) + m_config.positionOffset, memory, x.row(row));
            if (m_types.rows > 0)
                addRow(m_types, std::min(chunk.tokenTypes[i], m_config.tokenTypes - 1), memory, x.row(row));
        }
    }
    kernel::normRows(x.rows(), size, {m_norm.weight.data(), m_norm.bias.data(), m_norm.epsilon}, x.row(0));
    return x;
}

NumberRows FixedTextEncoder::projected(NumberRows vectors) const
{
    if (m_projection.outputs() == 0)
        return vectors;
    NumberRows result = rowProduct(m_projection, vectors);
    for (std::int64_t row = 0; row < result.rows(); ++row)
        for (std::int64_t i = 0; i < result.width; ++i)
            result.row(row)[i] += m_projectionBias[static_cast<std::size_t>(i)];
    return result;
}

/// [heads, 2 longest - 1]; no rows where nothing is added.
NumberRows FixedTextEncoder::addedByDistance(std::int64_t longest) const
{
    if (m_distanceBias.empty())
        return {};
    NumberRows added(m_config.heads, 2 * longest - 1);
    for (std::int64_t distance = 1 - longest; distance < longest; ++distance) {
        const float* const bucket = m_distanceBias.data()
            + std::int64_t{addedBucket(static_cast<int>(distance), m_config.distanceBuckets)} * m_config.heads;
        for (int head = 0; head < m_config.heads; ++head)
            added.row(head)[distance + longest - 1] = bucket[head];
    }
    return added;
}

} // namespace ratatosk
