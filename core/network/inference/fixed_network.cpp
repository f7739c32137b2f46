// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/fixed_network.h"

#include "core/network/bundle/stored_weights.h"
#include "core/network/decoding/packed_scorer.h"
#include "core/network/inference/layer_product.h"
#include "core/network/kernels/parallel.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

namespace ratatosk {
namespace {

class PackedQuestion : public EncodedQuestion
{
public:
    PackedQuestion(std::shared_ptr<const PackedDecoder> decoder, PackedMemory memory)
        : m_decoder(std::move(decoder)), m_memory(std::make_shared<const PackedMemory>(std::move(memory)))
    {
    }

    std::unique_ptr<StepScorer> decoder() const override { return std::make_unique<PackedScorer>(m_decoder, m_memory); }

private:
    std::shared_ptr<const PackedDecoder> m_decoder;
    std::shared_ptr<const PackedMemory> m_memory;
};

bool areInBytes(const ModelConfig& config, Precision precision)
{
    return precision == Precision::Integer && hasWholePanels(config.width, config.heads, config.innerSize);
}

FixedRelationLayer takeLayer(const ModelConfig& config, int number, bool inBytes, WeightSource& weights)
{
    const std::int64_t width = config.width, inner = config.innerSize, relations = relationCount(config.relations),
                       size = width / config.heads;
    const std::string layer = fmt::format("encoder.layer{}.", number);
    const auto weight = [&](const char* name, std::int64_t rows, std::int64_t columns) {
        return LayerWeight({weights.matrix(layer + name, rows, columns)}, inBytes);
    };
    std::vector<kernel::MatrixRows> projections;
    for (const char* name : {"query", "key", "value"})
        projections.push_back(weights.matrix(layer + name, width, width));
    const std::vector<float> key = weights.numbers(layer + "relation_key", relations, size);
    const std::vector<float> value = weights.numbers(layer + "relation_value", relations, size);
    return {.projections = LayerWeight(projections, inBytes),
            .output = weight("output", width, width),
            .inner = weight("inner", inner, width),
            .outer = weight("outer", width, inner),
            .outputBias = weights.vector(layer + "output_bias", width),
            .innerBias = weights.vector(layer + "inner_bias", inner),
            .outerBias = weights.vector(layer + "outer_bias", width),
            .tables = {key.data(), value.data(), relations, size}};
}

/// The mean of some rows times some weights.
float meanProduct(const NumberRows& rows, int begin, int end, const float* weights)
{
    float sum = 0;
    for (int row = begin; row < end; ++row)
        for (std::int64_t i = 0; i < rows.width; ++i)
            sum += rows.row(row)[i] * weights[i];
    return end > begin ? sum / static_cast<float>(end - begin) : 0;
}

} // namespace

bool isFixable(const ModelConfig& config)
{
    return config.preTransformer == PreTransformer::LanguageModel && isFixable(config.languageModel) && config.gramSizes.empty()
        && config.initialisation != InitialisationScheme::Standard && hasWholeVectors(config.width, config.heads, config.innerSize)
        && hasPackedDecoder(config);
}

FixedNetwork::FixedNetwork(const EncoderRequest& request, std::shared_ptr<WeightSource> weights)
    : m_config(request.config), m_precision(request.precision), m_weights(std::move(weights)),
      m_text(m_config.languageModel, m_precision, *m_weights), m_pooling(m_config, *m_weights),
      m_rounding(areInBytes(m_config, m_precision) ? fastestRounding() : Rounding::None), m_memory(m_config, *m_weights),
      m_decoder(std::make_shared<const PackedDecoder>(packDecoder(m_config, request.actions, request.typeCount, *m_weights)))
{
    std::vector<FixedRelationLayer> layers;
    for (int layer = 0; layer < m_config.layers; ++layer)
        layers.push_back(takeLayer(m_config, layer, areInBytes(m_config, m_precision), *m_weights));
    if (!layers.empty())
        m_relations.emplace(std::move(layers), m_config.heads);
    if (m_config.isConversational()) {
        m_followUp = m_weights->numbers("follow_up", 1, 2 * std::int64_t{m_config.width});
        m_followUpBias = m_weights->vector("follow_up_bias", 1);
    }
}

std::unique_ptr<EncodedQuestion> FixedNetwork::encode(const ModelInput& input)
{
    const std::vector<std::int64_t> offsets{0, input.items()};
    const NumberRows texts = valueTexts(input);
    NumberRows encoded = m_pooling.items(input, m_text.states(input.chunks), texts);
    if (m_relations)
        encoded = m_relations->forward(std::move(encoded), {offsets, input.relations.kinds.data()}, m_rounding);
    auto question = std::make_unique<PackedQuestion>(m_decoder, m_memory.remember(input, encoded, texts));
    if (!input.earlierKinds.empty() && m_config.isConversational())
        question->followUpChance = followUpChance(input, encoded);
    return question;
}

void FixedNetwork::visitAttention(const ModelInput& input, int first, int last, AttentionPart part, const VisitWeights& visit)
{
    const std::vector<std::int64_t> offsets{0, input.items()};
    if (!m_relations)
        return;
    m_relations->visit(m_pooling.items(input, m_text.states(input.chunks), valueTexts(input)), {offsets, input.relations.kinds.data()},
                       m_rounding, first, last, part, [&](int layer, const std::vector<float>& weights) {
                           return visit(layer, {m_config.heads, input.items(), weights});
                       });
}

std::string FixedNetwork::device() const
{
    const int threads = threadCount();
    return fmt::format("CPU, {} {}, {}", threads, threads == 1 ? "thread" : "threads", nameOf(m_precision));
}

/// The mean of the pieces of each value's text.
NumberRows FixedNetwork::valueTexts(const ModelInput& input) const
{
    if (!m_config.valueTexts)
        return {};
    NumberRows texts(static_cast<std::int64_t>(input.values.size()), m_config.languageModel.hiddenSize);
    for (std::size_t value = 0; value < input.values.size(); ++value) {
        const NumberRows pieces = m_text.pieceVectors(input.values[value].pieces);
        float* const text = texts.row(static_cast<std::int64_t>(value));
        for (std::int64_t piece = 0; piece < pieces.rows(); ++piece)
            for (std::int64_t i = 0; i < pieces.width; ++i)
                text[i] += pieces.row(piece)[i] / static_cast<float>(pieces.rows());
    }
    return texts;
}

double FixedNetwork::followUpChance(const ModelInput& input, const NumberRows& encoded) const
{
    const int words = input.words() - static_cast<int>(input.earlierKinds.size());
    const float score = meanProduct(encoded, 0, words, m_followUp.data())
        + meanProduct(encoded, words, input.words(), m_followUp.data() + m_config.width) + m_followUpBias.front();
    return 1 / (1 + std::exp(-static_cast<double>(score)));
}

Result<std::shared_ptr<QuestionEncoder>> loadFixedNetwork(const EncoderRequest& request)
{
    auto opened = request.isConversation ? StoredWeights::openConversation(request.folder) : StoredWeights::open(request.folder);
    if (!opened)
        return opened.error();
    const std::shared_ptr<StoredWeights> weights = *std::move(opened);
    auto network = std::make_shared<FixedNetwork>(request, weights);
    if (const Result<void> sound = weights->check(); !sound)
        return sound.error();
    weights->rest();
    return std::shared_ptr<QuestionEncoder>(std::move(network));
}

} // namespace ratatosk
