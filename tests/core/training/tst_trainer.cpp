// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/dataset/spider_reader.h"
#include "core/neural/language_model.h"
#include "core/parsing/parser.h"
#include "core/serialization/checkpoint.h"
#include "core/serialization/safetensors.h"
#include "core/training/trainer.h"
#include "tests/support/data_packs.h"

#include <ATen/ATen.h>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>
#include <torch/utils.h>

#include <fstream>

using namespace ratatosk;
using nlohmann::json;

namespace {

struct Pair {
    const char* question;
    const char* query;
};

constexpr Pair kPairs[] = {
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
    {"Who sang in which concert?",
     "SELECT T1.name, T2.title FROM singer AS T1 JOIN concert AS T2 ON T1.singer_id = T2.singer_id"},
    {"Singers who never gave a concert.", "SELECT name FROM singer WHERE singer_id NOT IN (SELECT singer_id FROM concert)"},
    {"Countries with at least 3 singers.", "SELECT country FROM singer GROUP BY country HAVING count(*) >= 3"},
};

void write(const std::filesystem::path& file, const std::string& text)
{
    std::ofstream(file) << text;
}

/// Two tables and the questions above, in Spider's layout.
void writeData(const std::filesystem::path& folder)
{
    json table{{"db_id", "concerts"},
               {"table_names", {"singer", "concert"}},
               {"table_names_original", {"singer", "concert"}},
               {"column_types", {"text", "number", "text", "text", "number", "number", "text", "number", "number"}},
               {"primary_keys", {1, 5}},
               {"foreign_keys", json::array({json::array({8, 1})})}};
    const std::vector<std::pair<int, std::string>> columns{{-1, "*"},        {0, "singer_id"}, {0, "name"}, {0, "country"}, {0, "age"},
                                                           {1, "concert_id"}, {1, "title"},     {1, "year"}, {1, "singer_id"}};
    table["column_names_original"] = columns;
    table["column_names"] = columns;
    write(folder / "tables.json", json::array({table}).dump());
    json questions = json::array();
    for (const Pair& pair : kPairs)
        questions.push_back({{"db_id", "concerts"}, {"question", pair.question}, {"query", pair.query}});
    write(folder / "questions.json", questions.dump());
}

/// A language model of one small layer with random weights over the real vocabulary.
void writeLanguageModel(const std::filesystem::path& folder)
{
    LanguageModelConfig config;
    config.hiddenSize = 64;
    config.innerSize = 128;
    config.layers = 1;
    config.heads = 4;
    torch::manual_seed(5);
    LanguageModel model(config);
    model->drawWeights();
    QVERIFY(writeSafetensors(folder / "weights.safetensors", {namedParameters(*model), {}}));
    write(folder / "config.json", R"({"hidden_size": 64, "intermediate_size": 128, "layers": 1, "heads": 4, "max_positions": 512,
        "token_types": 2, "vocabulary_size": 30522, "layer_norm_eps": 1e-12})");
    write(folder / "LICENSE", "for tests only");
    std::filesystem::copy_file(dataPacks() / "language-model/vocabulary.model", folder / "vocabulary.model");
}

TrainingConfig tinyRecipe(std::int64_t steps)
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

} // namespace

