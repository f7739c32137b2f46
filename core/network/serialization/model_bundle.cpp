// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/model_bundle.h"

#include "core/base/atomic_file.h"
#include "core/network/serialization/invalid_model.h"
#include "core/network/serialization/library_failure.h"
#include "core/network/serialization/model_config_json.h"
#include "core/network/serialization/model_shapes.h"
#include "core/network/serialization/row_quantisation.h"
#include "core/network/serialization/safetensors.h"
#include "core/network/serialization/text_file.h"
#include "core/network/serialization/vocabulary_size.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

#include <fcntl.h>

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
constexpr float kLargestWeight = 1e4F;   // of trained networks a hundredth; beyond it sums overflow
constexpr auto kConfig = "config.json";
constexpr auto kWeights = "weights.safetensors";
constexpr auto kVocabulary = "vocabulary.model";
constexpr auto kLicence = "LICENSE";
constexpr auto kWordVectors = "language_model.embeddings.word_embeddings.weight";

std::string describe(const Bundle& bundle)
{
    const nlohmann::ordered_json description{{"format", kFormat},
                                             {"inputs", kInputs},
                                             {"name", bundle.name},
                                             {"training", bundle.training},
                                             {"model", nlohmann::ordered_json::parse(modelConfigToJson(bundle.config))}};
    return description.dump(2, ' ', false, json::error_handler_t::replace) + '\n';
}

/// Fills everything but the weights.
Result<Bundle> understand(const std::string& text)
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
    return Bundle{name.get<std::string>(), training.get<std::string>(), *config, {}, {}, {}, 8};
}

/// The first file is number 1.
fs::path weightFile(const fs::path& folder, int number)
{
    return folder / (number == 1 ? kWeights : fmt::format("weights-{}.safetensors", number));
}

/// Those that are there, without a gap.
std::vector<fs::path> weightFiles(const fs::path& folder)
{
    std::vector<fs::path> files{weightFile(folder, 1)};
    while (fs::is_regular_file(weightFile(folder, static_cast<int>(files.size()) + 1)))
        files.push_back(weightFile(folder, static_cast<int>(files.size()) + 1));
    return files;
}

/// In the order of their names, each file as full as may be; a tensor is never cut.
Result<void> writeWeights(const fs::path& folder, const NamedTensors& weights, std::int64_t largestFile)
{
    TensorFile file;
    std::int64_t bytes = 0;
    int number = 1;
    for (const auto& [name, tensor] : weights) {
        const auto size = static_cast<std::int64_t>(tensor.nbytes());
        if (!file.tensors.empty() && bytes + size > largestFile) {
            if (const Result<void> written = writeSafetensors(weightFile(folder, number++), std::exchange(file, {})); !written)
                return written;
            bytes = 0;
        }
        file.tensors.emplace(name, tensor);
        bytes += size;
    }
    return writeSafetensors(weightFile(folder, number), file);
}

Result<void> fill(const fs::path& folder, const Bundle& bundle, std::int64_t largestFile)
{
    fs::create_directories(folder);
    fs::copy_file(bundle.vocabulary, folder / kVocabulary);
    fs::copy_file(bundle.licence, folder / kLicence);
    const NamedTensors rounded = quantiseRows(bundle.weights, bundle.wordVectorBits == 4 ? kWordVectors : "");
    if (const Result<void> written = writeWeights(folder, rounded, largestFile); !written)
        return written;
    return writeAtomically(folder / kConfig, describe(bundle));
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
    const auto pieces = piecesIn(folder / kVocabulary);
    if (!pieces)
        return pieces.error();
    // A vocabulary may end with special pieces that its sentencepiece model does not have.
    const int missing = config.languageModel.vocabularySize - config.languageModel.pieceOffset - *pieces;
    if (missing < 0 || missing > std::max(kMostSpecialPieces, *pieces / kPiecesOfOneToSpare))
        return invalidModel(fmt::format("'{}': the vocabulary has {} pieces, the configuration says {}", folder.string(), *pieces,
                                        config.languageModel.vocabularySize));
    return {};
}

Result<NamedTensors> readWeights(const fs::path& folder, int& wordVectorBits)
{
    NamedTensors stored;
    for (const fs::path& file : weightFiles(folder)) {
        auto read = readSafetensors(file);
        if (!read)
            return read.error();
        stored.merge(read->tensors);
    }
    const auto wordVectors = stored.find(kWordVectors);
    wordVectorBits = wordVectors != stored.end() && wordVectors->second.scalar_type() == at::kByte ? 4 : 8;
    auto weights = dequantiseRows(stored);
    if (!weights)
        return invalidModel(fmt::format("'{}': {}", folder.string(), weights.error().detail));
    for (const auto& [name, tensor] : *weights) {
        if (tensor.numel() > 0 && !(tensor.abs().max().item<float>() < kLargestWeight))
            return invalidModel(fmt::format("'{}': the numbers of '{}' are larger than any training makes them", folder.string(), name));
    }
    return weights;
}

/// In one step where the file system can exchange folders; else the old one steps aside first, and only then goes away.
void replaceFolder(const fs::path& folder, const fs::path& fresh)
{
    if (::renameat2(AT_FDCWD, fresh.c_str(), AT_FDCWD, folder.c_str(), RENAME_EXCHANGE) == 0) {
        fs::remove_all(fresh);
        return;
    }
    const fs::path old = folder.string() + ".old";
    fs::remove_all(old);
    if (fs::exists(folder))
        fs::rename(folder, old);
    fs::rename(fresh, folder);
    fs::remove_all(old);
}

} // namespace

Result<void> writeBundle(const fs::path& folder, const Bundle& bundle, std::int64_t largestFile)
try {
    if (const Result<void> finite = checkFinite(bundle.weights); !finite)
        return finite;
    const fs::path fresh = folder.string() + ".new";
    fs::remove_all(fresh);
    if (const Result<void> filled = fill(fresh, bundle, largestFile); !filled)
        return filled;
    replaceFolder(folder, fresh);
    return {};
} catch (const std::exception& failure) {
    return Error{ErrorCode::IoError, fmt::format("cannot write the model '{}': {}", folder.string(), plainReason(failure))};
}

Result<Bundle> readBundle(const fs::path& folder)
try {
    for (const char* name : {kConfig, kWeights, kVocabulary, kLicence})
        if (!fs::is_regular_file(folder / name))
            return Error{ErrorCode::ModelMissing, fmt::format("the model's folder '{}' has no file '{}'", folder.string(), name)};
    const auto text = readModelText(folder / kConfig);
    if (!text)
        return text.error();
    auto bundle = understand(*text);
    if (!bundle)
        return invalidModel(fmt::format("'{}': {}", (folder / kConfig).string(), bundle.error().detail));
    if (const Result<void> suits = checkFiles(folder, bundle->config); !suits)
        return suits.error();
    auto weights = readWeights(folder, bundle->wordVectorBits);
    if (!weights)
        return weights.error();
    bundle->weights = *std::move(weights);
    bundle->vocabulary = folder / kVocabulary;
    bundle->licence = folder / kLicence;
    return bundle;
} catch (const std::exception& failure) {
    return invalidModel(fmt::format("cannot read the model '{}': {}", folder.string(), plainReason(failure)));
}

} // namespace ratatosk
