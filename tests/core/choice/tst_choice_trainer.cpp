// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choice/choice_trainer.h"

#include "core/choice/choice_file.h"
#include "core/choice/choice_reading.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_training.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace ratatosk;
using namespace ratatosk::test;
using nlohmann::json;

namespace {

const std::vector<std::string> kPeople{"ann", "bob", "tom", "mary", "paul", "rose"};
const std::vector<std::string> kThings{"cup", "hat", "ring", "book", "lamp", "coin", "boat", "key", "bell", "rope"};

/// Two people have a thing each; of four things, both of theirs among them, which has one of the two?
json madeUpQuestions(int count, unsigned seed)
{
    std::mt19937 engine(seed);
    json questions = json::array();
    for (int i = 0; i < count; ++i) {
        std::vector<std::string> people = kPeople, things = kThings;
        std::shuffle(people.begin(), people.end(), engine);
        std::shuffle(things.begin(), things.end(), engine);
        const size_t asked = engine() % 2;
        std::vector<std::string> answers(things.begin(), things.begin() + 4);
        std::shuffle(answers.begin(), answers.end(), engine);
        const auto right = std::ranges::find(answers, things[asked]) - answers.begin();
        questions.push_back({{"context", people[0] + " has a " + things[0] + ". " + people[1] + " has a " + things[1] + "."},
                             {"question", "what has " + people[asked] + "?"},
                             {"answers", answers},
                             {"label", right}});
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
        const auto outcome = trainChoice(paths({{"epochs", epochs()}}), tell, {});
        QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
        QVERIFY(outcome->mu > 0);
        const auto accuracy = evaluateChoice(folder() / "run/choice", folder() / "test.json");
        QVERIFY2(accuracy, accuracy ? "" : accuracy.error().detail.c_str());
        QCOMPARE(accuracy->questions, size_t{400});
        qInfo("right answers: %.1f %% of 400 questions, validation %.1f %%", accuracy->right, outcome->bestValidation);
        QVERIFY(accuracy->right >= 95);
    }

private:
    QTemporaryDir m_folder;

    std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    static int epochs() { return qEnvironmentVariableIsSet("CHOICE_EPOCHS") ? qEnvironmentVariableIntValue("CHOICE_EPOCHS") : 16; }
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
                    {"validate_every", 200},
                    {"use_bfloat16", false}};
        recipe.update(changes);
        writeText(folder() / "recipe.json", recipe.dump());
        return {folder() / "recipe.json", folder(), folder() / "language-model", folder() / output};
    }
};

RATATOSK_TEST(TestChoiceTrainer);
#include "tst_choice_trainer.moc"
