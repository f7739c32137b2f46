// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/error_analysis.h"

#include "core/database/engine/schema_reader.h"
#include "core/experiments/analysis/error_page.h"
#include "core/experiments/analysis/error_tables.h"
#include "core/experiments/analysis/marked_query.h"
#include "core/questions/evaluation/evaluator.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace ratatosk;

/// One question of each class about a kennel.
class TestErrorAnalysis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sortsEachAnswer();
    void countsThem();
    void saysWhatNoWordLedTo();
    void writesAPage();
    void writesTables();
    void triesNothingWithoutRunning();
    void marksClauses_data();
    void marksClauses();

private:
    ScratchDatabase m_scratch{"CREATE TABLE dog (id INTEGER PRIMARY KEY, name TEXT, age INTEGER, weight REAL);"
                              "INSERT INTO dog VALUES (1, 'Rex', 3, 20), (2, '<Bella>', 12, 7), (3, 'Odin', 7, 33);"};
    Dataset m_dataset;
    std::vector<std::string> m_predictions;
    EvaluationReport m_report;
    ErrorAnalysis m_analysis;
};

void TestErrorAnalysis::initTestCase()
{
    const Connection connection = *Connection::open(m_scratch.file());
    m_dataset.databases["kennel"] = {"kennel", *readSchema(connection), m_scratch.file(), {}};
    const auto add = [&](const char* question, const char* gold, const char* prediction) {
        m_dataset.examples.push_back({.dbId = "kennel", .question = question, .query = gold});
        m_predictions.emplace_back(prediction);
    };
    add("How many dogs are there?", "SELECT count(*) FROM dog", "SELECT count(*) FROM dog");
    add("What is the youngest age?", "SELECT min(age) FROM dog", "SELECT age FROM dog ORDER BY age LIMIT 1");
    add("Names of dogs & ages", "SELECT name, age FROM dog", "SELECT name, id FROM dog");
    add("How heavy are they?", "SELECT avg(weight) FROM dog", "SELECT weight FROM dog");
    add("What of the oldest?", "SELECT weight FROM dog ORDER BY age DESC LIMIT 1", "SELECT name FROM dog ORDER BY age");
    add("How old is the one called after a god?", "SELECT age FROM dog WHERE name = 'Odin'", "SELECT age FROM dog WHERE name = 'Rex'");
    add("What is missing?", "SELECT name FROM dog", "");
    m_report = *evaluate(m_dataset.databases, m_dataset.examples, m_predictions);
    m_analysis = *analyseErrors(m_dataset, m_predictions, m_report.verdicts);
}

void TestErrorAnalysis::sortsEachAnswer()
{
    const std::vector<ErrorClass> expected{ErrorClass::Equivalent, ErrorClass::Column, ErrorClass::Sketch,
                                           ErrorClass::Both,       ErrorClass::Value,  ErrorClass::Unanswered};
    QCOMPARE(m_analysis.wrong.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(m_analysis.wrong[i].example, static_cast<int>(i + 1));
        QCOMPARE(m_analysis.wrong[i].errorClass, expected[i]);
    }
}

void TestErrorAnalysis::countsThem()
{
    const ErrorCounts& counts = m_analysis.counts;
    QCOMPARE(counts.answers, 7);
    QCOMPARE(counts.wrong, 6);
    QCOMPARE(counts.wrongByStructure, 5); // the value is none of the metric's business
    QCOMPARE(counts.byClass.at(ErrorClass::Value), 1);
    QCOMPARE(counts.byClassOfStructure.count(ErrorClass::Value), std::size_t(0));
    QCOMPARE(counts.byClause.at(Clause::Select), 3);
    QCOMPARE(counts.byDatabase.at("kennel"), 6);
}

void TestErrorAnalysis::saysWhatNoWordLedTo()
{
    QCOMPARE(m_analysis.wrong[1].cause, MissingCause::Neither); // "ages" names the column that is lacking
    QCOMPARE(m_analysis.wrong[3].cause, MissingCause::Link);    // nobody says "weight"
    QCOMPARE(m_analysis.wrong[3].missing, std::vector<std::string>{"dog.weight"});
    QCOMPARE(m_analysis.wrong[4].cause, MissingCause::Value);
    QCOMPARE(m_analysis.wrong[4].missing, std::vector<std::string>{"'Odin'"});
}

