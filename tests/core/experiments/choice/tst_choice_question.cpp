// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_question.h"

#include "core/experiments/choice/choice_recipe.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace ratatosk;

class TestChoiceQuestion : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsReclor()
    {
        const auto questions = readChoiceQuestions(file(R"([
            {"context": "All huts have a stove.", "question": "What follows?", "answers": ["One", "Two", "Three", "Four"], "label": 2,
             "id_string": "train_0"},
            {"context": "C", "question": "Q", "answers": ["a", "b"], "id_string": "test_1"}])"));
        QVERIFY2(questions, questions ? "" : questions.error().detail.c_str());
        QCOMPARE(questions->size(), size_t{2});
        QVERIFY((questions->front() == ChoiceQuestion{"All huts have a stove.", "What follows?", {"One", "Two", "Three", "Four"}, 2}));
        QCOMPARE(questions->back().answer, -1);
    }

    void readsWhatItWrites()
    {
        const std::vector<ChoiceQuestion> questions{{"C", "Q", {"a", "\xC3\xA9"}, 1}, {"", "Untold", {"a", "b", "c"}, -1}};
        const std::filesystem::path path = file({});
        QVERIFY(writeChoiceQuestions(path, questions));
        const auto read = readChoiceQuestions(path);
        QVERIFY2(read, read ? "" : read.error().detail.c_str());
        QVERIFY(*read == questions);
        QVERIFY(!writeChoiceQuestions("/dev/null/nowhere", questions));
    }

    void readsLogiqa()
    {
        const auto questions = readChoiceQuestions(file("\nc\nSome people hike.\r\nWho hikes?\nA.Nobody.\nB) Everybody.\nC. Some.\nAll.\n\n"
                                                        "A\nContext\nQuestion\n1\n2\n3\n4\n"));
        QVERIFY2(questions, questions ? "" : questions.error().detail.c_str());
        QCOMPARE(questions->size(), size_t{2});
        QVERIFY((questions->front() == ChoiceQuestion{"Some people hike.", "Who hikes?", {"Nobody.", "Everybody.", "Some.", "All."}, 2}));
        QVERIFY((questions->back() == ChoiceQuestion{"Context", "Question", {"1", "2", "3", "4"}, 0}));
    }

    void wrongFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("named");
        const QByteArray good = R"({"context": "C", "question": "Q", "answers": ["a", "b"], "label": 1})";
        QTest::newRow("nothing") << QByteArray("\n\n") << "no questions";
        QTest::newRow("an empty list") << QByteArray("[]") << "no questions";
        QTest::newRow("no list") << QByteArray("{}") << "not a JSON list";
        QTest::newRow("half a file") << "[" + good << "not a JSON list";
        QTest::newRow("no context") << "[" + good + R"(, {"question": "Q", "answers": ["a", "b"]}])"
                                    << "question 2";
        QTest::newRow("one answer") << QByteArray(R"([{"context": "C", "question": "Q", "answers": ["a"], "label": 0}])") << "'answers'";
        QTest::newRow("a label beyond") << QByteArray(good).replace("1}", "2}").prepend('[').append(']') << "'label'";
        QTest::newRow("no letter") << QByteArray("e\nC\nQ\n1\n2\n3\n4\n") << "letter";
        QTest::newRow("lines are missing") << QByteArray("a\nC\nQ\n1\n2\n3\n4\nb\nC\nQ\n1\n") << "question 2";
    }

    void wrongFilesAreRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, named);
        const auto questions = readChoiceQuestions(file(content));
        QVERIFY(!questions);
        QCOMPARE(questions.error().code, ErrorCode::InvalidData);
        QVERIFY2(QString::fromStdString(questions.error().detail).contains(named), questions.error().detail.c_str());
        QCOMPARE(readChoiceQuestions("/nowhere.json").error().code, ErrorCode::FileMissing);
    }

    void recipesAreRead()
    {
        const auto shipped = readChoiceRecipe(RATATOSK_SOURCE_DIR "/models/recipes/choice.json");
        QVERIFY2(shipped, shipped ? "" : shipped.error().detail.c_str());
        const auto ofReadings = readChoiceRecipe(RATATOSK_SOURCE_DIR "/models/recipes/choice-readings.json");
        QVERIFY2(ofReadings, ofReadings ? "" : ofReadings.error().detail.c_str());
        const auto recipe = readChoiceRecipe(file(R"({"layers": 8, "initialisation": "standard"})"));
        QVERIFY(recipe);
        QCOMPARE(recipe->layers, 8);
        QCOMPARE(recipe->initialisation, InitialisationScheme::Standard);
        for (const char* wrong : {"[]", R"({"magic": 1})", R"({"layers": "many"})", R"({"questions": []})"})
            QCOMPARE(readChoiceRecipe(file(wrong)).error().code, ErrorCode::InvalidData);
        QCOMPARE(readChoiceRecipe("/nowhere.json").error().code, ErrorCode::FileMissing);
    }

private:
    QTemporaryDir m_folder;

    std::filesystem::path file(const QByteArray& content) const
    {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / "questions";
        std::ofstream(path, std::ios::binary) << content.toStdString();
        return path;
    }
};

RATATOSK_TEST(TestChoiceQuestion);
#include "tst_choice_question.moc"
