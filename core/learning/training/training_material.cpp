// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/training_material.h"

#include "core/network/serialization/model_bundle.h"
#include "core/parser/parsing/value_range.h"

namespace ratatosk {
namespace {

Result<void> readGrammar(const TrainingConfig& config, TrainingMaterial& material)
{
    auto grammar = sql::builtInGrammar(config.model.grammar);
    if (!grammar)
        return grammar.error();
    material.system = std::make_shared<TransitionSystem>(*grammar);
    return {};
}

/// A start has one inside.
Result<LanguageModelPack> readPack(const TrainingConfig& config, const TrainingPaths& paths, const std::optional<Bundle>& start)
{
    if (start && !config.replaceLanguageModel)
        return packOf(*start);
    if (config.replaceLanguageModel && paths.languageModel.empty())
        return Error{ErrorCode::InvalidArgument, "The recipe replaces the language model: name the one to start from"};
    auto pack = readLanguageModelPack(paths.languageModel);
    if (pack && config.languageModelLayers > 0) {
        if (const Result<void> kept = keepFirstLayers(pack->config, pack->weights, config.languageModelLayers); !kept)
            return kept.error();
    }
    return pack;
}

Result<std::optional<Bundle>> readStart(const TrainingPaths& paths)
{
    if (paths.start.empty())
        return std::optional<Bundle>();
    auto bundle = readBundle(paths.start);
    if (!bundle)
        return bundle.error();
    return std::optional<Bundle>(*std::move(bundle));
}

Result<void> readModels(const TrainingConfig& config, const TrainingPaths& paths, TrainingMaterial& material)
{
    auto start = readStart(paths);
    if (!start)
        return start.error();
    auto pack = readPack(config, paths, *start);
    if (!pack)
        return pack.error();
    material.pack = *std::move(pack);
    auto vocabulary = SubwordVocabulary::load(material.pack.vocabulary);
    if (!vocabulary)
        return vocabulary.error();
    material.vocabulary = *vocabulary;
    if (*start)
        material.startWeights = std::move((*start)->weights);
    return {};
}

Result<void> readQuestions(const TrainingConfig& config, const TrainingPaths& paths, const ReportProgress& report,
                           TrainingMaterial& material)
{
    Result<RecipeData> data = readRecipeData(config, paths.data);
    if (!data)
        return data.error();
    material.data = *std::move(data);
    Dataset& validation = material.data.validation.dataset;
    validation.examples = thinned(validation.examples, config.validationQuestions);
    const ValueRange range = valueRange(config.model);
    material.training = prepareExamples(material.data.training.dataset, material.data.training.otherWordings, *material.system, range,
                                        report);
    material.validation = prepareExamples(validation, {}, *material.system, range, report);
    if (material.training.examples.empty())
        return Error{ErrorCode::InvalidData, "the recipe's question files hold nothing to train on"};
    return {};
}

} // namespace

Result<std::shared_ptr<const TrainingMaterial>> readTrainingMaterial(const TrainingConfig& config, const TrainingPaths& paths,
                                                                     const ReportProgress& report)
{
    const auto material = std::make_shared<TrainingMaterial>();
    Result<void> outcome = readGrammar(config, *material);
    if (outcome)
        outcome = readModels(config, paths, *material);
    if (outcome)
        outcome = readQuestions(config, paths, report, *material);
    if (!outcome)
        return outcome.error();
    return std::shared_ptr<const TrainingMaterial>(material);
}

} // namespace ratatosk
