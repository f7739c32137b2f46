// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/recipes/recipe_data.h"

#include "core/learning/recipes/pack_databases.h"
#include "core/questions/dataset/conversation_reader.h"
#include "core/questions/dataset/distractors.h"
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/dataset/wikisql_reader.h"

#include <algorithm>

namespace ratatosk {
namespace {

/// Of Spider's layout, and what lies beside the question files of packs.
Result<Dataset> readQuestions(const TrainingConfig& config, const std::filesystem::path& folder)
{
    auto databases = readSpiderDatabases(folder);
    if (!databases)
        return databases.error();
    Dataset all{*std::move(databases), {}};
    for (const std::string& name : config.questions) {
        const auto examples = readSpiderExamples(folder / name);
        if (!examples)
            return examples.error();
        if (const auto added = addPackDatabases(folder / name, *examples, all.databases); !added)
            return added.error();
        all.examples.insert(all.examples.end(), examples->begin(), examples->end());
    }
    return all;
}

Result<void> addWikiSql(const TrainingConfig& config, const std::filesystem::path& folder, RecipeData::Part& part)
{
    const auto all = readWikiSqlDataset(folder / config.wikiSql, {"train.jsonl"});
    if (!all)
        return all.error();
    Dataset some{{}, thinned(all->examples, config.wikiSqlQuestions)};
    for (const Example& example : some.examples)
        some.databases.try_emplace(example.dbId, all->databaseOf(example));
    Dataset chosen = withDistractors(some, {}, config.seed);
    part.dataset.databases.merge(chosen.databases);
    part.dataset.examples.insert(part.dataset.examples.end(), chosen.examples.begin(), chosen.examples.end());
    part.otherWordings.insert(part.otherWordings.end(), chosen.examples.begin(), chosen.examples.end());
    return {};
}

void addExample(const Example& example, const Example& otherWording, const TrainingConfig& config, RecipeData& data)
{
    const bool isHeldOut = std::ranges::find(config.validationDatabases, example.dbId) != config.validationDatabases.end();
    RecipeData::Part& part = isHeldOut ? data.validation : data.training;
    part.dataset.examples.push_back(example);
    part.otherWordings.push_back(otherWording);
}

/// Turns, and first turns behind conversations that they do not belong to.
Result<void> addConversations(const TrainingConfig& config, const std::filesystem::path& file, RecipeData& data)
{
    const auto conversations = readConversations(file);
    if (!conversations)
        return conversations.error();
    for (const std::vector<Example>& examples : {conversationExamples(*conversations), unrelatedExamples(*conversations, config.seed)}) {
        for (const Example& example : examples) {
            if (!data.training.dataset.databases.contains(example.dbId))
                return Error{ErrorCode::InvalidData, file.string() + ": no database '" + example.dbId + "'"};
            addExample(example, example, config, data);
        }
    }
    return {};
}

} // namespace

std::vector<Example> thinned(const std::vector<Example>& examples, int most)
{
    if (most <= 0)
        return {};
    const auto count = static_cast<std::size_t>(most);
    const std::size_t stride = std::max<std::size_t>(1, (examples.size() + count - 1) / count);
    std::vector<Example> result;
    for (std::size_t i = 0; i < examples.size(); i += stride)
        result.push_back(examples[i]);
    return result;
}

Result<RecipeData> readRecipeData(const TrainingConfig& config, const std::filesystem::path& folder)
{
    const Result<Dataset> all = readQuestions(config, folder);
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
    for (std::size_t i = 0; i < all->examples.size(); ++i)
        addExample(all->examples[i], i < wordings.size() ? wordings[i] : all->examples[i], config, data);
    for (const std::string& file : config.conversations) {
        if (const auto added = addConversations(config, folder / file, data); !added)
            return added.error();
    }
    if (!config.wikiSql.empty() && config.wikiSqlQuestions > 0) {
        if (const auto added = addWikiSql(config, folder, data.training); !added)
            return added.error();
    }
    return data;
}

} // namespace ratatosk
