// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_trainer.h"

#include "core/experiments/choice/choice_file.h"
#include "core/experiments/choice/choice_reading.h"
#include "core/network/serialization/checkpoint.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_training.h"

#include <ATen/ATen.h>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace ratatosk;
using namespace ratatosk::test;
using nlohmann::json;

namespace {

const std::vector<std::string> kPeople{"ann", "bob", "tom", "mary", "paul", "rose"};
const std::vector<std::string> kThings{"cup", "hat", "ring", "book", "lamp", "coin", "boat", "key", "bell", "rope"};

/// Somebody has three things. Of four, one of which is theirs, which have they? Of four, three of which are theirs, which do they lack?
json madeUpQuestions(int count, unsigned seed)
{
    std::mt19937 engine(seed);
    json questions = json::array();
    for (int i = 0; i < count; ++i) {
        std::vector<std::string> things = kThings;
        std::shuffle(things.begin(), things.end(), engine);
        const std::string& person = kPeople[engine() % kPeople.size()];
        const bool asksWhatIsThere = engine() % 2 == 0;
        const std::ptrdiff_t begin = asksWhatIsThere ? 2 : 0; // the first three are theirs
        const std::string right = asksWhatIsThere ? things[2] : things[3];
        std::vector<std::string> answers(things.begin() + begin, things.begin() + begin + 4);
        std::shuffle(answers.begin(), answers.end(), engine);
        questions.push_back({{"context", person + " has a " + things[0] + ", a " + things[1] + " and a " + things[2] + "."},
                             {"question", (asksWhatIsThere ? "what has " : "what lacks ") + person + "?"},
                             {"answers", answers},
                             {"label", std::ranges::find(answers, right) - answers.begin()}});
    }
    return questions;
}

} // namespace

