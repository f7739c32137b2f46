// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/model/model_config.h"

#include <string>
#include <string_view>

namespace ratatosk {

/// The configuration as a JSON object with one key for each field ("width", "layer_dropout", "language_model": {...}).
std::string modelConfigToJson(const ModelConfig& config);

/// The inverse. Every key must be there and none besides. ModelInvalid names the key that is missing, unknown or out of range: sizes are
/// bounded, so that a damaged file cannot ask for absurd amounts of memory.
Result<ModelConfig> modelConfigFromJson(std::string_view text);

/// The shape of an encoder from the config.json that comes with its weights. Takes our names or those of the BERT convention
/// ("num_hidden_layers", "max_position_embeddings", "type_vocab_size" ...), ignores other keys, keeps the defaults of absent special
/// pieces. ModelInvalid when the sizes are missing or bad, or the activation is not GELU.
Result<LanguageModelConfig> languageModelConfigFromPack(std::string_view text);

/// The inverse, under our names; `family` is one that languageModelConfigFromPack knows ("electra").
std::string languageModelConfigToJson(const LanguageModelConfig& config, const std::string& family);

} // namespace ratatosk
