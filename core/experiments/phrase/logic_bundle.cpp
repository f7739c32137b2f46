// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_bundle.h"

#include "core/base/atomic_file.h"
#include "core/network/bundle/invalid_model.h"
#include "core/network/bundle/library_failure.h"
#include "core/network/bundle/text_file.h"
#include "core/network/serialization/row_quantisation.h"
#include "core/network/serialization/safetensors.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace ratatosk {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr int kFormat = 1;
constexpr int kWidestBeam = 64;
constexpr auto kDescription = "logic.json";
constexpr auto kWords = "words.txt";
constexpr auto kGrammar = "grammar.txt";
constexpr auto kWeights = "weights.safetensors";

std::string describe(const LogicBundle& bundle)
{
    const nlohmann::ordered_json description{{"format", kFormat},
                                             {"training", bundle.training},
                                             {"beam_size", bundle.beamSize},
                                             {"model", nlohmann::ordered_json::parse(logicShapeText(bundle.shape))}};
    return description.dump(2, ' ', false, json::error_handler_t::replace) + '\n';
}

/// Fills everything but words and weights.
Result<void> understand(const std::string& text, LogicBundle& bundle)
{
    const json description = json::parse(text, nullptr, false);
    if (!description.is_object() || description.value("format", json()) != kFormat)
        return invalidModel(fmt::format("it is not a description of format {}", kFormat));
    const json training = description.value("training", json()), beamSize = description.value("beam_size", json());
    if (!training.is_string() || !beamSize.is_number_integer() || beamSize < 1 || beamSize > kWidestBeam)
        return invalidModel("'training' must be a text, 'beam_size' a small number");
    const auto shape = logicShapeFromText(description.value("model", json()).dump());
    if (!shape)
        return shape.error();
    bundle.training = training.get<std::string>();
    bundle.beamSize = beamSize.get<int>();
    bundle.shape = *shape;
    return {};
}

Result<NamedTensors> readWeights(const fs::path& file)
{
    const auto stored = readSafetensors(file);
    return stored ? dequantiseRows(stored->tensors) : stored.error();
}

Error inFile(const fs::path& file, const Error& error)
{
    return Error{error.code, fmt::format("'{}': {}", file.string(), error.detail)};
}

} // namespace

Result<void> writeLogicBundle(const fs::path& folder, const LogicBundle& bundle)
try {
    if (const auto finite = checkFinite(bundle.weights); !finite)
        return finite;
    fs::create_directories(folder);
    if (const auto written = writeSafetensors(folder / kWeights, {quantiseRows(bundle.weights), {}}); !written)
        return written;
    if (const auto written = writeAtomically(folder / kWords, bundle.words.text()); !written)
        return written;
    if (const auto written = writeAtomically(folder / kGrammar, bundle.grammar); !written)
        return written;
    return writeAtomically(folder / kDescription, describe(bundle));
} catch (const std::exception& failure) {
    return Error{ErrorCode::IoError, fmt::format("cannot write the model '{}': {}", folder.string(), plainReason(failure))};
}

Result<LogicBundle> readLogicBundle(const fs::path& folder)
try {
    for (const char* name : {kDescription, kWords, kGrammar, kWeights})
        if (!fs::is_regular_file(folder / name))
            return Error{
                ErrorCode::ModelMissing,
                fmt::format("the folder '{}' has no file '{}': it does not contain a parser of logical forms", folder.string(), name)};
    const auto text = readModelText(folder / kDescription), wordText = readModelText(folder / kWords),
               grammar = readModelText(folder / kGrammar);
    for (const auto* file : {&text, &wordText, &grammar}) {
        if (!*file)
            return file->error();
    }
    auto words = logic::WordTable::read(*wordText);
    if (!words)
        return inFile(folder / kWords, words.error());
    LogicBundle bundle{{}, 1, {}, *std::move(words), *grammar, {}};
    if (const auto understood = understand(*text, bundle); !understood)
        return inFile(folder / kDescription, understood.error());
    auto weights = readWeights(folder / kWeights);
    if (!weights)
        return inFile(folder / kWeights, weights.error());
    bundle.weights = *std::move(weights);
    return bundle;
} catch (const std::exception& failure) {
    return invalidModel(fmt::format("cannot read the model '{}': {}", folder.string(), plainReason(failure)));
}

} // namespace ratatosk
