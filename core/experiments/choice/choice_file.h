// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/subword_vocabulary.h"
#include "core/experiments/choice/choice_network.h"

#include <filesystem>
#include <memory>

namespace ratatosk {

/// A trained network with all that it needs.
struct ChoiceModel {
    ChoiceNetwork network{nullptr};
    std::shared_ptr<const SubwordVocabulary> vocabulary;
};

/// A folder of config.json ("choice": the layers' shape, "language_model": as in bundles), weights.safetensors (matrices int8, as in bundles),
/// vocabulary.model and LICENSE, the last two copied. Each file appears whole. InvalidArgument when a weight is not finite; IoError.
Result<void> writeChoiceModel(const std::filesystem::path& folder, const ChoiceNetwork& network, const std::filesystem::path& vocabulary,
                              const std::filesystem::path& licence);

/// In evaluation mode. ModelMissing when a file is not there, ModelInvalid when one cannot be understood.
Result<ChoiceModel> readChoiceModel(const std::filesystem::path& folder);

} // namespace ratatosk
