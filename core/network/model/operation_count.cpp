// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/model/operation_count.h"

#include "core/network/model/action_space.h"

#include <algorithm>
#include <numeric>

namespace ratatosk {
namespace {

double sum(const std::vector<std::int64_t>& counts)
{
    return static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}));
}

double sumOfSquares(const std::vector<std::int64_t>& counts)
{
    double result = 0;
    for (const std::int64_t count : counts)
        result += static_cast<double>(count) * static_cast<double>(count);
    return result;
}

/// Weights of a transformer layer that each row meets: query, key, value, output and both feed-forward matrices.
double layerWeights(double width, double inner)
{
    return 4 * width * width + 2 * width * inner;
}

/// Of a layer that knows distances: their projections, and a product with each for every piece.
double distanceOperations(const LanguageModelConfig& language, const BatchShape& shape)
{
    const RelativePositions& relative = language.relative;
    if (relative.span == 0 || shape.chunks.empty())
        return 0;
    const double longest = static_cast<double>(*std::ranges::max_element(shape.chunks)), width = language.hiddenSize;
    const double distances = std::min(2 * longest - 1, 2.0 * relative.span);
    return (relative.hasContentToDistance + relative.hasDistanceToContent) * 2 * distances * width * (width + sum(shape.chunks));
}

double textOperations(const ModelConfig& config, const BatchShape& shape)
{
    const LanguageModelConfig& language = config.languageModel;
    const double width = language.hiddenSize, pieces = sum(shape.chunks);
    if (config.preTransformer == PreTransformer::None) // two directions, each with four gates over input and state
        return 2 * pieces * 2 * 4 * (width / 2) * (width + width / 2);
    const double projection = language.embeddingSize > 0 ? 2 * pieces * language.embeddingSize * width : 0;
    return projection
        + language.layers
        * (2 * pieces * layerWeights(width, language.innerSize) + 4 * sumOfSquares(shape.chunks) * width
           + distanceOperations(language, shape));
}

double relationalOperations(const ModelConfig& config, const BatchShape& shape)
{
    const double width = config.width, items = sum(shape.items), relations = relationCount(config.relations);
    const double projection = 2 * items * config.languageModel.hiddenSize * width;
    return projection
        + config.layers
        * (2 * items * layerWeights(width, config.innerSize) + 4 * sumOfSquares(shape.items) * width + 4 * items * relations * width);
}

/// Weights that each step meets in the recurrence: LSTMs, the contexts' query and output, the read-out.
double recurrenceWeights(const ModelConfig& config)
{
    const double state = config.decoderSize, width = config.width;
    const double context = width * state + width * width, readOut = width * (state + width);
    const double first = 4 * state * (static_cast<double>(decoderInputSize(config)) + state);
    if (config.parentFeeding == ParentFeeding::State)
        return first + context + readOut;
    return first + 4 * state * (state + width + state) + 2 * context + readOut;
}

double decoderOperations(const ModelConfig& config, const BatchShape& shape)
{
    const double width = config.width, action = config.actionSize;
    const double contexts = config.parentFeeding == ParentFeeding::State ? 1 : 2;
    double lookedAt = 0;
    for (size_t example = 0; example < shape.steps.size(); ++example)
        lookedAt += static_cast<double>(shape.steps[example]) * static_cast<double>(shape.items[example]);
    const double keys = contexts * 2 * width * width;
    const double heads = kRuleInnerSize * (width + action) + static_cast<double>(shape.rules) * action + 4 * width * width;
    const double reported = 3 * action * width;
    return 2 * sum(shape.items) * keys + 2 * sum(shape.steps) * (reported + recurrenceWeights(config) + heads)
        + contexts * 4 * lookedAt * width;
}

} // namespace

double forwardOperations(const ModelConfig& config, const BatchShape& shape)
{
    return textOperations(config, shape) + relationalOperations(config, shape) + decoderOperations(config, shape);
}

} // namespace ratatosk
