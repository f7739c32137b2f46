// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/recipes/training_config.h"
#include "core/network/layers/language_model.h"
#include "core/network/serialization/safetensors.h"
#include "tests/support/data_packs.h"

#include <ATen/ATen.h>
#include <QTest>
#include <nlohmann/json.hpp>
#include <torch/utils.h>

#include <fstream>

namespace ratatosk::test {

/// A question and its gold query.
struct TrainingPair {
    const char* question;
    const char* query;
};

inline constexpr TrainingPair kTrainingPairs[] = {
    {"How many singers are there?", "SELECT count(*) FROM singer"},
    {"How many concerts are there?", "SELECT count(*) FROM concert"},
    {"List the names of all singers.", "SELECT name FROM singer"},
    {"What are the titles of the concerts?", "SELECT title FROM concert"},
    {"Show name and age of every singer.", "SELECT name, age FROM singer"},
    {"Which singers are older than 30?", "SELECT name FROM singer WHERE age > 30"},
    {"Which singers are younger than 20?", "SELECT name FROM singer WHERE age < 20"},
    {"What is the average age of the singers?", "SELECT avg(age) FROM singer"},
    {"How old is the oldest singer?", "SELECT max(age) FROM singer"},
    {"How old is the youngest singer?", "SELECT min(age) FROM singer"},
    {"Names of singers, oldest first.", "SELECT name FROM singer ORDER BY age DESC"},
    {"Names of singers, youngest first.", "SELECT name FROM singer ORDER BY age ASC"},
    {"Who is the oldest singer?", "SELECT name FROM singer ORDER BY age DESC LIMIT 1"},
    {"Singers of each country, counted.", "SELECT country, count(*) FROM singer GROUP BY country"},
    {"From which different countries do singers come?", "SELECT DISTINCT country FROM singer"},
    {"How many concerts were in 2014?", "SELECT count(*) FROM concert WHERE year = 2014"},
    {"Titles of concerts after 2015.", "SELECT title FROM concert WHERE year > 2015"},
    {"Who sang in which concert?", "SELECT T1.name, T2.title FROM singer AS T1 JOIN concert AS T2 ON T1.singer_id = T2.singer_id"},
    {"Singers who never gave a concert.", "SELECT name FROM singer WHERE singer_id NOT IN (SELECT singer_id FROM concert)"},
    {"Countries with at least 3 singers.", "SELECT country FROM singer GROUP BY country HAVING count(*) >= 3"},
};

inline void writeText(const std::filesystem::path& file, const std::string& text)
{
    std::ofstream(file) << text;
}

/// Two tables and the questions above, in Spider's layout.
inline void writeTrainingData(const std::filesystem::path& folder)
{
    nlohmann::json table{{"db_id", "concerts"},
                         {"table_names", {"singer", "concert"}},
                         {"table_names_original", {"singer", "concert"}},
                         {"column_types", {"text", "number", "text", "text", "number", "number", "text", "number", "number"}},
                         {"primary_keys", {1, 5}},
                         {"foreign_keys", nlohmann::json::array({nlohmann::json::array({8, 1})})}};
    const std::vector<std::pair<int, std::string>> columns{{-1, "*"},         {0, "singer_id"}, {0, "name"}, {0, "country"},  {0, "age"},
                                                           {1, "concert_id"}, {1, "title"},     {1, "year"}, {1, "singer_id"}};
    table["column_names_original"] = columns;
    table["column_names"] = columns;
    writeText(folder / "tables.json", nlohmann::json::array({table}).dump());
    nlohmann::json questions = nlohmann::json::array();
    for (const TrainingPair& pair : kTrainingPairs)
        questions.push_back({{"db_id", "concerts"}, {"question", pair.question}, {"query", pair.query}});
    writeText(folder / "questions.json", questions.dump());
}

/// A language model of one small layer with random weights over the real vocabulary.
inline void writeLanguageModel(const std::filesystem::path& folder, int hiddenSize = 64)
{
    std::filesystem::create_directory(folder);
    LanguageModelConfig config;
    config.hiddenSize = hiddenSize;
    config.innerSize = 128;
    config.layers = 1;
    config.heads = 4;
    config.vocabularySize = 30527;
    torch::manual_seed(5);
    LanguageModel model(config);
    model->drawWeights();
    QVERIFY(writeSafetensors(folder / "weights.safetensors", {namedParameters(*model), {}}));
    nlohmann::json published{
        {"intermediate_size", 128}, {"layers", 1}, {"heads", 4},    {"max_positions", 512}, {"token_types", 2}, {"vocabulary_size", 30527},
        {"layer_norm_eps", 1e-12},  {"pad_id", 1}, {"unk_id", 104}, {"cls_id", 0},          {"sep_id", 2},      {"mask_id", 30526}};
    published["hidden_size"] = hiddenSize;
    writeText(folder / "config.json", published.dump());
    writeText(folder / "LICENSE", "for tests only");
    std::filesystem::copy_file(RATATOSK_SOURCE_DIR "/models/ratatosk/vocabulary.model", folder / "vocabulary.model");
}

/// Learns those questions by heart within 150 steps.
inline TrainingConfig tinyRecipe(std::int64_t steps)
{
    TrainingConfig config;
    config.questions = {"questions.json"};
    config.batchSize = 20;
    config.steps = steps;
    config.learningRate = 2e-3;
    config.languageModelRate = 1e-3;
    config.ruleSmoothing = config.columnSmoothing = 0;
    config.validateEvery = 1000;
    config.useBFloat16 = false;
    config.freezeWordVectors = false;
    config.model.layers = 4;
    config.model.width = 64;
    config.model.heads = 4;
    config.model.innerSize = 128;
    config.model.decoderSize = 96;
    config.model.actionSize = 32;
    config.model.typeSize = 16;
    config.model.inputDropout = config.model.layerDropout = config.model.decoderDropout = config.model.languageModelDropout = 0;
    return config;
}

} // namespace ratatosk::test
