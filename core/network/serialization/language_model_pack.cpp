// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/language_model_pack.h"

#include "core/network/bundle/model_config_json.h"
#include "core/network/bundle/text_file.h"
#include "core/network/serialization/published_weights.h"
#include "core/network/serialization/safetensors.h"

#include <fmt/format.h>

#include <cstdlib>
#include <string_view>

namespace ratatosk {
namespace {

Result<void> checkPresent(const std::filesystem::path& folder)
{
    for (const char* name : {"config.json", "vocabulary.model", "LICENSE"}) {
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(folder / name, ignored))
            return Error{ErrorCode::ModelMissing, fmt::format("the language model's folder '{}' has no file '{}'", folder.string(), name)};
    }
    return {};
}

/// As we name the file, else as it is published.
Result<NamedTensors> readPublishedWeights(const std::filesystem::path& folder)
{
    for (const char* name : {"weights.safetensors", "model.safetensors"}) {
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(folder / name, ignored))
            continue;
        auto file = readSafetensors(folder / name);
        if (!file)
            return file.error();
        return std::move(file->tensors);
    }
    return Error{ErrorCode::ModelMissing,
                 fmt::format("the language model's folder '{}' has no file 'weights.safetensors'", folder.string())};
}

/// The number in "encoder.layer.3.output.dense.weight"; -1 for what belongs to no layer.
int layerOf(const std::string& name)
{
    constexpr std::string_view layers = "encoder.layer.";
    return name.starts_with(layers) ? std::atoi(name.c_str() + layers.size()) : -1;
}

Error inFolder(const std::filesystem::path& folder, const Error& error)
{
    return Error{error.code, fmt::format("language model '{}': {}", folder.string(), error.detail)};
}

} // namespace

Result<LanguageModelPack> readLanguageModelPack(const std::filesystem::path& folder)
{
    if (const Result<void> present = checkPresent(folder); !present)
        return present.error();
    const auto text = readModelText(folder / "config.json");
    if (!text)
        return text.error();
    const auto config = languageModelConfigFromPack(*text);
    if (!config)
        return inFolder(folder, config.error());
    const auto weights = readPublishedWeights(folder);
    if (!weights)
        return weights.error();
    return LanguageModelPack{*config, encoderWeights(*weights), folder / "vocabulary.model", folder / "LICENSE"};
}

Result<void> keepFirstLayers(LanguageModelConfig& config, NamedTensors& weights, int layers)
{
    if (layers > config.layers)
        return Error{ErrorCode::InvalidArgument, fmt::format("{} layers are too many: the language model has {}", layers, config.layers)};
    std::erase_if(weights, [&](const auto& weight) { return layerOf(weight.first) >= layers; });
    config.layers = layers;
    return {};
}

LanguageModelPack packOf(const Bundle& bundle)
{
    constexpr std::string_view prefix = "language_model.";
    LanguageModelPack pack{bundle.config.languageModel, {}, bundle.vocabulary, bundle.licence};
    for (const auto& [name, weight] : bundle.weights) {
        if (name.starts_with(prefix))
            pack.weights.emplace(name.substr(prefix.size()), weight);
    }
    return pack;
}

Result<LanguageModel> makeLanguageModel(const LanguageModelPack& pack)
{
    LanguageModel model(pack.config);
    if (const Result<void> assigned = assignParameters(*model, pack.weights); !assigned)
        return inFolder(pack.vocabulary.parent_path(), assigned.error());
    model->eval();
    return model;
}

} // namespace ratatosk
