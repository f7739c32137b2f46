// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_recipe.h"

#include "core/network/bundle/json_fields.h"
#include "core/network/bundle/text_file.h"

namespace ratatosk {
namespace {

using nlohmann::json;

constexpr Range<double> kShare{0.0, 1.0};
constexpr Range<double> kBelowOne{0.0, 0.95};
constexpr Range<double> kPositive{0.0, 1e6};
constexpr Range<int> kSize{1, 8192};
constexpr Range<int> kLayers{1, 64};
constexpr Range<int> kGram{0, 16};
constexpr Range<int> kCount{1, 1'000'000};
constexpr Range<int> kMaybe{0, 1'000'000};
constexpr Range<int> kBeam{1, 64};
constexpr Range<std::int64_t> kSteps{1, 100'000'000};
constexpr Range<std::uint64_t> kSeed{0, 1ull << 53};
constexpr EnumNames<PhraseForm, 3> kPhraseForms{
    {{"lstm", PhraseForm::Lstm}, {"residual_lstm", PhraseForm::ResidualLstm}, {"sum", PhraseForm::Sum}}};
constexpr auto kTask = "logic";

template <class Shape, class Visitor>
void visitShape(Shape& shape, Visitor& visit)
{
    visit("width", shape.width, kSize);
    visit("heads", shape.heads, kSize);
    visit("inner_size", shape.innerSize, kSize);
    visit("encoder_layers", shape.encoderLayers, kLayers);
    visit("decoder_layers", shape.decoderLayers, kLayers);
    visit("gram_sizes", shape.gramSizes, kGram);
    visit("phrase_layers", shape.phraseLayers, kMaybe);
    visit("phrase_form", shape.phraseForm, kPhraseForms);
    visit("dropout", shape.dropout, kBelowOne);
}

template <class Recipe, class Visitor>
void visitLogicRecipe(Recipe& recipe, Visitor& visit)
{
    visit("training", recipe.training);
    visit("validation", recipe.validation);
    visit("held_out", recipe.heldOut, kMaybe);
    visit("batch_words", recipe.batchWords, kCount);
    visit("steps", recipe.steps, kSteps);
    visit("learning_rate", recipe.learningRate, kShare);
    visit("warm_up", recipe.warmUp, kShare);
    visit("schedule_power", recipe.schedulePower, kPositive);
    visit("beta1", recipe.beta1, kShare);
    visit("beta2", recipe.beta2, kShare);
    visit("epsilon", recipe.epsilon, kShare);
    visit("clip_norm", recipe.clipNorm, kPositive);
    visit("smoothing", recipe.smoothing, kBelowOne);
    visit("hidden_words", recipe.hiddenWords, kShare);
    visit("average_from", recipe.averageFrom, kShare);
    visit("beam_size", recipe.beamSize, kBeam);
    visit("use_bfloat16", recipe.useBFloat16);
    visit("validate_every", recipe.validateEvery, kSteps);
    visit("seed", recipe.seed, kSeed);
}

Error invalidRecipe(const std::string& problem)
{
    return Error{ErrorCode::InvalidData, "the recipe: " + problem};
}

json shapeJson(const LogicShape& shape)
{
    FieldWriter writer;
    visitShape(shape, writer);
    return json::parse(writer.object().dump());
}

Result<void> checkShape(const LogicShape& shape)
{
    if (shape.width % shape.heads != 0 || shape.width % 2 != 0)
        return Error{ErrorCode::InvalidData, "'width' must be even and a multiple of 'heads'"};
    if (!shape.gramSizes.empty() && shape.gramSizes.size() != static_cast<std::size_t>(shape.heads))
        return Error{ErrorCode::InvalidData, "'gram_sizes' must have a number for each head, or none"};
    return {};
}

Result<LogicShape> shapeOf(const json& given)
{
    LogicShape shape;
    if (const auto read = readGivenFields(given, shape, [](auto& fields, auto& visit) { visitShape(fields, visit); }); !read)
        return read.error();
    if (const auto fits = checkShape(shape); !fits)
        return fits.error();
    return shape;
}

} // namespace

Result<LogicRecipe> logicRecipeFromText(const std::string& text)
{
    json given = json::parse(text, nullptr, false);
    if (!given.is_object())
        return invalidRecipe("is not a JSON object");
    if (given.value("task", json()) != kTask)
        return invalidRecipe("'task' is not \"logic\"");
    const json model = given.value("model", json::object());
    const auto shape = model.is_object() ? shapeOf(model) : Result<LogicShape>(Error{ErrorCode::InvalidData, "'model' is not an object"});
    if (!shape)
        return invalidRecipe(shape.error().detail);
    given.erase("model");
    given.erase("task");
    LogicRecipe recipe;
    if (const auto read = readGivenFields(given, recipe, [](auto& fields, auto& visit) { visitLogicRecipe(fields, visit); }); !read)
        return invalidRecipe(read.error().detail);
    if (recipe.heldOut == 1)
        return invalidRecipe("'held_out' 1 leaves nothing to learn from");
    recipe.shape = *shape;
    return recipe;
}

Result<LogicRecipe> readLogicRecipe(const std::filesystem::path& file)
{
    const auto text = readModelText(file);
    if (!text)
        return Error{ErrorCode::FileMissing, text.error().detail};
    return logicRecipeFromText(*text);
}

std::string logicRecipeText(const LogicRecipe& recipe)
{
    FieldWriter writer;
    visitLogicRecipe(recipe, writer);
    json object = writer.object();
    object["task"] = kTask;
    object["model"] = shapeJson(recipe.shape);
    return object.dump(2);
}

Result<bool> isLogicRecipe(const std::filesystem::path& file)
{
    const auto text = readModelText(file);
    if (!text)
        return Error{ErrorCode::FileMissing, text.error().detail};
    const json given = json::parse(*text, nullptr, false);
    return given.is_object() && given.value("task", json()) == kTask;
}

std::string logicShapeText(const LogicShape& shape)
{
    return shapeJson(shape).dump();
}

Result<LogicShape> logicShapeFromText(const std::string& text)
{
    const auto shape = shapeOf(json::parse(text, nullptr, false));
    return shape ? shape : Result<LogicShape>(Error{ErrorCode::ModelInvalid, shape.error().detail});
}

} // namespace ratatosk