class TestTrainer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!std::filesystem::exists(dataPacks() / "language-model/vocabulary.model"))
            QSKIP("the language model's vocabulary is not here: nothing to cut words with");
        writeData(m_folder.path().toStdString());
        std::filesystem::create_directory(languageModel());
        writeLanguageModel(languageModel());
    }

    /// The whole way: data, training, bundle, loading, answering.
    void overfitsTwentyExamples()
    {
        const auto outcome = train(tinyRecipe(150), paths("overfit"), false, [](const TrainingProgress&) {}, {});
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().detail.c_str());
        QVERIFY(rightAnswers("overfit") >= 17);
    }

    /// A step that hardly moves them leaves the weights of the bundle that it began with.
    void goesOnFromABundle()
    {
        TrainingConfig config = tinyRecipe(1);
        config.learningRate = config.languageModelRate = 1e-9;
        TrainingPaths further = paths("further");
        further.start = paths("overfit").output / "bundle";
        QVERIFY(train(config, further, false, [](const TrainingProgress&) {}, {}));
        QCOMPARE(rightAnswers("further"), rightAnswers("overfit"));

        config.model.layers = 5;
        const auto other = train(config, further, false, [](const TrainingProgress&) {}, {});
        QVERIFY(!other);
        QCOMPARE(other.error().code, ErrorCode::ModelInvalid);
    }

    /// Shapes that are there to be measured learn as well.
    void learnsInOtherShapes_data()
    {
        QTest::addColumn<bool>("hasLanguageModel");
        QTest::addColumn<bool>("isFedByState");
        QTest::newRow("without a language model") << false << false;
        QTest::newRow("fed by the parent's state") << true << true;
    }

    void learnsInOtherShapes()
    {
        QFETCH(bool, hasLanguageModel);
        QFETCH(bool, isFedByState);
        TrainingConfig config = tinyRecipe(40);
        config.model.preTransformer = hasLanguageModel ? PreTransformer::LanguageModel : PreTransformer::None;
        config.model.parentFeeding = isFedByState ? ParentFeeding::State : ParentFeeding::Rule;
        std::vector<double> losses;
        QVERIFY(train(config, paths("shape"), false, [&](const TrainingProgress& progress) { losses.push_back(progress.loss); }, {}));
        QVERIFY2(losses.back() < 0.75 * losses.front(), qPrintable(QString("%1 to %2").arg(losses.front()).arg(losses.back())));
        QVERIFY(Parser::load(paths("shape").output / "bundle"));
    }

    /// Four steps at once, and two, a stop, two more: the same weights, bit for bit.
    void resumedTrainingEqualsUninterrupted()
    {
        TrainingConfig config = tinyRecipe(4);
        config.model.layerDropout = config.model.inputDropout = 0.1; // so that the random state matters
        QVERIFY(train(config, paths("whole"), false, [](const TrainingProgress&) {}, {}));

        config.validateEvery = 2;
        std::stop_source stop;
        const auto stopAtFirst = [&](const TrainingProgress&) { stop.request_stop(); };
        const auto interrupted = train(config, paths("parts"), false, stopAtFirst, stop.get_token());
        QVERIFY(interrupted && interrupted->wasInterrupted);
        QCOMPARE(interrupted->step, std::int64_t{2});
        QVERIFY(train(config, paths("parts"), true, [](const TrainingProgress&) {}, {}));

        const auto whole = readCheckpoint(paths("whole").output / "checkpoint.safetensors");
        const auto parts = readCheckpoint(paths("parts").output / "checkpoint.safetensors");
        QVERIFY(whole && parts);
        for (const auto& [name, tensor] : whole->tensors)
            QVERIFY2(at::equal(tensor, parts->tensors.at(name)), name.c_str());
    }

    void missingDataIsNamed()
    {
        TrainingConfig config = tinyRecipe(1);
        config.questions = {"nowhere.json"};
        const auto outcome = train(config, paths("none"), false, [](const TrainingProgress&) {}, {});
        QVERIFY(!outcome);
        QVERIFY(outcome.error().detail.find("nowhere.json") != std::string::npos);
    }

private:
    int rightAnswers(const std::string& output) const
    {
        const auto parser = Parser::load(paths(output).output / "bundle");
        const auto data = readSpiderDataset(m_folder.path().toStdString(), {"questions.json"});
        const Schema& schema = data->databases.at("concerts").schema;
        const SchemaLinker linker(schema, ValueIndex::empty());
        int right = 0;
        for (const Pair& pair : kPairs) {
            const auto question = prepareQuestion(pair.question, schema, linker, *ValueIndex::empty());
            const auto candidates = (*parser)->parse(*question, schema, {.size = 3});
            right += candidates && !candidates->empty() && QString::fromStdString(candidates->front().sql).compare(pair.query, Qt::CaseInsensitive) == 0;
        }
        return right;
    }

    std::filesystem::path languageModel() const { return std::filesystem::path(m_folder.path().toStdString()) / "language-model"; }
    TrainingPaths paths(const std::string& output) const
    {
        return {m_folder.path().toStdString(), languageModel(), std::filesystem::path(m_folder.path().toStdString()) / output};
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestTrainer)
#include "tst_trainer.moc"
