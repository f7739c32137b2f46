// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/model/model_config.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// What a bundle says of itself (models/README.md), its numbers aside.
struct BundleDescription {
    std::string name;
    std::string training; ///< what it was trained on and how well it does, in words
    ModelConfig config;
};

inline constexpr auto kBundleConfig = "config.json";
inline constexpr auto kBundleVocabulary = "vocabulary.model";
inline constexpr auto kBundleLicence = "LICENSE";
/// Name of the file in a bundle that says how its weights change where a question goes on from others. Those that stand alone are read with the
/// bundle's own weights: learning to converse takes nothing from them.
inline constexpr const char* kConversationFile = "conversation.safetensors";
/// What that file calls its format.
inline constexpr auto kAdaptationFormat = "ratatosk-conversation-1";
/// Name of the one tensor that may be kept in four bits.
inline constexpr auto kWordVectorTable = "language_model.embeddings.word_embeddings.weight";
inline constexpr float kLargestWeight = 1e4F; ///< of trained networks a hundredth; beyond it sums overflow

/// The contents of config.json.
std::string describe(const BundleDescription& bundle);

/// Checks everything but the numbers: that the files are there, and that weights and vocabulary are those of the configuration. ModelMissing when a
/// file is not there, ModelInvalid when one cannot be understood, or when the bundle was trained on inputs that this version does not make.
Result<BundleDescription> readDescription(const std::filesystem::path& folder);

/// The first file is number 1.
std::filesystem::path weightFile(const std::filesystem::path& folder, int number);
/// Those that are there, without a gap.
std::vector<std::filesystem::path> weightFiles(const std::filesystem::path& folder);

/// Whether the bundle can read questions that go on from others by changed weights.
bool hasConversationWeights(const std::filesystem::path& bundle);
/// What a configuration is for such questions.
ModelConfig conversational(ModelConfig config);

} // namespace ratatosk
