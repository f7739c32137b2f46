// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_material.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {
namespace {

using Readings = std::vector<ChoiceReading>;

Result<Readings> readingsInAll(const std::filesystem::path& folder, const std::vector<std::string>& files,
                               const LanguageModelConfig& config, const SubwordVocabulary& vocabulary)
{
    Readings all;
    for (const std::string& file : files) {
        auto some = readChoiceReadings(folder / file, config, vocabulary);
        if (!some)
            return some.error();
        std::ranges::move(*some, std::back_inserter(all));
    }
    return all;
}

void replaceLayers(ChoiceRecipe& recipe, const ChoiceLayers& layers)
{
    recipe.layers = layers.layers;
    recipe.initialisation = layers.scheme;
    if (layers.scheme != InitialisationScheme::Standard)
        recipe.warmUp = 0;
}

} // namespace

Result<ChoiceMaterial> readChoiceMaterial(const ChoicePaths& paths, const std::optional<ChoiceLayers>& layers)
{
    auto recipe = readChoiceRecipe(paths.recipe);
    if (!recipe)
        return recipe.error();
    if (layers)
        replaceLayers(*recipe, *layers);
    auto pack = readLanguageModelPack(paths.languageModel);
    if (!pack)
        return pack.error();
    if (pack->config.hiddenSize % recipe->heads != 0)
        return Error{ErrorCode::InvalidData,
                     fmt::format("the recipe's {} heads do not share the language model's {} numbers evenly", recipe->heads,
                                 pack->config.hiddenSize)};
    const auto vocabulary = SubwordVocabulary::load(pack->vocabulary);
    if (!vocabulary)
        return vocabulary.error();
    auto training = readingsInAll(paths.data, recipe->questions, pack->config, **vocabulary);
    if (!training)
        return training.error();
    auto validation = readingsInAll(paths.data, recipe->validation, pack->config, **vocabulary);
    if (!validation)
        return validation.error();
    return ChoiceMaterial{*recipe, *std::move(pack), *std::move(training), *std::move(validation)};
}

Result<std::vector<ChoiceReading>> readChoiceReadings(const std::filesystem::path& file, const LanguageModelConfig& config,
                                                      const SubwordVocabulary& vocabulary)
{
    const auto questions = readChoiceQuestions(file);
    if (!questions)
        return questions.error();
    Readings readings;
    for (const ChoiceQuestion& question : *questions) {
        if (question.answer < 0)
            return Error{ErrorCode::InvalidData, fmt::format("'{}': question {} has no right answer.", file.string(), readings.size() + 1)};
        readings.push_back(readingOf(question, config, vocabulary));
    }
    return readings;
}

} // namespace ratatosk
