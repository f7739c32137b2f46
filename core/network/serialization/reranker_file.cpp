// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/reranker_file.h"

#include "core/network/serialization/row_quantisation.h"
#include "core/network/serialization/safetensors.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace ratatosk {
namespace {

constexpr auto kWordVectors = "language_model.embeddings.word_embeddings.weight";
constexpr auto kFormat = "ratatosk-reranker-1";

Error invalidReranker(const std::filesystem::path& file, std::string_view problem)
{
    return Error{ErrorCode::ModelInvalid, fmt::format("'{}': {}", file.string(), problem)};
}

} // namespace

Result<void> writeReranker(const std::filesystem::path& file, const CrossEncoder& network)
{
    NamedTensors weights;
    for (const auto& [name, tensor] : namedParameters(*network)) {
        if (name != kWordVectors)
            weights[name] = tensor.detach().cpu();
    }
    if (const Result<void> finite = checkFinite(weights); !finite)
        return finite;
    return writeSafetensors(file, {quantiseRows(weights), {{"format", kFormat}}});
}

Result<CrossEncoder> readReranker(const std::filesystem::path& file, const LanguageModel& words)
{
    if (!std::filesystem::exists(file))
        return Error{ErrorCode::ModelMissing, fmt::format("there is no reranker '{}'", file.string())};
    const auto stored = readSafetensors(file);
    if (!stored)
        return stored.error();
    const auto format = stored->metadata.find("format");
    if (format == stored->metadata.end() || format->second != kFormat)
        return invalidReranker(file, "is not a reranker of this version of Ratatosk");
    auto weights = dequantiseRows(stored->tensors);
    if (!weights)
        return invalidReranker(file, weights.error().detail);
    CrossEncoder network(words->config(), 0.0);
    network->languageModel()->shareWordVectors(*words);
    weights->emplace(kWordVectors, namedParameters(*words).at("embeddings.word_embeddings.weight"));
    if (const Result<void> assigned = assignParameters(*network, *weights); !assigned)
        return invalidReranker(file, assigned.error().detail);
    network->eval();
    for (at::Tensor& parameter : network->parameters())
        parameter.set_requires_grad(false);
    return network;
}

} // namespace ratatosk
