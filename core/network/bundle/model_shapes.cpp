// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/model_shapes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

constexpr std::int64_t kAny = -1; // a size that the configuration does not give

struct Expectation {
    std::string name;
    std::vector<std::int64_t> shape;
};

void expectLanguageModel(const LanguageModelConfig& config, std::vector<Expectation>& all)
{
    const std::string prefix = "language_model.embeddings.";
    all.push_back({prefix + "word_embeddings.weight", {config.vocabularySize, config.vectorSize()}});
    if (config.hasPositions)
        all.push_back({prefix + "position_embeddings.weight", {config.maxPositions, config.vectorSize()}});
    if (config.tokenTypes > 0)
        all.push_back({prefix + "token_type_embeddings.weight", {config.tokenTypes, config.vectorSize()}});
    if (config.vectorSize() != config.hiddenSize)
        all.push_back({"language_model.embeddings_project.weight", {config.hiddenSize, config.vectorSize()}});
    if (config.relative.span > 0)
        all.push_back({"language_model.encoder.rel_embeddings.weight", {2 * config.relative.span, config.hiddenSize}});
    if (config.distanceBuckets > 0)
        all.push_back({"language_model.encoder.relative_attention_bias.weight", {config.distanceBuckets, config.heads}});
    for (int layer = 0; layer < config.layers; ++layer)
        all.push_back(
            {fmt::format("language_model.encoder.layer.{}.intermediate.dense.weight", layer), {config.innerSize, config.hiddenSize}});
}

void expectEncoder(const ModelConfig& config, std::vector<Expectation>& all)
{
    for (int layer = 0; layer < config.layers; ++layer) {
        all.push_back({fmt::format("encoder.layer{}.inner", layer), {config.innerSize, config.width}});
        all.push_back({fmt::format("encoder.layer{}.relation_key", layer), {kAny, config.width / config.heads}});
    }
}

void expectDecoder(const ModelConfig& config, std::vector<Expectation>& all)
{
    const bool feedsRules = config.parentFeeding == ParentFeeding::Rule;
    const std::string recurrence = feedsRules ? "decoder.recurrence.first_stage.weight_hh_l0" : "decoder.recurrence.hidden_weight";
    all.push_back({recurrence, {4 * std::int64_t{config.decoderSize}, config.decoderSize}});
    all.push_back({"decoder.action_vectors", {kAny, config.actionSize}});
    if (config.alignsSchema)
        all.push_back({"decoder.pointers.alignment.columns_query", {config.width, config.width}});
    all.push_back({"decoder.type_vectors", {kAny, config.typeSize}});
}

std::vector<Expectation> expectationsOf(const ModelConfig& config)
{
    std::vector<Expectation> all;
    if (config.preTransformer == PreTransformer::LanguageModel)
        expectLanguageModel(config.languageModel, all);
    else
        all.push_back({"piece_encoder.piece_vectors", {config.languageModel.vocabularySize, kAny}});
    all.push_back({"pooling.word_projection", {config.width, config.languageModel.hiddenSize}});
    expectEncoder(config, all);
    expectDecoder(config, all);
    return all;
}

bool fits(const std::vector<std::int64_t>& shape, const std::vector<std::int64_t>& expected)
{
    return std::ranges::equal(shape, expected, [](std::int64_t size, std::int64_t wanted) { return wanted == kAny || size == wanted; });
}

/// Of the numbers that it stands for.
std::vector<std::int64_t> shapeOf(const TensorEntry& entry)
{
    std::vector<std::int64_t> shape = entry.shape;
    if (entry.format == StoredFormat::Byte && !shape.empty()) // in four bits
        shape.back() *= 2;
    return shape;
}

std::string textOf(const std::vector<std::int64_t>& shape)
{
    std::vector<std::string> sizes;
    for (const std::int64_t size : shape)
        sizes.push_back(size == kAny ? "any" : std::to_string(size));
    return fmt::format("[{}]", fmt::join(sizes, ", "));
}

} // namespace

Result<void> checkShapes(const ModelConfig& config, const SafetensorsHeader& weights)
{
    for (const Expectation& expected : expectationsOf(config)) {
        const auto entry = std::ranges::find(weights.entries, expected.name, &TensorEntry::name);
        if (entry == weights.entries.end())
            return Error{ErrorCode::ModelInvalid, fmt::format("the weights lack '{}', which the configuration asks for", expected.name)};
        if (!fits(shapeOf(*entry), expected.shape))
            return Error{ErrorCode::ModelInvalid,
                         fmt::format("'{}' has shape {}, the configuration says {}", expected.name, textOf(shapeOf(*entry)),
                                     textOf(expected.shape))};
    }
    return {};
}

} // namespace ratatosk
