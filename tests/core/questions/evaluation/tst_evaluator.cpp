// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/evaluator.h"

#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numeric>

using namespace ratatosk;

class TestEvaluator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scoresInOrder_data();
    void scoresInOrder();
    void reportsProgress();
    void needsNoFileWhenNothingIsRun();
    void refusesBadInput();
    void reportsAMissingDatabase();
    void canBeCancelled();

private:
    ScratchDatabase m_scratch{"CREATE TABLE pet(id INTEGER, name TEXT); INSERT INTO pet VALUES (1, 'Rex'), (2, 'Ada');"};
    DatasetDatabases m_databases{
        {"pets",
         {.id = "pets",
          .schema = *Schema::create({{.name = "pet"}}, {{.table = TableId{0}, .name = "id"}, {.table = TableId{0}, .name = "name"}}, {}),
          .file = m_scratch.file()}}};
};

namespace {

Example exampleOf(const std::string& gold, const std::string& database = "pets")
{
    return {.dbId = database, .question = "?", .query = gold};
}

} // namespace

void TestEvaluator::scoresInOrder_data()
{
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << 1;
    QTest::newRow("two threads") << 2;
    QTest::newRow("more threads than examples") << 9;
}

void TestEvaluator::scoresInOrder()
{
    QFETCH(int, threads);
    const std::vector<Example> examples{exampleOf("SELECT name FROM pet"), exampleOf("SELECT name FROM pet WHERE id = 2"),
                                        exampleOf("SELECT count(*) FROM pet"), exampleOf("SELECT id FROM pet WHERE id IS NULL"),
                                        exampleOf("SELECT colour FROM pet")};
    const std::vector<std::string> predictions{"SELECT name FROM pet", "SELECT name FROM pet WHERE id = 'value'", "SELECT 2",
                                               "SELECT id FROM pet WHERE 1 = 2", "SELECT colour FROM pet"};
    const auto report = evaluate(m_databases, examples, predictions, {.threads = threads});
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    const std::vector<Verdict> expected{{"pets", Difficulty::Easy, true, true, true, 2},
                                        {"pets", Difficulty::Easy, true, true, false, 2},
                                        {"pets", Difficulty::Easy, false, false, true, 2},
                                        {"pets", std::nullopt, false, false, true, 2},   // the gold query is beyond Spider's reader
                                        {"pets", std::nullopt, false, false, false, 2}}; // and here beyond SQLite
    QCOMPARE(report->verdicts, expected);
    QCOMPARE(report->all.executionMatches, 3);
}

void TestEvaluator::reportsProgress()
{
    const std::vector<Example> examples(20, exampleOf("SELECT name FROM pet"));
    const std::vector<std::string> predictions(20, "SELECT name FROM pet");
    std::vector<std::int64_t> seen;
    const auto note = [&](const Progress& progress) {
        seen.push_back(progress.done);
        QCOMPARE(progress.total, std::int64_t{20});
    };
    QVERIFY(evaluate(m_databases, examples, predictions, {}, note));
    std::vector<std::int64_t> expected(20);
    std::iota(expected.begin(), expected.end(), 1);
    QCOMPARE(seen, expected);
}

void TestEvaluator::needsNoFileWhenNothingIsRun()
{
    DatasetDatabases databases = m_databases;
    databases.at("pets").file = "/nowhere";
    const std::vector<Example> examples{exampleOf("SELECT name FROM pet")};
    const std::vector<std::string> predictions{"SELECT id FROM pet"};
    const auto report = evaluate(databases, examples, predictions, {.runQueries = false});
    QVERIFY(report);
    QCOMPARE(report->verdicts, (std::vector<Verdict>{{"pets", Difficulty::Easy, true, false, std::nullopt, 2}}));
}

void TestEvaluator::refusesBadInput()
{
    const std::vector<Example> examples{exampleOf("SELECT name FROM pet", "cars")};
    QCOMPARE(evaluate(m_databases, examples, {}).error().detail, std::string("There are 1 examples but 0 predictions."));
    const std::vector<std::string> predictions{""};
    QCOMPARE(evaluate(m_databases, examples, predictions).error().detail, std::string("There is no database 'cars'."));
}

void TestEvaluator::reportsAMissingDatabase()
{
    DatasetDatabases databases = m_databases;
    databases.at("pets").file = "/nowhere/pets.sqlite";
    const std::vector<Example> examples(5, exampleOf("SELECT name FROM pet"));
    const std::vector<std::string> predictions(5, "SELECT name FROM pet");
    const auto report = evaluate(databases, examples, predictions);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::FileMissing);
}

void TestEvaluator::canBeCancelled()
{
    const std::vector<Example> examples(5, exampleOf("SELECT name FROM pet"));
    const std::vector<std::string> predictions(5, "SELECT name FROM pet");
    std::stop_source stop;
    const auto stopAfterOne = [&](const Progress&) { stop.request_stop(); };
    const auto report = evaluate(m_databases, examples, predictions, {.threads = 1}, stopAfterOne, stop.get_token());
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
}

RATATOSK_TEST(TestEvaluator);
#include "tst_evaluator.moc"
