// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/grammar_gap.h"

#include "core/answer/value/trust.h"
#include "core/english/language/word_splitter.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <fstream>
#include <nlohmann/json.hpp>

using namespace ratatosk;

class TestGrammarGap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatCannotBeExpressed_data();
    void findsWhatCannotBeExpressed();
    void leavesNamesAlone();
    void isTheReasonForRefusing();
    void raisesNoFalseAlarm_data();
    void raisesNoFalseAlarm();
};

void TestGrammarGap::findsWhatCannotBeExpressed_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("words"); // empty: nothing is missing
    QTest::newRow("moving average") << "What is the moving average of the price?"
                                    << "moving average";
    QTest::newRow("percentile") << "What is the 90th percentile of age?"
                                << "percentile";
    QTest::newRow("quartiles") << "What are the quartiles by breed?"
                               << "quartiles";
    QTest::newRow("deviation") << "standard deviation of the weight"
                               << "standard deviation";
    QTest::newRow("random") << "Show five random dogs"
                            << "random";
    QTest::newRow("forecast") << "Predict the sales of next year"
                              << "predict";
    QTest::newRow("change") << "Delete all dogs older than 5"
                            << "delete";
    QTest::newRow("cause") << "Why are there so few dogs?"
                           << "why";

    QTest::newRow("running total") << "Show the running total of cost by day"
                                   << "";
    QTest::newRow("median") << "What is the median age of the dogs?"
                            << "";
    QTest::newRow("few of each") << "Show the top three dogs of each owner"
                                 << "";
    QTest::newRow("one of each") << "Show the top 1 dog of each owner"
                                 << "";
    QTest::newRow("first few") << "What are the names of the top 3 dogs by age?"
                               << "";
    QTest::newRow("cumulative amount") << "Which products have a cumulative amount above 80?"
                                       << "";
    QTest::newRow("average") << "What is the average age of each breed?"
                             << "";
    QTest::newRow("share") << "What percentage of dogs is older than 5?"
                           << "";
    QTest::newRow("deleted") << "Which dogs were removed from the list?"
                             << "";
    QTest::newRow("run") << "What is the total distance of running dogs?"
                         << "";
}

void TestGrammarGap::findsWhatCannotBeExpressed()
{
    QFETCH(QString, question);
    const auto gap = gapIn(*splitQuestion(question.toStdString()), {});
    QTEST(gap ? QString::fromStdString(gap->words) : QString(), "words");
}

void TestGrammarGap::leavesNamesAlone()
{
    const Question question = *splitQuestion("What is the standard deviation by city?"); // words 3 and 4
    SchemaLinks links;
    links.columns = {{4, ColumnId{0}, LinkKind::Exact, "deviation"}};
    QVERIFY(gapIn(question, links)); // half a name
    links.columns.push_back({3, ColumnId{0}, LinkKind::NumberHint, {}});
    QVERIFY(gapIn(question, links)); // no name
    links.columns.push_back({3, ColumnId{0}, LinkKind::Partial, "standard deviation"});
    QVERIFY(!gapIn(question, links));
}

void TestGrammarGap::isTheReasonForRefusing()
{
    Answer answer;
    answer.question = *splitQuestion("What is the upper quartile of the dogs' age?");
    answer.candidates = {{.sql = "SELECT avg(age) FROM dogs", .share = 0.9}};
    const Assessment assessment = assess(answer);
    QCOMPARE(int(assessment.trust), int(Trust::Refused));
    QVERIFY(doubtSentence(assessment).find("“quartile”") != std::string::npos);
}

void TestGrammarGap::raisesNoFalseAlarm_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("train") << "train_spider.json";
    QTest::newRow("other train") << "train_others.json";
}

/// Without a look at the databases, whose names would take some back.
void TestGrammarGap::raisesNoFalseAlarm()
{
    QFETCH(QString, file);
    std::ifstream stream(spiderFolder() / file.toStdString());
    if (!stream)
        QSKIP("Spider is not there");
    int alarms = 0;
    for (const auto& example : nlohmann::json::parse(stream)) {
        const auto question = splitQuestion(example.at("question").get<std::string>());
        const auto gap = question ? gapIn(*question, {}) : std::nullopt;
        if (gap) {
            ++alarms;
            qInfo("%s: %s", gap->words.c_str(), question->text.c_str());
        }
    }
    QCOMPARE(alarms, 0);
}

RATATOSK_TEST(TestGrammarGap);
#include "tst_grammar_gap.moc"