void TestErrorAnalysis::writesAPage()
{
    const QString page = QString::fromStdString(errorPage(m_analysis, m_dataset, m_predictions, "Wrong <answers>"));
    QVERIFY(page.startsWith("<!DOCTYPE html>"));
    QVERIFY(page.contains("Wrong &lt;answers&gt;"));
    QVERIFY(page.contains("Names of dogs &amp; ages"));
    QVERIFY(page.contains("<tr><td>column</td><td>1</td></tr>"));
    QVERIFY(page.contains("<mark>SELECT name, id</mark>"));
    QVERIFY(page.contains("<mark>WHERE") == false); // a value marks no clause
    QVERIFY(page.contains("&lt;Bella&gt;"));
    QVERIFY(!page.contains("<Bella>"));
    QVERIFY(page.contains("No word of the question led to dog.weight."));
    QVERIFY(!page.contains("http")); // nothing is fetched
}

void TestErrorAnalysis::writesTables()
{
    const auto json = nlohmann::json::parse(jsonOf(m_analysis));
    QCOMPARE(json["by_class"]["sketch"].get<int>(), 1);
    QCOMPARE(json["by_clause"]["nested query"].get<int>(), 0);
    QCOMPARE(json["errors"].size(), std::size_t(6));
    QCOMPARE(json["errors"][0]["class"].get<std::string>(), std::string("equivalent"));
    QVERIFY(json["errors"][0]["separated_by"].is_null());
    QVERIFY(!json["errors"][1].contains("separated_by")); // other rows already on the file

    const ResultTable table = countTable(m_analysis.counts);
    QCOMPARE(table.columns, (std::vector<std::string>{"group", "name", "count"}));
    QCOMPARE(std::get<std::int64_t>(table.rows[1][2]), std::int64_t(6));
}

void TestErrorAnalysis::triesNothingWithoutRunning()
{
    const auto report = evaluate(m_dataset.databases, m_dataset.examples, m_predictions, {.runQueries = false});
    const auto analysis = analyseErrors(m_dataset, m_predictions, report->verdicts, {.runQueries = false});
    QCOMPARE(analysis->wrong.size(), std::size_t(5));
    QCOMPARE(analysis->wrong[0].errorClass, ErrorClass::Sketch);
    QVERIFY(!analysis->wrong[0].goldRows);
}

void TestErrorAnalysis::marksClauses_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("clause");
    QTest::addColumn<QStringList>("marked");
    const QString nested = "select a from t where b in (select c from u where d = 1) order by a";
    const QString combined = "select a from t where b > 1 union select a from u";
    QTest::newRow("first") << nested << static_cast<int>(Clause::Select) << QStringList{"SELECT a"};
    QTest::newRow("around a query") << nested << static_cast<int>(Clause::Where) << QStringList{"WHERE b IN (", ")"};
    QTest::newRow("inside") << nested << static_cast<int>(Clause::Nested) << QStringList{"SELECT c", "FROM u", "WHERE d = 1"};
    QTest::newRow("behind") << nested << static_cast<int>(Clause::Order) << QStringList{"ORDER BY a"};
    QTest::newRow("set operation") << combined << static_cast<int>(Clause::SetOperation) << QStringList{"UNION", "SELECT a", "FROM u"};
    QTest::newRow("before it") << combined << static_cast<int>(Clause::Where) << QStringList{"WHERE b &gt; 1"};
}

void TestErrorAnalysis::marksClauses()
{
    QFETCH(QString, sql);
    QFETCH(int, clause);
    QFETCH(QStringList, marked);
    QStringList found;
    for (const QString& line : QString::fromStdString(markedQuery(sql.toStdString(), {static_cast<Clause>(clause)})).split('\n')) {
        if (line.startsWith("<mark>"))
            found << QString(line).remove("<mark>").remove("</mark>").trimmed();
    }
    QCOMPARE(found, marked);
}

RATATOSK_TEST(TestErrorAnalysis);
#include "tst_error_analysis.moc"
