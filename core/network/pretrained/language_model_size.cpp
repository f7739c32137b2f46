// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/language_model_import.h"

#include "core/network/bundle/model_config_json.h"
#include "core/network/bundle/published_encoder.h"
#include "core/network/bundle/text_file.h"
#include "core/network/layers/language_model.h"
#include "core/network/serialization/published_weights.h"
#include "core/network/serialization/safetensors.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <limits>

namespace ratatosk {
namespace {

constexpr std::int64_t kTextPieces = 130; ///< a chunk of question and schema
constexpr std::int64_t kTexts = 2;
constexpr int kTimes = 2; ///< the better counts: other programs only ever slow a machine down
constexpr int kFewPieces = 1000;

/// Of the encoder alone, without reading a number.
std::int64_t parametersIn(const SafetensorsHeader& header)
{
    NamedTensors counts;
    for (const TensorEntry& entry : header.entries) {
        std::int64_t count = 1;
        for (const std::int64_t size : entry.shape)
            count *= size;
        counts[entry.name] = at::scalar_tensor(count, at::kLong);
    }
    std::int64_t total = 0;
    for (const auto& [name, count] : encoderWeights(counts))
        total += count.item<std::int64_t>();
    return total;
}

/// The table of words is looked up, however long it is.
LanguageModel drawnModel(LanguageModelConfig config)
{
    config.vocabularySize = std::min(config.vocabularySize, kFewPieces);
    LanguageModel model(config);
    model->drawWeights();
    return model;
}

PackedPieces texts(const LanguageModelConfig& config)
{
    const std::int64_t length = std::min<std::int64_t>(kTextPieces, config.longestText());
    PackedPieces pieces{.offsets = {0}};
    pieces.positions = at::arange(length, at::kLong).repeat({kTexts});
    pieces.ids = pieces.positions.remainder(std::min(config.vocabularySize, kFewPieces));
    pieces.tokenTypes = at::zeros_like(pieces.ids);
    for (std::int64_t text = 1; text <= kTexts; ++text)
        pieces.offsets.push_back(text * length);
    return pieces;
}

template <class Work>
double secondsOfText(Work work)
{
    work(); // claims memory
    double best = std::numeric_limits<double>::max();
    for (int time = 0; time < kTimes; ++time) {
        const auto start = std::chrono::steady_clock::now();
        work();
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return best / static_cast<double>(kTexts);
}

void measureSpeed(const LanguageModelConfig& config, LanguageModelSize& size)
{
    LanguageModel model = drawnModel(config);
    const PackedPieces pieces = texts(config);
    model->eval();
    size.secondsForward = secondsOfText([&] {
        const at::NoGradGuard noGradient;
        model->forward(pieces, Precision::Float32);
    });
    model->train();
    size.secondsTraining = secondsOfText([&] {
        model->zero_grad();
        model->forward(pieces, Precision::Float32).sum().backward();
    });
}

std::filesystem::path weightsIn(const std::filesystem::path& pack)
{
    std::error_code ignored;
    const std::filesystem::path ours = pack / "weights.safetensors";
    return std::filesystem::is_regular_file(ours, ignored) ? ours : pack / "model.safetensors";
}

} // namespace

Result<LanguageModelSize> measureLanguageModel(const std::filesystem::path& pack)
{
    const auto text = readModelText(pack / "config.json");
    if (!text)
        return text.error();
    const auto config = languageModelConfigFromPack(*text);
    if (!config)
        return Error{config.error().code, fmt::format("language model '{}': {}", pack.string(), config.error().detail)};
    const std::filesystem::path file = weightsIn(pack);
    const auto header = readSafetensorsHeader(file);
    if (!header)
        return header.error();
    std::error_code ignored;
    LanguageModelSize size{.family = familyOf(nlohmann::json::parse(*text)),
                           .layers = config->layers,
                           .hiddenSize = config->hiddenSize,
                           .heads = config->heads,
                           .pieces = config->vocabularySize,
                           .parameters = parametersIn(*header),
                           .bytes = std::filesystem::file_size(file, ignored)};
    measureSpeed(*config, size);
    return size;
}

} // namespace ratatosk
