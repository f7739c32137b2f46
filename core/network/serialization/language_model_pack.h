// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/language_model.h"
#include "core/network/serialization/model_bundle.h"
#include "core/network/serialization/named_tensors.h"

#include <filesystem>

namespace ratatosk {

/// A pre-trained language model: a folder with config.json, weights.safetensors (or model.safetensors), vocabulary.model and LICENSE.
/// BERT, RoBERTa, XLM-R, ELECTRA, DeBERTa and MPNet of any size are read with their published configuration and tensor names (published_encoder.h); the vocabulary
/// is a sentencepiece model whose pieces stand at the published ids, less the configuration's `piece_offset`.
struct LanguageModelPack {
    LanguageModelConfig config;
    NamedTensors weights;             ///< as stored (fp16, for instance), by the names of LanguageModel's parameters
    std::filesystem::path vocabulary; ///< sentencepiece model
    std::filesystem::path licence;
};

/// ModelMissing when a file is not there, ModelInvalid when one cannot be understood.
Result<LanguageModelPack> readLanguageModelPack(const std::filesystem::path& folder);

/// Leaves out the layers behind the first so many. Error: InvalidArgument when there are fewer.
Result<void> keepFirstLayers(LanguageModelConfig& config, NamedTensors& weights, int layers);

/// The language model that a trained parser holds; without weights where the parser learnt from nothing.
LanguageModelPack packOf(const Bundle& bundle);

/// A language model with the pack's weights, in evaluation mode. ModelInvalid when weights and configuration disagree.
Result<LanguageModel> makeLanguageModel(const LanguageModelPack& pack);

} // namespace ratatosk
