// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/training/recipe_data.h"

#include "core/dataset/spider_reader.h"

#include <algorithm>

namespace ratatosk {

Result<RecipeData> readRecipeData(const TrainingConfig& config, const std::filesystem::path& folder)
{
    const std::vector<std::filesystem::path> files(config.questions.begin(), config.questions.end());
    Result<Dataset> all = readSpiderDataset(folder, files);
    if (!all)
        return all.error();
    std::vector<Example> wordings;
    if (!config.otherWordings.empty()) {
        auto read = readSpiderExamples(folder / config.otherWordings);
        if (!read)
            return read.error();
        wordings = *std::move(read);
    }
    RecipeData data;
    data.training.dataset.databases = data.validation.dataset.databases = all->databases;
    for (std::size_t i = 0; i < all->examples.size(); ++i) {
        const Example& example = all->examples[i];
        const bool isHeldOut = std::ranges::find(config.validationDatabases, example.dbId) != config.validationDatabases.end();
        RecipeData::Part& part = isHeldOut ? data.validation : data.training;
        part.dataset.examples.push_back(example);
        part.otherWordings.push_back(i < wordings.size() ? wordings[i] : example);
    }
    return data;
}

} // namespace ratatosk
