// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/choice/choice_reading.h"
#include "core/experiments/choice/choice_trainer.h"
#include "core/network/serialization/language_model_pack.h"

namespace ratatosk {

/// What a training reads before its first step.
struct ChoiceMaterial {
    ChoiceRecipe recipe;
    LanguageModelPack pack;
    std::vector<ChoiceReading> training, validation;
};

/// Errors: those of reading; InvalidData for a question without a told answer.
Result<ChoiceMaterial> readChoiceMaterial(const ChoicePaths& paths, const std::optional<ChoiceLayers>& layers);

/// The questions of a file, each of which tells its answer. Errors as above.
Result<std::vector<ChoiceReading>> readChoiceReadings(const std::filesystem::path& file, const LanguageModelConfig& config,
                                                      const SubwordVocabulary& vocabulary);

} // namespace ratatosk
