// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/spider_reader.h"
#include "core/questions/evaluation/evaluator.h"
#include "core/questions/evaluation/exact_match.h"
#include "core/questions/spider/spider_query_printer.h"
#include "core/questions/spider/spider_query_reader.h"

#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <fstream>

using namespace ratatosk;

/// Holds the metric against verdicts of the official scripts, question by question.
class TestSpiderVerdicts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldMatchesItself_data();
    void goldMatchesItself();
    void agreesWithTheOfficialScripts_data();
    void agreesWithTheOfficialScripts();
};

void TestSpiderVerdicts::goldMatchesItself_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("unreadable");
    QTest::addColumn<QList<int>>("levels"); // easy, medium, hard, extra

    QTest::newRow("dev") << "dev.json" << 0 << QList<int>{248, 446, 174, 166};
    // One query names a table that its schema lacks.
    QTest::newRow("train") << "train_spider.json" << 1 << QList<int>{1694, 2777, 1460, 1068};
    QTest::newRow("others") << "train_others.json" << 0 << QList<int>{289, 222, 461, 687};
}

void TestSpiderVerdicts::goldMatchesItself()
{
    QFETCH(QString, file);
    QFETCH(int, unreadable);
    QFETCH(QList<int>, levels);
    const std::filesystem::path folder = dataPacks() / "spider";
    if (!std::filesystem::exists(folder))
        QSKIP("Spider's data pack is not there.");
    const auto dataset = readSpiderDataset(folder, {file.toStdString()});
    QVERIFY(dataset);
    int failures = 0;
    QList<int> counts(4);
    for (const Example& example : dataset->examples) {
        const Schema& schema = dataset->databaseOf(example).schema;
        const auto query = sql::readSpiderQuery(example.query, schema);
        if (!query) {
            ++failures;
            continue;
        }
        QVERIFY2(isExactMatch(*query, *query, schema), example.query.c_str());
        const auto again = sql::readSpiderQuery(sql::printSpiderQuery(*query, schema), schema);
        QVERIFY2(again && *again == *query, example.query.c_str());
        ++counts[static_cast<int>(difficultyOf(*query))];
    }
    QCOMPARE(failures, unreadable);
    QCOMPARE(counts, levels);
}

void TestSpiderVerdicts::agreesWithTheOfficialScripts_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("exactMatches");
    QTest::addColumn<int>("executionMatches"); // -1: the predictions hold no values

    QTest::newRow("weak parser") << "weak-parser.jsonl" << 390 << -1;
    QTest::newRow("better parser") << "better-parser.jsonl" << 502 << -1;
    QTest::newRow("ChatGPT") << "chatgpt.jsonl" << 405 << 739;
}

namespace {

std::vector<nlohmann::json> linesOf(const std::filesystem::path& file)
{
    std::ifstream stream(file);
    std::vector<nlohmann::json> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(nlohmann::json::parse(line));
    return lines;
}

} // namespace

void TestSpiderVerdicts::agreesWithTheOfficialScripts()
{
    QFETCH(QString, file);
    QFETCH(int, exactMatches);
    QFETCH(int, executionMatches);
    const bool runQueries = executionMatches >= 0;
    const std::filesystem::path verdictFile = dataPacks() / "spider-metric" / file.toStdString();
    if (!std::filesystem::exists(verdictFile))
        QSKIP("The pack of verdicts is not there.");
    if (runQueries && !std::filesystem::exists(spiderDatabase("concert_singer")))
        QSKIP("Spider's databases are not unpacked.");
    const auto dataset = readSpiderDataset(runQueries ? spiderFolder() : dataPacks() / "spider", {"dev.json"});
    QVERIFY(dataset);
    const std::vector<nlohmann::json> official = linesOf(verdictFile);
    std::vector<std::string> predictions;
    for (const nlohmann::json& line : official)
        predictions.push_back(line.at("prediction"));

    const auto report = evaluate(dataset->databases, dataset->examples, predictions, {.runQueries = runQueries});
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    for (size_t i = 0; i < official.size(); ++i) {
        const Verdict& verdict = report->verdicts[i];
        QVERIFY2(verdict.isExactMatch == (official[i].at("exact") == 1), predictions[i].c_str());
        if (runQueries)
            QVERIFY2(verdict.isExecutionMatch == (official[i].at("execution") == 1), predictions[i].c_str());
    }
    QCOMPARE(report->all.exactMatches, exactMatches);
    if (runQueries)
        QCOMPARE(report->all.executionMatches, executionMatches);
}

RATATOSK_TEST(TestSpiderVerdicts);
#include "tst_spider_verdicts.moc"
