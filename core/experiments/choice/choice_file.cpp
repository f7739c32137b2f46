// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_file.h"

#include "core/base/atomic_file.h"
#include "core/network/bundle/invalid_model.h"
#include "core/network/bundle/json_fields.h"
#include "core/network/bundle/library_failure.h"
#include "core/network/bundle/model_config_json.h"
#include "core/network/bundle/text_file.h"
#include "core/network/serialization/row_quantisation.h"
#include "core/network/serialization/safetensors.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr auto kChoiceConfig = "config.json", kChoiceWeights = "weights.safetensors", kChoiceVocabulary = "vocabulary.model",
               kChoiceLicence = "LICENSE";
constexpr EnumNames<InitialisationScheme, 3> kLayerSchemes{
    {{"dt_fixup", InitialisationScheme::DtFixup}, {"t_fixup", InitialisationScheme::TFixup}, {"standard", InitialisationScheme::Standard}}};

template <class Layers, class Visitor>
void visitLayers(Layers& layers, Visitor& visit)
{
    visit("initialisation", layers.initialisation, kLayerSchemes);
    visit("layers", layers.layers, Range<int>{0, 256});
    visit("heads", layers.heads, Range<int>{1, 256});
    visit("inner_size", layers.innerSize, Range<int>{1, 16384});
}

std::string configText(const ChoiceConfig& config)
{
    FieldWriter writer;
    visitLayers(config.layers, writer);
    const json languageModel = json::parse(languageModelConfigToJson(config.languageModel, "bert"));
    return json{{"choice", writer.object()}, {"language_model", languageModel}}.dump(1) + '\n';
}

Result<ChoiceConfig> configFrom(const std::string& text)
{
    const json all = json::parse(text, nullptr, false);
    if (!all.is_object() || !all.contains("choice") || !all.contains("language_model") || !all["choice"].is_object())
        return invalidModel("it is not a model that chooses among answers");
    const auto languageModel = languageModelConfigFromPack(all["language_model"].dump());
    if (!languageModel)
        return languageModel.error();
    ChoiceConfig config{.languageModel = *languageModel};
    FieldReader reader(all["choice"]);
    visitLayers(config.layers, reader);
    if (const Result<void> outcome = reader.finish(); !outcome)
        return outcome.error();
    config.layers.width = languageModel->hiddenSize;
    if (config.layers.width % config.layers.heads != 0)
        return invalidModel("'hidden_size' is not a multiple of the layers' 'heads'");
    return config;
}

Error inChoiceFolder(const fs::path& folder, const Error& error)
{
    return Error{error.code, fmt::format("'{}': {}", folder.string(), error.detail)};
}

Result<ChoiceNetwork> networkFrom(const fs::path& folder)
{
    const auto text = readModelText(folder / kChoiceConfig);
    if (!text)
        return text.error();
    const auto config = configFrom(*text);
    if (!config)
        return inChoiceFolder(folder, config.error());
    const auto stored = readSafetensors(folder / kChoiceWeights);
    if (!stored)
        return stored.error();
    const auto weights = dequantiseRows(stored->tensors);
    if (!weights)
        return inChoiceFolder(folder, weights.error());
    ChoiceNetwork network(*config);
    if (const Result<void> assigned = assignParameters(*network, *weights); !assigned)
        return inChoiceFolder(folder, assigned.error());
    network->eval();
    return network;
}

} // namespace

Result<void> writeChoiceModel(const fs::path& folder, const ChoiceNetwork& network, const fs::path& vocabulary, const fs::path& licence)
try {
    NamedTensors weights;
    for (const auto& [name, tensor] : namedParameters(*network))
        weights[name] = tensor.detach().cpu();
    if (const Result<void> finite = checkFinite(weights); !finite)
        return finite;
    fs::create_directories(folder);
    fs::copy_file(vocabulary, folder / kChoiceVocabulary, fs::copy_options::overwrite_existing);
    fs::copy_file(licence, folder / kChoiceLicence, fs::copy_options::overwrite_existing);
    if (const Result<void> written = writeSafetensors(folder / kChoiceWeights, {quantiseRows(weights), {}}); !written)
        return written;
    return writeAtomically(folder / kChoiceConfig, configText(network->config()));
} catch (const std::exception& failure) {
    return Error{ErrorCode::IoError, fmt::format("cannot write the model '{}': {}", folder.string(), plainReason(failure))};
}

Result<ChoiceModel> readChoiceModel(const fs::path& folder)
{
    for (const char* name : {kChoiceConfig, kChoiceWeights, kChoiceVocabulary})
        if (std::error_code ignored; !fs::is_regular_file(folder / name, ignored))
            return Error{ErrorCode::ModelMissing, fmt::format("the model's folder '{}' has no file '{}'", folder.string(), name)};
    auto network = networkFrom(folder);
    if (!network)
        return network.error();
    auto vocabulary = SubwordVocabulary::load(folder / kChoiceVocabulary);
    if (!vocabulary)
        return vocabulary.error();
    return ChoiceModel{*network, *vocabulary};
}

} // namespace ratatosk
