// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/logic/logic_examples.h"
#include "core/experiments/logic/logic_match.h"
#include "core/experiments/logic/logic_report.h"
#include "core/experiments/logic/word_table.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace ratatosk;
using namespace ratatosk::logic;

class TestLogicExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsLines();
    void refusesLines_data();
    void refusesLines();
    void numbersWords();
    void refusesWordFiles();
    void knowsPlaceholders();
    void reportsPercent();
    void readsThePacks();

private:
    QTemporaryDir m_folder;
    std::filesystem::path fileWith(const std::string& text) const
    {
        const auto file = std::filesystem::path(m_folder.path().toStdString()) / "examples.tsv";
        std::ofstream(file) << text;
        return file;
    }
};

void TestLogicExamples::readsLines()
{
    const auto examples = readExamples(fileWith("where is c0\t( loc:t c0 $0 )\r\nwhat is fb0\tfb0\n"));
    QVERIFY(examples);
    QCOMPARE(examples->size(), std::size_t{2});
    QCOMPARE((*examples)[0], (Example{{"where", "is", "c0"}, {"(", "loc:t", "c0", "$0", ")"}}));
    QCOMPARE((*examples)[1].form, Words{"fb0"});
    const auto missing = readExamples("/nowhere/at/all.tsv");
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::FileMissing);
}

void TestLogicExamples::refusesLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("no example") << "";
    QTest::newRow("no tab") << "where is c0 ( loc:t c0 $0 )\n";
    QTest::newRow("two tabs") << "a\tb\tc\n";
    QTest::newRow("no question") << "\tc0\n";
    QTest::newRow("no form") << "a\t\n";
    QTest::newRow("a bracket is missing") << "a\t( b c\n";
}

void TestLogicExamples::refusesLines()
{
    QFETCH(QString, text);
    const auto examples = readExamples(fileWith(text.toStdString()));
    QVERIFY(!examples);
    QCOMPARE(examples.error().code, ErrorCode::InvalidData);
}

void TestLogicExamples::numbersWords()
{
    const WordTable words = WordTable::of({{{"where", "is", "c0"}, {"(", "loc:t", "c0", "$0", ")"}}});
    QCOMPARE(words.size(), std::int64_t{4 + 5 + 2});
    QCOMPARE(words.formWords(), std::int64_t{4 + 5}); // what both have is among them
    QCOMPARE(words.wordsAt(words.numbersOf({"where", "c0"})), (Words{"where", "c0"}));
    QCOMPARE(words.numbersOf({"never"}), std::vector<std::int64_t>{WordTable::kUnknown});
    QVERIFY(words.numbersOf({"c0"}).front() < words.formWords());
    const auto again = WordTable::read(words.text());
    QVERIFY(again);
    QCOMPARE(again->text(), words.text());
    QCOMPARE(again->formWords(), words.formWords());
}

void TestLogicExamples::refusesWordFiles()
{
    for (const char* text : {"", "a b\n", "a\nb\nc\n", "a b\nb c\n", "a a\nb\n", "a\nb"})
        QVERIFY2(!WordTable::read(text), text);
    QVERIFY(WordTable::read("a\n\n")); // all words may be those of forms
}

void TestLogicExamples::knowsPlaceholders()
{
    for (const char* word : {"c0", "ci12", "s1"})
        QVERIFY2(WordTable::isPlaceholder(word), word);
    for (const char* word : {"$0", "state:t", "12", "c", "0c", "c0:x", ""})
        QVERIFY2(!WordTable::isPlaceholder(word), word);
}

void TestLogicExamples::reportsPercent()
{
    const LogicReport report{
        {{"q", "a", "a", true, true}, {"q", "a", "b", false, true}, {"q", "a", "c", false, false}, {"q", "a", "c", false, false}}};
    QCOMPARE(report.exactMatch(), 25.0);
    QCOMPARE(report.logicMatch(), 50.0);
    QCOMPARE(LogicReport().logicMatch(), 0.0);
    const auto json = nlohmann::json::parse(logicReportJson(report));
    QCOMPARE(json["logic_match"].get<double>(), 50.0);
    QCOMPARE(json["verdicts"].size(), std::size_t{4});
    QCOMPARE(json["verdicts"][1]["prediction"].get<std::string>(), std::string("b"));
}

void TestLogicExamples::readsThePacks()
{
    const std::filesystem::path data = dataPacks();
    if (!std::filesystem::exists(data / "geo/lambda"))
        QSKIP("The data packs are not beside the source tree.");
    for (const auto& [file, count] : {std::pair{"geo/lambda/train.tsv", 600},
                                      {"geo/lambda/test.tsv", 280},
                                      {"atis/lambda/train.tsv", 4433},
                                      {"atis/lambda/dev.tsv", 491},
                                      {"atis/lambda/test.tsv", 448}}) {
        const auto examples = readExamples(data / file);
        QVERIFY2(examples, file);
        QCOMPARE(static_cast<int>(examples->size()), count);
        for (const Example& example : *examples)
            QVERIFY(isLogicMatch(printTerm(normalForm(*readTerm(example.form))), example.form));
    }
}

RATATOSK_TEST(TestLogicExamples);
#include "tst_logic_examples.moc"
