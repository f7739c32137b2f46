// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/conversation_weights.h"

#include "core/network/bundle/invalid_model.h"
#include "core/network/serialization/safetensors.h"
#include "core/network/serialization/weight_adaptation.h"

#include <fmt/format.h>

namespace ratatosk {
namespace {

Result<NamedTensors> readAdaptation(const std::filesystem::path& file)
{
    if (!std::filesystem::exists(file))
        return Error{ErrorCode::ModelMissing, fmt::format("there is no file '{}'", file.string())};
    const auto stored = readSafetensors(file);
    if (!stored)
        return stored.error();
    const auto format = stored->metadata.find("format");
    if (format == stored->metadata.end() || format->second != kAdaptationFormat)
        return invalidModel(fmt::format("'{}' was made for another version of Ratatosk", file.string()));
    return stored->tensors;
}

/// Drop-out is of trainings, not of shapes.
ModelConfig withoutDropout(ModelConfig config)
{
    config.inputDropout = config.layerDropout = config.decoderDropout = config.languageModelDropout = 0;
    return config;
}

} // namespace

Result<std::uintmax_t> writeConversationWeights(const std::filesystem::path& bundle, const std::filesystem::path& trained)
{
    const auto base = readBundle(bundle);
    if (!base)
        return base.error();
    const auto after = readBundle(trained);
    if (!after)
        return after.error();
    if (conversational(withoutDropout(base->config)) != withoutDropout(after->config))
        return Error{
            ErrorCode::InvalidArgument,
            fmt::format("'{}' does not hold the weights of '{}' trained further on conversations", trained.string(), bundle.string())};
    if (const Result<void> finite = checkFinite(after->weights); !finite)
        return finite.error();
    const std::filesystem::path file = bundle / kConversationFile;
    if (const Result<void> written = writeSafetensors(file, {adaptationOf(base->weights, after->weights), {{"format", kAdaptationFormat}}});
        !written)
        return written.error();
    return std::filesystem::file_size(file);
}

Result<Bundle> readConversationBundle(const std::filesystem::path& folder)
{
    auto bundle = readBundle(folder);
    if (!bundle)
        return bundle;
    const auto adaptation = readAdaptation(folder / kConversationFile);
    if (!adaptation)
        return adaptation.error();
    auto weights = adapted(std::move(bundle->weights), *adaptation);
    if (!weights)
        return invalidModel(fmt::format("'{}': {}", (folder / kConversationFile).string(), weights.error().detail));
    bundle->weights = *std::move(weights);
    bundle->config = conversational(bundle->config);
    return bundle;
}

} // namespace ratatosk
