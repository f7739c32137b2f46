// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/execution_match.h"

#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestExecutionMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void removesDistinct_data();
    void removesDistinct();
    void comparesResults_data();
    void comparesResults();
    void aFailingGoldQueryIsAnError();
    void aPredictionThatTakesTooLongIsWrong();
    void canBeCancelled();

private:
    ScratchDatabase m_scratch{"CREATE TABLE singer(id INTEGER, name TEXT, age REAL);"
                              "INSERT INTO singer VALUES (1, 'Ann', 30), (2, 'Bob', 20), (3, 'Ann', 20);"};
    Connection m_database = *Connection::open(m_scratch.file());
};

void TestExecutionMatch::removesDistinct_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected");

    QTest::newRow("none") << "SELECT a FROM t"
                          << "SELECT a FROM t";
    QTest::newRow("any case") << "SELECT DISTINCT a, count(distinct b)"
                              << "SELECT  a, count( b)";
    QTest::newRow("before a parenthesis") << "SELECT DISTINCT(a)"
                                          << "SELECT (a)";
    QTest::newRow("part of a name") << "SELECT distinct_a, xdistinct"
                                    << "SELECT distinct_a, xdistinct";
    QTest::newRow("inside quotes") << "SELECT 'is distinct', \"DISTINCT\", `distinct`"
                                   << "SELECT 'is distinct', \"DISTINCT\", `distinct`";
    QTest::newRow("quote within quotes") << "'it''s distinct' distinct"
                                         << "'it''s distinct' ";
    QTest::newRow("open quote") << "SELECT 'distinct"
                                << "SELECT 'distinct";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestExecutionMatch::removesDistinct()
{
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(withoutDistinct(sql.toStdString())), expected);
}

void TestExecutionMatch::comparesResults_data()
{
    QTest::addColumn<QString>("gold");
    QTest::addColumn<QString>("prediction");
    QTest::addColumn<bool>("isMatch");

    QTest::newRow("same rows, other SQL") << "SELECT name FROM singer WHERE age > 20"
                                          << "SELECT name FROM singer WHERE id = 1" << true;
    QTest::newRow("other rows") << "SELECT name FROM singer"
                                << "SELECT name FROM singer WHERE id < 3" << false;
    QTest::newRow("DISTINCT does not count") << "SELECT DISTINCT name FROM singer"
                                             << "SELECT name FROM singer" << true;
    QTest::newRow("nor does it inside count") << "SELECT count(DISTINCT name) FROM singer"
                                              << "SELECT count(name) FROM singer" << true;
    QTest::newRow("order that nobody asked for") << "SELECT id FROM singer"
                                                 << "SELECT id FROM singer ORDER BY id DESC" << true;
    QTest::newRow("order that was asked for") << "SELECT id FROM singer ORDER BY id"
                                              << "SELECT id FROM singer ORDER BY id DESC" << false;
    QTest::newRow("columns in another order") << "SELECT id, name FROM singer"
                                              << "SELECT name, id FROM singer" << true;
    QTest::newRow("whole number for real") << "SELECT age FROM singer WHERE id = 1"
                                           << "SELECT 30" << true;
    QTest::newRow("both empty") << "SELECT name FROM singer WHERE id > 9"
                                << "SELECT id, age FROM singer WHERE id > 8" << true;
    QTest::newRow("prediction does not compile") << "SELECT name FROM singer"
                                                 << "SELECT title FROM singer" << false;
    QTest::newRow("prediction is empty") << "SELECT name FROM singer"
                                         << "" << false;
    QTest::newRow("prediction would write") << "SELECT name FROM singer WHERE id > 9"
                                            << "DELETE FROM singer" << false;
}

void TestExecutionMatch::comparesResults()
{
    QFETCH(QString, gold);
    QFETCH(QString, prediction);
    QFETCH(bool, isMatch);
    const auto result = isExecutionMatch(m_database, gold.toStdString(), prediction.toStdString());
    QVERIFY2(result, result ? "" : result.error().detail.c_str());
    QCOMPARE(*result, isMatch);
}

void TestExecutionMatch::aFailingGoldQueryIsAnError()
{
    const auto result = isExecutionMatch(m_database, "SELECT title FROM singer", "SELECT name FROM singer");
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::InvalidSql);
}

namespace {

const char* const endlessQuery = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n";

} // namespace

void TestExecutionMatch::aPredictionThatTakesTooLongIsWrong()
{
    const auto result = isExecutionMatch(m_database, "SELECT 1", endlessQuery, 50);
    QVERIFY(result);
    QVERIFY(!*result);
}

void TestExecutionMatch::canBeCancelled()
{
    std::stop_source stop;
    stop.request_stop();
    const auto result = isExecutionMatch(m_database, "SELECT 1", endlessQuery, 60'000, stop.get_token());
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Cancelled);
}

RATATOSK_TEST(TestExecutionMatch);
#include "tst_execution_match.moc"
