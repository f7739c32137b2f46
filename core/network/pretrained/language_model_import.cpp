// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/language_model_import.h"

#include "core/base/atomic_file.h"
#include "core/network/bundle/library_failure.h"
#include "core/network/bundle/model_config_json.h"
#include "core/network/bundle/published_encoder.h"
#include "core/network/pretrained/licence.h"
#include "core/network/pretrained/published_vocabulary.h"
#include "core/network/pretrained/token_list.h"
#include "core/network/serialization/language_model_pack.h"
#include "core/network/serialization/published_weights.h"
#include "core/network/serialization/safetensors.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace ratatosk {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr auto kConfigFile = "config.json", kPublishedWeights = "model.safetensors", kOurWeights = "weights.safetensors";
constexpr int kMostRowsWithoutPiece = 1024; ///< as a bundle may have

bool hasFile(const fs::path& folder, const char* name)
{
    std::error_code ignored;
    return fs::is_regular_file(folder / name, ignored);
}

/// Everything that is read of a published folder.
struct PublishedFolder {
    std::string family;
    LanguageModelConfig config;
    PublishedVocabulary vocabulary;
    NamedTensors weights; ///< the encoder's
    Licence licence;
};

Result<fs::path> weightsFile(const fs::path& folder)
{
    for (const char* name : {kPublishedWeights, kOurWeights})
        if (hasFile(folder, name))
            return folder / name;
    if (hasFile(folder, "model.safetensors.index.json"))
        return Error{ErrorCode::ModelMissing,
                     fmt::format("'{}' has its weights in several files: join them into one '{}'", folder.string(), kPublishedWeights)};
    if (hasFile(folder, "pytorch_model.bin"))
        return Error{ErrorCode::ModelMissing,
                     fmt::format("'{}' has its weights as 'pytorch_model.bin' alone, which may run code: convert it into '{}'",
                                 folder.string(), kPublishedWeights)};
    return Error{ErrorCode::ModelMissing, fmt::format("'{}' has no file '{}'", folder.string(), kPublishedWeights)};
}

/// Special pieces stand where the vocabulary has them, whatever the family usually does.
Result<LanguageModelConfig> configOf(json published, const PublishedVocabulary& vocabulary)
{
    const auto size = published.find("vocab_size");
    const int last = size != published.end() && size->is_number_integer() ? size->get<int>() - 1 : vocabulary.special.mask;
    published["piece_offset"] = vocabulary.pieceOffset;
    published["pad_id"] = vocabulary.special.pad;
    published["unk_id"] = vocabulary.special.unknown;
    published["cls_id"] = vocabulary.special.cls;
    published["sep_id"] = vocabulary.special.sep;
    published["mask_id"] = std::min(vocabulary.special.mask, last);
    return languageModelConfigFromPack(published.dump());
}

Result<void> checkPieces(const LanguageModelConfig& config, const PublishedVocabulary& vocabulary)
{
    const int missing = config.vocabularySize - vocabulary.pieceOffset - vocabulary.pieces;
    if (missing >= 0 && missing <= kMostRowsWithoutPiece)
        return {};
    return Error{ErrorCode::ModelInvalid,
                 fmt::format("the vocabulary has {} pieces and the configuration says {}: they are of different models", vocabulary.pieces,
                             config.vocabularySize)};
}

Result<PublishedFolder> readDescription(const fs::path& folder)
{
    if (std::error_code ignored; !fs::is_directory(folder, ignored))
        return Error{ErrorCode::ModelMissing, fmt::format("There is no folder '{}'", folder.string())};
    const auto published = readVocabularyJson(folder / kConfigFile);
    if (!published)
        return published.error();
    if (const Result<void> suits = checkPublished(*published); !suits)
        return suits.error();
    auto vocabulary = readPublishedVocabulary(folder);
    if (!vocabulary)
        return vocabulary.error();
    const auto config = configOf(*published, *vocabulary);
    if (!config)
        return config.error();
    if (const Result<void> fits = checkPieces(*config, *vocabulary); !fits)
        return fits.error();
    auto licence = readLicence(folder);
    if (!licence)
        return licence.error();
    return PublishedFolder{familyOf(*published), *config, *std::move(vocabulary), {}, *std::move(licence)};
}

/// Also that they are what the configuration says.
Result<NamedTensors> readWeightsOf(const fs::path& folder, const LanguageModelConfig& config)
{
    const auto file = weightsFile(folder);
    if (!file)
        return file.error();
    const auto stored = readSafetensors(*file);
    if (!stored)
        return stored.error();
    NamedTensors weights = encoderWeights(stored->tensors);
    if (const Result<void> finite = checkFinite(weights); !finite)
        return Error{ErrorCode::ModelInvalid, fmt::format("'{}': {}", file->string(), finite.error().detail)};
    if (const auto model = makeLanguageModel({config, weights, *file, {}}); !model)
        return model.error();
    return weights;
}

Result<PublishedFolder> readPublishedFolder(const fs::path& folder, int firstLayers)
{
    auto published = readDescription(folder);
    if (!published)
        return published.error();
    auto weights = readWeightsOf(folder, published->config);
    if (!weights)
        return weights.error();
    published->weights = *std::move(weights);
    if (firstLayers > 0) {
        if (const Result<void> kept = keepFirstLayers(published->config, published->weights, firstLayers); !kept)
            return kept.error();
    }
    return published;
}

Result<void> writeFiles(const fs::path& folder, const PublishedFolder& published)
{
    fs::create_directories(folder);
    Result<void> written = writeSafetensors(folder / kOurWeights, {published.weights, {}});
    if (written)
        written = writeAtomically(folder / "vocabulary.model", published.vocabulary.bytes);
    if (written)
        written = writeAtomically(folder / "LICENSE", published.licence.text);
    if (written)
        written = writeAtomically(folder / kConfigFile, languageModelConfigToJson(published.config, published.family));
    return written;
}

Result<void> checkOutput(const fs::path& output)
{
    std::error_code ignored;
    if (!fs::exists(output, ignored) || (fs::is_directory(output, ignored) && fs::is_empty(output, ignored)))
        return {};
    return Error{ErrorCode::InvalidArgument, fmt::format("'{}' is in use: name a folder that is new or empty", output.string())};
}

Result<void> writePack(const fs::path& output, const PublishedFolder& published)
{
    const fs::path fresh = output.string() + ".new";
    fs::remove_all(fresh);
    if (const Result<void> written = writeFiles(fresh, published); !written)
        return written;
    fs::remove(output); // an empty one
    fs::rename(fresh, output);
    return {};
}

} // namespace

Result<ImportedLanguageModel> importLanguageModel(const fs::path& folder, const fs::path& output, int firstLayers)
try {
    if (const Result<void> isFree = checkOutput(output); !isFree)
        return isFree.error();
    const auto published = readPublishedFolder(folder, firstLayers);
    if (!published)
        return Error{published.error().code, fmt::format("{}.", published.error().detail)};
    if (const Result<void> written = writePack(output, *published); !written)
        return written.error();
    const auto size = measureLanguageModel(output);
    if (!size)
        return size.error();
    return ImportedLanguageModel{*size, published->vocabulary.sort, published->licence.file};
} catch (const std::exception& failure) {
    return Error{ErrorCode::IoError, fmt::format("cannot import '{}': {}", folder.string(), plainReason(failure))};
}

} // namespace ratatosk
