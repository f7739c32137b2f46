// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/bundle_description.h"

#include "core/network/bundle/invalid_model.h"
#include "core/network/bundle/model_config_json.h"
#include "core/network/bundle/model_shapes.h"
#include "core/network/bundle/safetensors_file.h"
#include "core/network/bundle/text_file.h"
#include "core/network/bundle/vocabulary_size.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace ratatosk {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr int kFormat = 1;
/// What the network reads of question and database: keys, relations, links, values. 2: with keys that are guessed by chance. Raised when a network
/// that was trained on the one is worse on the other; earlier ones are read as long as they lose little.
constexpr int kInputs = 2, kOldestInputs = 1;
constexpr int kMostSpecialPieces = 16;   ///< a family has five
constexpr int kPiecesOfOneToSpare = 100; ///< some fill their tables up to a round number: one row for so many pieces
constexpr auto kWeightFile = "weights.safetensors";

Result<BundleDescription> understand(const std::string& text)
{
    const json description = json::parse(text, nullptr, false);
    if (!description.is_object())
        return invalidModel("it is not a JSON object");
    if (description.value("format", json()) != kFormat)
        return invalidModel(fmt::format("'format' is not {}: made by another version of Ratatosk", kFormat));
    const json inputs = description.value("inputs", json(kOldestInputs));
    if (!inputs.is_number_integer() || inputs < kOldestInputs || inputs > kInputs)
        return invalidModel(
            fmt::format("'inputs' is {}: the model was trained for another way of reading questions than this version has (up to {})",
                        inputs.dump(), kInputs));
    const json name = description.value("name", json());
    const json training = description.value("training", json());
    if (!name.is_string() || !training.is_string())
        return invalidModel("'name' and 'training' must be texts");
    const auto config = modelConfigFromJson(description.value("model", json()).dump());
    if (!config)
        return config.error();
    return BundleDescription{name.get<std::string>(), training.get<std::string>(), *config};
}

/// Of all files together; where the numbers lie is not that of one file any more.
Result<SafetensorsHeader> readHeaders(const fs::path& folder)
{
    SafetensorsHeader all;
    for (const fs::path& file : weightFiles(folder)) {
        auto header = readSafetensorsHeader(file);
        if (!header)
            return header.error();
        for (TensorEntry& entry : header->entries) {
            if (std::ranges::find(all.entries, entry.name, &TensorEntry::name) != all.entries.end())
                return invalidModel(fmt::format("'{}': '{}' is also in another file", file.string(), entry.name));
            all.entries.push_back(std::move(entry));
        }
    }
    return all;
}

/// That weights and vocabulary are those of the configuration, before any memory is asked for.
Result<void> checkFiles(const fs::path& folder, const ModelConfig& config)
{
    const auto header = readHeaders(folder);
    if (!header)
        return header.error();
    if (const Result<void> shapes = checkShapes(config, *header); !shapes)
        return invalidModel(fmt::format("'{}': {}", folder.string(), shapes.error().detail));
    const auto pieces = piecesIn(folder / kBundleVocabulary);
    if (!pieces)
        return pieces.error();
    // A vocabulary may end with special pieces that its sentencepiece model does not have.
    const int missing = config.languageModel.vocabularySize - config.languageModel.pieceOffset - *pieces;
    if (missing < 0 || missing > std::max(kMostSpecialPieces, *pieces / kPiecesOfOneToSpare))
        return invalidModel(fmt::format("'{}': the vocabulary has {} pieces, the configuration says {}", folder.string(), *pieces,
                                        config.languageModel.vocabularySize));
    return {};
}

} // namespace

std::string describe(const BundleDescription& bundle)
{
    const nlohmann::ordered_json description{{"format", kFormat},
                                             {"inputs", kInputs},
                                             {"name", bundle.name},
                                             {"training", bundle.training},
                                             {"model", nlohmann::ordered_json::parse(modelConfigToJson(bundle.config))}};
    return description.dump(2, ' ', false, json::error_handler_t::replace) + '\n';
}

Result<BundleDescription> readDescription(const fs::path& folder)
{
    for (const char* name : {kBundleConfig, kWeightFile, kBundleVocabulary, kBundleLicence})
        if (!fs::is_regular_file(folder / name))
            return Error{ErrorCode::ModelMissing, fmt::format("the model's folder '{}' has no file '{}'", folder.string(), name)};
    const auto text = readModelText(folder / kBundleConfig);
    if (!text)
        return text.error();
    const auto description = understand(*text);
    if (!description)
        return invalidModel(fmt::format("'{}': {}", (folder / kBundleConfig).string(), description.error().detail));
    if (const Result<void> suits = checkFiles(folder, description->config); !suits)
        return suits.error();
    return description;
}

fs::path weightFile(const fs::path& folder, int number)
{
    return folder / (number == 1 ? kWeightFile : fmt::format("weights-{}.safetensors", number));
}

std::vector<fs::path> weightFiles(const fs::path& folder)
{
    std::vector<fs::path> files{weightFile(folder, 1)};
    while (fs::is_regular_file(weightFile(folder, static_cast<int>(files.size()) + 1)))
        files.push_back(weightFile(folder, static_cast<int>(files.size()) + 1));
    return files;
}

bool hasConversationWeights(const fs::path& bundle)
{
    return fs::exists(bundle / kConversationFile);
}

ModelConfig conversational(ModelConfig config)
{
    config.relations = RelationVocabulary::Conversation;
    return config;
}

} // namespace ratatosk
