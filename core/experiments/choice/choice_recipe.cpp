// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_recipe.h"

#include "core/network/bundle/recipe_file.h"

namespace ratatosk {
namespace {

constexpr EnumNames<InitialisationScheme, 3> kChoiceSchemes{
    {{"dt_fixup", InitialisationScheme::DtFixup}, {"t_fixup", InitialisationScheme::TFixup}, {"standard", InitialisationScheme::Standard}}};

template <class Recipe, class Visitor>
void visitChoiceRecipe(Recipe& recipe, Visitor& visit)
{
    constexpr Range<double> share{0, 0.99}, rate{0, 1};
    visit("questions", recipe.questions);
    visit("validation", recipe.validation);
    visit("initialisation", recipe.initialisation, kChoiceSchemes);
    visit("layers", recipe.layers, Range<int>{0, 256});
    visit("heads", recipe.heads, Range<int>{1, 256});
    visit("inner_size", recipe.innerSize, Range<int>{1, 16384});
    visit("input_dropout", recipe.inputDropout, share);
    visit("layer_dropout", recipe.layerDropout, share);
    visit("read_out_dropout", recipe.readOutDropout, share);
    visit("language_model_dropout", recipe.languageModelDropout, share);
    visit("freeze_word_vectors", recipe.freezeWordVectors);
    visit("batch_size", recipe.batchSize, Range<int>{1, 100'000});
    visit("epochs", recipe.epochs, Range<int>{1, 1'000'000});
    visit("learning_rate", recipe.learningRate, rate);
    visit("language_model_rate", recipe.languageModelRate, rate);
    visit("warm_up", recipe.warmUp, rate);
    visit("weight_decay", recipe.weightDecay, rate);
    visit("clip_norm", recipe.clipNorm, Range<double>{0, 1e6});
    visit("use_bfloat16", recipe.useBFloat16);
    visit("validate_every", recipe.validateEvery, Range<std::int64_t>{1, 100'000'000});
    visit("seed", recipe.seed, Range<std::uint64_t>{0, 1ull << 53});
}

} // namespace

Result<ChoiceRecipe> readChoiceRecipe(const std::filesystem::path& file)
{
    auto recipe = readRecipeFile<ChoiceRecipe>(file, [](auto& fields, auto& visitor) { visitChoiceRecipe(fields, visitor); });
    if (recipe && (recipe->questions.empty() || recipe->validation.empty()))
        return Error{ErrorCode::InvalidData, "the recipe names no files of questions to learn from, or none to validate with"};
    return recipe;
}

std::string choiceRecipeText(const ChoiceRecipe& recipe)
{
    FieldWriter writer;
    visitChoiceRecipe(recipe, writer);
    return writer.object().dump(2);
}

} // namespace ratatosk
