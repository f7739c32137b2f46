// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/reranker_recipe.h"

#include "core/network/bundle/recipe_file.h"

namespace ratatosk {
namespace {

template <class Recipe, class Visitor>
void visitRecipe(Recipe& recipe, Visitor& visit)
{
    visit("folds", recipe.folds);
    visit("validation_databases", recipe.validationDatabases);
    visit("batch_size", recipe.batchSize, Range<int>{1, 100'000});
    visit("steps", recipe.steps, Range<std::int64_t>{1, 100'000'000});
    visit("learning_rate", recipe.learningRate, Range<double>{0, 1});
    visit("language_model_rate", recipe.languageModelRate, Range<double>{0, 1});
    visit("warm_up", recipe.warmUp, Range<double>{0, 1});
    visit("dropout", recipe.dropout, Range<double>{0, 0.99});
    visit("clip_norm", recipe.clipNorm, Range<double>{0, 1e6});
    visit("use_bfloat16", recipe.useBFloat16);
    visit("validate_every", recipe.validateEvery, Range<std::int64_t>{1, 100'000'000});
    visit("seed", recipe.seed, Range<std::uint64_t>{0, 1ull << 53});
}

} // namespace

Result<RerankerRecipe> readRerankerRecipe(const std::filesystem::path& file)
{
    auto recipe = readRecipeFile<RerankerRecipe>(file, [](auto& fields, auto& visit) { visitRecipe(fields, visit); });
    if (recipe && recipe->folds.empty())
        return Error{ErrorCode::InvalidData, "the recipe names no folds"};
    return recipe;
}

} // namespace ratatosk
