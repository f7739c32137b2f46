// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learning/recipes/training_config.h"
#include "core/questions/dataset/dataset.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// A recipe's questions, those about its validation databases apart.
struct RecipeData {
    struct Part {
        Dataset dataset;
        std::vector<Example> otherWordings; ///< one for each example (itself where there is no other), or none at all
    };
    Part training, validation;
};

/// Paths in the recipe are relative to `folder`. Errors: those of reading.
Result<RecipeData> readRecipeData(const TrainingConfig& config, const std::filesystem::path& folder);

/// Every k-th example, so that all databases keep their share, and no more than `most`.
std::vector<Example> thinned(const std::vector<Example>& examples, int most);

} // namespace ratatosk
