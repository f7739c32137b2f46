// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/model/model_config.h"
#include "core/network/serialization/named_tensors.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace ratatosk {

/// A trained parser as it is shipped: one folder with config.json (format, inputs, name, training, model), weights.safetensors (matrices int8,
/// see row_quantisation.h; what is too large for one file goes on in weights-2.safetensors and so on), vocabulary.model (sentencepiece) and
/// LICENSE (of the language model it began from).
struct Bundle {
    std::string name;
    std::string training; ///< what it was trained on and how well it does, in words
    ModelConfig config;
    NamedTensors weights;             ///< fp32
    std::filesystem::path vocabulary; ///< written: copied from here; read: the bundle's own
    std::filesystem::path licence;    ///< the same
    int wordVectorBits = 8;           ///< 4: those of the language model are kept as a GroupedMatrix
};

/// Bytes of numbers in one file of weights: hosts of repositories refuse files that are not much larger.
inline constexpr std::int64_t kLargestWeightFile = 90'000'000;

/// Replaces `folder` as a whole: an older bundle stays in place until the new one is complete. InvalidArgument when a weight is not finite.
Result<void> writeBundle(const std::filesystem::path& folder, const Bundle& bundle, std::int64_t largestFile = kLargestWeightFile);

/// ModelMissing when a file is not there, ModelInvalid when one cannot be understood, or when the bundle was trained on inputs that this version
/// does not make (config.json's "inputs"; none: the first). Weights come back within half a scale of what was written
/// (row_quantisation, group_quantisation).
Result<Bundle> readBundle(const std::filesystem::path& folder);

} // namespace ratatosk
