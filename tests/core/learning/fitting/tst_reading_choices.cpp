// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/reading_choices.h"

#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

/// Beams as questions of reading comprehension.
class TestReadingChoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksWhichReadingIsRight();
    void leavesOutWhatTellsNothing();
    void tellsHowHardTheyAre();
    void keepsWhatIsThere();

private:
    static JudgedBeam beam(std::vector<std::string> words, std::vector<bool> isRight)
    {
        return {.database = "huts",
                .question = "Who?",
                .features = {},
                .words = std::move(words),
                .isRight = std::move(isRight),
                .isExact = {}};
    }

    static DatasetDatabases databases()
    {
        const auto schema = Schema::create({{"hut", "hut"}, {"visit", "visit"}},
                                           {{TableId{0}, "name", "name"}, {TableId{0}, "beds", "beds"}, {TableId{1}, "day", "day"}}, {});
        return {{"huts", {"huts", *schema, {}, {}}}};
    }
};

void TestReadingChoices::asksWhichReadingIsRight()
{
    const auto questions = readingChoices({beam({"beds; from hut", "name; from hut", "all; from hut"}, {false, true, true})}, databases());
    QCOMPARE(questions.size(), std::size_t(1));
    QCOMPARE(questions[0].question, std::string("Who?"));
    QCOMPARE(questions[0].context, std::string("hut: name, beds.")); // nobody reads of visits
    QCOMPARE(questions[0].options, (std::vector<std::string>{"beds; from hut", "name; from hut"}));
    QCOMPARE(questions[0].answer, 1);
}

void TestReadingChoices::leavesOutWhatTellsNothing()
{
    const std::vector<JudgedBeam> beams{beam({"a", "b"}, {false, false}), beam({"a", "b"}, {true, true}), beam({"a", "a"}, {true, false})};
    QVERIFY(readingChoices(beams, databases()).empty());
}

void TestReadingChoices::tellsHowHardTheyAre()
{
    const std::vector<ChoiceQuestion> questions{{"", "", {"a", "b"}, 0}, {"", "", {"a", "b", "c", "d"}, 3}};
    QVERIFY((difficultyOf(questions) == ReadingChoices{2, 37.5, 50, 3}));
    QVERIFY((difficultyOf({}) == ReadingChoices{}));
}

/// A file that is there is not made again: what else would be needed is missing here.
void TestReadingChoices::keepsWhatIsThere()
{
    QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "val.json";
    const ReadingChoicePaths paths{"/nowhere.json", "/nowhere", "/nowhere", file};
    const auto ignore = [](const Progress&) {};
    QCOMPARE(keepReadingChoices(paths, ignore, {}).error().code, ErrorCode::FileMissing);
    QVERIFY(writeChoiceQuestions(file, {{"c", "q", {"a", "b"}, 0}}));
    const auto kept = keepReadingChoices(paths, ignore, {});
    QVERIFY(kept);
    QCOMPARE(kept->questions, std::size_t(1));
}

RATATOSK_TEST(TestReadingChoices);
#include "tst_reading_choices.moc"
