// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/layers/cross_encoder.h"

#include <filesystem>

namespace ratatosk {

/// Name of the reranker's file in a bundle.
inline constexpr const char* kRerankerFile = "reranker.safetensors";

/// A cross-encoder beside the parser's weights, matrices int8 (row_quantisation.h), without word vectors: those are the parser's.
/// InvalidArgument when a weight is not finite.
Result<void> writeReranker(const std::filesystem::path& file, const CrossEncoder& network);

/// A cross-encoder in evaluation mode over `words`' word vectors, which it shares. Errors: ModelMissing, ModelInvalid.
Result<CrossEncoder> readReranker(const std::filesystem::path& file, const LanguageModel& words);

} // namespace ratatosk
