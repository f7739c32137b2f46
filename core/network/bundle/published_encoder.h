// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace ratatosk {

// How BERT, RoBERTa, XLM-R, ELECTRA, DeBERTa (second and third version) and MPNet are published, in our terms. Sources include this, headers do not.

/// What "architecture" or "model_type" says; bert where neither does. Requires: an object.
std::string familyOf(const nlohmann::json& pack);

/// Error: ModelInvalid for another family than bert (also when nothing is said), roberta, xlm-roberta, electra, deberta-v2 and mpnet, which
/// "architecture" or "model_type" names, for another activation than erf GELU, and for positions that are neither learnt nor DeBERTa's.
Result<void> checkPublished(const nlohmann::json& pack);

/// An encoder's configuration with our keys only. Its own values win; what it does not say (ids of special pieces, offsets) is its family's.
/// Requires: it was checked.
nlohmann::json translatedPack(const nlohmann::json& pack);

/// Our name for one of the encoder's own weights: without a prefix ("roberta.encoder.layer.0..."), and with LayerNorm's old names ("gamma", "beta")
/// and DeBERTa's and MPNet's own ("query_proj", "attn.q") translated. Nothing for heads of pre-training and pooling.
std::optional<std::string> encoderWeightName(const std::string& published);

} // namespace ratatosk