class TestChoiceTrainer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        writeLanguageModel(folder() / "language-model");
        writeText(folder() / "train.json", madeUpQuestions(3000, 1).dump());
        writeText(folder() / "val.json", madeUpQuestions(300, 2).dump());
        writeText(folder() / "test.json", madeUpQuestions(400, 3).dump());
    }

    /// Questions that it has not seen; a guess is right for one of four.
    void solvesMadeUpQuestions()
    {
        const auto outcome = trainChoice(paths({{"epochs", 10}}), {}, false, tell, {});
        QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
        QVERIFY(outcome->mu > 0);
        const auto accuracy = evaluateChoice(folder() / "run/choice", folder() / "test.json");
        QVERIFY2(accuracy, accuracy ? "" : accuracy.error().detail.c_str());
        QCOMPARE(accuracy->questions, size_t{400});
        qInfo("right answers: %.1f %% of 400 questions, validation %.1f %%", accuracy->right, outcome->bestValidation);
        QVERIFY(accuracy->right >= 95);
    }

    /// Depths and beginnings that are there to be compared; what is written is read as it was.
    void trainsInAllShapes_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<QString>("scheme");
        QTest::newRow("without layers") << 0 << "dt_fixup";
        QTest::newRow("T-Fixup") << 3 << "t_fixup";
        QTest::newRow("standard") << 3 << "standard";
        QTest::newRow("DT-Fixup in bfloat16") << 3 << "dt_fixup";
    }

    void trainsInAllShapes()
    {
        QFETCH(int, layers);
        QFETCH(QString, scheme);
        writeText(folder() / "few.json", madeUpQuestions(60, 4).dump());
        const json changes{{"questions", {"few.json"}},
                           {"validation", {"few.json"}},
                           {"epochs", 2},
                           {"layers", layers},
                           {"initialisation", scheme.toStdString()},
                           {"use_bfloat16", scheme == "dt_fixup"},
                           {"layer_dropout", 0.1}};
        std::vector<double> losses;
        const auto outcome = trainChoice(paths(changes, "shape"), {}, false,
                                         [&](const ChoiceProgress& progress) { losses.push_back(progress.loss); }, {});
        QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
        QVERIFY(!losses.empty() && std::isfinite(losses.back()));
        QCOMPARE(outcome->mu > 0, scheme == "dt_fixup" && layers > 0);
        const auto model = readChoiceModel(folder() / "shape/choice");
        QVERIFY2(model, model ? "" : model.error().detail.c_str());
        QCOMPARE(model->network->config().layers.layers, layers);
        QVERIFY(evaluateChoice(folder() / "shape/choice", folder() / "few.json"));
    }

    void textsFitTheLanguageModel()
    {
        const auto vocabulary = SubwordVocabulary::load(folder() / "language-model/vocabulary.model");
        QVERIFY(vocabulary);
        const LanguageModelConfig bert{.maxPositions = 12};
        const auto shown = [&](const LanguageModelConfig& config, const ChoiceQuestion& question) {
            return readingOf(question, config, **vocabulary).pairs.front();
        };
        const ChoiceQuestion question{"one two", "three four", {"five", "six"}, 1};
        const PiecePair whole = shown(bert, question);
        QCOMPARE(whole.pieces.size(), size_t{8}); // [CLS] one two [SEP] three four five [SEP]
        QCOMPARE(whole.secondBegin, 4);
        const LanguageModelConfig roberta{.maxPositions = 12, .tokenTypes = 1, .positionOffset = 2};
        QCOMPARE(shown(roberta, question).pieces.size(), size_t{9});
        const ChoiceQuestion longOne{"one two three four one two three four one two", "three four", {"five six", "two"}, 0};
        for (const LanguageModelConfig& config : {bert, roberta}) {
            const PiecePair cut = shown(config, longOne);
            QVERIFY(static_cast<int>(cut.pieces.size()) <= config.longestText());
            QCOMPARE(std::vector(cut.pieces.end() - 3, cut.pieces.end() - 1), (*vocabulary)->piecesOfText("five six"));
        }
    }

    void wrongInputsAreRefused()
    {
        const auto codeOf = [&](const char* key, const json& value) {
            json changes;
            changes[key] = value;
            return trainChoice(paths(changes), {}, false, tell, {}).error().code;
        };
        QCOMPARE(codeOf("questions", json::array({"nowhere.json"})), ErrorCode::FileMissing);
        QCOMPARE(codeOf("heads", 7), ErrorCode::InvalidData);
        QCOMPARE(codeOf("magic", 7), ErrorCode::InvalidData);
        writeText(folder() / "untold.json", R"([{"context": "C", "question": "Q", "answers": ["a", "b"]}])");
        QCOMPARE(codeOf("questions", json::array({"untold.json"})), ErrorCode::InvalidData);
        ChoicePaths elsewhere = paths(json::object());
        elsewhere.languageModel = "/nowhere";
        QCOMPARE(trainChoice(elsewhere, {}, false, tell, {}).error().code, ErrorCode::ModelMissing);
        QCOMPARE(evaluateChoice("/nowhere", folder() / "val.json").error().code, ErrorCode::ModelMissing);
        QCOMPARE(evaluateChoice(folder() / "language-model", folder() / "val.json").error().code, ErrorCode::ModelInvalid);
        QCOMPARE(trainChoice(paths(json::object(), "nothing"), {}, true, tell, {}).error().code, ErrorCode::FileMissing);
    }

    /// To the end, and to the middle, a stop, and the rest: the same weights, bit for bit.
    void goesOnAsIfItHadNeverStopped()
    {
        writeText(folder() / "few.json", madeUpQuestions(60, 4).dump());
        const json changes{
            {"questions", {"few.json"}}, {"validation", {"few.json"}}, {"epochs", 4}, {"layer_dropout", 0.1}, {"validate_every", 4}};
        const auto whole = trainChoice(paths(changes, "whole"), {}, false, tell, {});
        QVERIFY2(whole, whole ? "" : whole.error().detail.c_str());
        QVERIFY(!whole->wasInterrupted);
        std::stop_source stop;
        const auto stopAtFirst = [&](const ChoiceProgress&) { stop.request_stop(); };
        const auto part = trainChoice(paths(changes, "parts"), {}, false, stopAtFirst, stop.get_token());
        QVERIFY(part && part->wasInterrupted);
        QCOMPARE(part->step, std::int64_t{4});
        const auto rest = trainChoice(paths(changes, "parts"), {}, true, tell, {});
        QVERIFY2(rest, rest ? "" : rest.error().detail.c_str());
        QCOMPARE(rest->step, whole->step);
        QCOMPARE(rest->bestValidation, whole->bestValidation);
        const auto one = readCheckpoint(folder() / "whole/checkpoint.safetensors"),
                   other = readCheckpoint(folder() / "parts/checkpoint.safetensors");
        QVERIFY(one && other);
        for (const auto& [name, tensor] : one->tensors)
            QVERIFY2(at::equal(tensor, other->tensors.at(name)), name.c_str());
        json changed = changes;
        changed["seed"] = 2;
        QCOMPARE(trainChoice(paths(changed, "parts"), {}, true, tell, {}).error().code, ErrorCode::ModelInvalid);
    }

private:
    QTemporaryDir m_folder;

    std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    static void tell(const ChoiceProgress& progress)
    {
        if (progress.validation >= 0)
            qInfo("step %lld of %lld, loss %.3f, %.0f questions/s, validation %.1f", static_cast<long long>(progress.step),
                  static_cast<long long>(progress.steps), progress.loss, progress.questionsPerSecond, progress.validation);
    }

    ChoicePaths paths(const json& changes, const char* output = "run") const
    {
        json recipe{{"layers", 2},
                    {"heads", 4},
                    {"inner_size", 128},
                    {"input_dropout", 0},
                    {"layer_dropout", 0},
                    {"read_out_dropout", 0},
                    {"language_model_dropout", 0},
                    {"batch_size", 30},
                    {"learning_rate", 2e-3},
                    {"language_model_rate", 2e-3},
                    {"freeze_word_vectors", false},
                    {"clip_norm", 1},
                    {"validate_every", 100},
                    {"use_bfloat16", false}};
        recipe.update(changes);
        writeText(folder() / "recipe.json", recipe.dump());
        return {folder() / "recipe.json", folder(), folder() / "language-model", folder() / output};
    }
};

RATATOSK_TEST(TestChoiceTrainer);
#include "tst_choice_trainer.moc"
