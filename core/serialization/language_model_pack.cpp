// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serialization/language_model_pack.h"

#include "core/serialization/model_config_json.h"
#include "core/serialization/safetensors.h"
#include "core/serialization/text_file.h"

#include <fmt/format.h>

namespace ratatosk {
namespace {

Result<void> checkPresent(const std::filesystem::path& folder)
{
    for (const char* name : {"config.json", "weights.safetensors", "vocabulary.model", "LICENSE"}) {
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(folder / name, ignored))
            return Error{ErrorCode::ModelMissing, fmt::format("the language model's folder '{}' has no file '{}'", folder.string(), name)};
    }
    return {};
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
    auto weights = readSafetensors(folder / "weights.safetensors");
    if (!weights)
        return weights.error();
    return LanguageModelPack{*config, std::move(weights->tensors), folder / "vocabulary.model", folder / "LICENSE"};
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
