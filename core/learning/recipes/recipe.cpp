// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/recipes/training_config.h"
#include "core/network/bundle/json_fields.h"
#include "core/network/bundle/model_config_json.h"
#include "core/network/bundle/text_file.h"

namespace ratatosk {
namespace {

using nlohmann::json;

constexpr Range<double> kShare{0.0, 1.0};
constexpr Range<double> kRate{0.0, 1.0};
constexpr Range<double> kPositive{0.0, 1e6};
constexpr Range<int> kCount{1, 1'000'000};
constexpr Range<int> kBits{4, 8};
constexpr Range<int> kMaybe{0, 1'000'000};
constexpr Range<std::int64_t> kSteps{1, 100'000'000};
constexpr Range<std::uint64_t> kSeed{0, 1ull << 53};

/// Everything but the model. `Config` may be const: the writer only looks.
template <class Config, class Visitor>
void visitRecipe(Config& config, Visitor& visit)
{
    visit("questions", config.questions);
    visit("conversations", config.conversations);
    visit("other_wordings", config.otherWordings);
    visit("other_wording_share", config.otherWordingShare, kShare);
    visit("wikisql", config.wikiSql);
    visit("wikisql_questions", config.wikiSqlQuestions, kMaybe);
    visit("validation_databases", config.validationDatabases);
    visit("validation_questions", config.validationQuestions, kCount);
    visit("hidden_links", config.hiddenLinks, kShare);
    visit("hidden_words", config.hiddenWords, kShare);
    visit("least_columns", config.leastColumns, kCount);
    visit("most_columns", config.mostColumns, kCount);
    visit("batch_size", config.batchSize, kCount);
    visit("steps", config.steps, kSteps);
    visit("learning_rate", config.learningRate, kRate);
    visit("warm_up", config.warmUp, kShare);
    visit("language_model_rate", config.languageModelRate, kRate);
    visit("language_model_warm_up", config.languageModelWarmUp, kShare);
    visit("schedule_power", config.schedulePower, kPositive);
    visit("beta1", config.beta1, kShare);
    visit("beta2", config.beta2, kShare);
    visit("epsilon", config.epsilon, kShare);
    visit("clip_norm", config.clipNorm, kPositive);
    visit("rule_smoothing", config.ruleSmoothing, kShare);
    visit("column_smoothing", config.columnSmoothing, kShare);
    visit("replace_language_model", config.replaceLanguageModel);
    visit("language_model_layers", config.languageModelLayers, kMaybe);
    visit("freeze_word_vectors", config.freezeWordVectors);
    visit("frozen_layers", config.frozenLayers, kMaybe);
    visit("word_vector_bits", config.wordVectorBits, kBits);
    visit("use_bfloat16", config.useBFloat16);
    visit("validate_every", config.validateEvery, kSteps);
    visit("average_from", config.averageFrom, kShare);
    visit("seed", config.seed, kSeed);
}

json recipeJson(const TrainingConfig& config)
{
    FieldWriter writer;
    visitRecipe(config, writer);
    json object = writer.object();
    object["model"] = json::parse(modelConfigToJson(config.model));
    return object;
}

Error invalid(const std::string& problem)
{
    return Error{ErrorCode::InvalidData, "the recipe: " + problem};
}

} // namespace

Result<TrainingConfig> recipeFromText(const std::string& text)
{
    json given = json::parse(text, nullptr, false);
    if (!given.is_object())
        return invalid("is not a JSON object");
    TrainingConfig config;
    json shape = json::parse(modelConfigToJson(config.model));
    shape.merge_patch(given.value("model", json::object()));
    const Result<ModelConfig> model = modelConfigFromJson(shape.dump());
    if (!model)
        return invalid(model.error().detail);
    given.erase("model");
    if (const Result<void> outcome = readGivenFields(given, config, [](auto& fields, auto& visit) { visitRecipe(fields, visit); });
        !outcome)
        return invalid(outcome.error().detail);
    if (config.leastColumns > config.mostColumns)
        return invalid("'least_columns' is more than 'most_columns'");
    if (config.wordVectorBits != 4 && config.wordVectorBits != 8)
        return invalid("'word_vector_bits' is neither 4 nor 8");
    config.model = *model;
    return config;
}

Result<TrainingConfig> readRecipe(const std::filesystem::path& file)
{
    const Result<std::string> text = readModelText(file);
    if (!text)
        return Error{ErrorCode::FileMissing, text.error().detail};
    return recipeFromText(*text);
}

std::string recipeText(const TrainingConfig& config)
{
    return recipeJson(config).dump(2);
}

} // namespace ratatosk
