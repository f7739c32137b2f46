// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/layers/vanilla_encoder.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// Everything that decides what a training of reading comprehension makes, read from a JSON file. Width is the language model's; as
/// published (DT-Fixup, section 4.2): 4 layers, 8 heads, inner 2048, batch 24, 12 epochs.
struct ChoiceRecipe {
    std::vector<std::string> questions{"train.json"}; ///< files beside each other in the data's folder
    std::vector<std::string> validation{"val.json"};
    InitialisationScheme initialisation = InitialisationScheme::DtFixup;
    int layers = 4; ///< 0: the language model alone
    int heads = 8;
    int innerSize = 2048;
    double inputDropout = 0.4;   ///< on the language model's states
    double layerDropout = 0.1;   ///< on what a layer adds
    double readOutDropout = 0.1; ///< on the state that is scored
    double languageModelDropout = 0.1;
    bool freezeWordVectors = true;
    int batchSize = 24; ///< questions, each with all its answers
    int epochs = 12;
    double learningRate = 3e-4; ///< of the new layers
    double languageModelRate = 1e-5;
    double warmUp = 0; ///< share of the steps in which all rates rise from 0
    double weightDecay = 0.01;
    double clipNorm = 0; ///< 0: gradients stay as they are
    bool useBFloat16 = true;
    std::int64_t validateEvery = 250; ///< steps
    std::uint64_t seed = 1;

    bool operator==(const ChoiceRecipe&) const = default;
};

/// Keys that are not given keep their defaults. Errors: FileMissing, InvalidData (unknown keys and wrong types are named).
Result<ChoiceRecipe> readChoiceRecipe(const std::filesystem::path& file);
std::string choiceRecipeText(const ChoiceRecipe& recipe);

} // namespace ratatosk
