// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/trial_run.h"

#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace ratatosk;
using Outcome = TrialRun::Outcome;

class TestTrialRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsOutcomes_data();
    void tellsOutcomes();
    void rowsAreEqualInAnyOrder_data();
    void rowsAreEqualInAnyOrder();
    void orderCountsWhenSorted();
    void emptyTablesSayNothing();
    void keepsTheFirstRows();
    void saysWhenRowsAreCutOff();
    void givesUpInTime();

private:
    TrialRun run(const std::string& sql) const { return tryOut(*Connection::open(m_database.file()), sql); }

    ScratchDatabase m_database{libraryScript()};
};

void TestTrialRun::tellsOutcomes_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("outcome");
    QTest::newRow("rows") << "SELECT name FROM author" << int(Outcome::Rows);
    QTest::newRow("none") << "SELECT name FROM author WHERE born = 1" << int(Outcome::Empty);
    QTest::newRow("a count of nothing") << "SELECT count(*) FROM author WHERE born = 1" << int(Outcome::NullResult);
    QTest::newRow("the average of nothing") << "SELECT avg(born) FROM author WHERE born = 1" << int(Outcome::NullResult);
    QTest::newRow("a zero among others") << "SELECT 0, 1" << int(Outcome::Rows);
    QTest::newRow("no such column") << "SELECT colour FROM author" << int(Outcome::Failed);
    QTest::newRow("refused") << "DELETE FROM author" << int(Outcome::Failed);
}

void TestTrialRun::tellsOutcomes()
{
    QFETCH(QString, sql);
    QFETCH(int, outcome);
    QCOMPARE(int(run(sql.toStdString()).outcome), outcome);
}

void TestTrialRun::rowsAreEqualInAnyOrder_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<bool>("isEqual");
    QTest::newRow("order") << "SELECT 1 UNION ALL SELECT 2"
                           << "SELECT 2 UNION ALL SELECT 1" << true;
    QTest::newRow("kind of number") << "SELECT 1"
                                    << "SELECT 1.0" << true;
    QTest::newRow("name of the column") << "SELECT 1 AS a"
                                        << "SELECT 1 AS b" << true;
    QTest::newRow("another value") << "SELECT 1"
                                   << "SELECT 2" << false;
    QTest::newRow("once or twice") << "SELECT 1"
                                   << "SELECT 1 UNION ALL SELECT 1" << false;
    QTest::newRow("columns swapped") << "SELECT 1, 2"
                                     << "SELECT 2, 1" << true;
    QTest::newRow("cells of two rows swapped") << "SELECT 1, 2 UNION ALL SELECT 3, 4"
                                               << "SELECT 1, 4 UNION ALL SELECT 3, 2" << false;
    QTest::newRow("two of one") << "SELECT 1, 1, 2"
                                << "SELECT 1, 2, 2" << false;
    QTest::newRow("empty, other columns") << "SELECT 1 WHERE 0"
                                          << "SELECT 1, 2 WHERE 0" << false;
}

void TestTrialRun::rowsAreEqualInAnyOrder()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(bool, isEqual);
    const TrialRun one = run(left.toStdString()), other = run(right.toStdString());
    QVERIFY(one.fingerprint != 0);
    QCOMPARE(one.fingerprint == other.fingerprint, isEqual);
}

void TestTrialRun::orderCountsWhenSorted()
{
    const Connection database = *Connection::open(m_database.file());
    const auto sorted = [&](const std::string& sql) { return tryOut(database, sql, true).fingerprint; };
    QVERIFY(sorted("SELECT 1 UNION ALL SELECT 2") != sorted("SELECT 2 UNION ALL SELECT 1"));
    QCOMPARE(sorted("SELECT 1 UNION ALL SELECT 2"), sorted("SELECT 1 UNION ALL SELECT 2.0"));
    QCOMPARE(sorted("SELECT 7"), tryOut(database, "SELECT 7").fingerprint); // one row has one order
}

/// Nobody has filled the table of shelves.
void TestTrialRun::emptyTablesSayNothing()
{
    const Schema schema = librarySchema();
    std::vector<Candidate> candidates;
    for (const std::string sql : {"SELECT label FROM shelf", "SELECT count(*) FROM shelf", "SELECT name FROM author WHERE born = 1"})
        candidates.push_back({{*sql::readQuery(sql, schema), sql, {}}, 0, {}});
    const auto runs = tryOut(*Connection::open(m_database.file()), schema, candidates);
    QCOMPARE(int(runs[0].outcome), int(Outcome::Unknown));
    QCOMPARE(int(runs[1].outcome), int(Outcome::Unknown));
    QCOMPARE(int(runs[2].outcome), int(Outcome::Empty));
    QCOMPARE(runs[0].count, std::int64_t{0});
}

void TestTrialRun::keepsTheFirstRows()
{
    const TrialRun found = run("SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4");
    QCOMPARE(found.count, std::int64_t(4));
    QVERIFY(found.isComplete);
    QVERIFY(found.firstRows == (std::vector<std::vector<Cell>>{{std::int64_t(1)}, {std::int64_t(2)}, {std::int64_t(3)}}));
    QCOMPARE(run("SELECT colour FROM author").count, std::int64_t(-1));
}

void TestTrialRun::saysWhenRowsAreCutOff()
{
    const TrialRun many = run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500) SELECT i FROM n");
    QVERIFY(!many.isComplete);
    QCOMPARE(many.count, kTrialLimits.rows);
}

void TestTrialRun::givesUpInTime()
{
    QElapsedTimer timer;
    timer.start();
    const TrialRun endless = run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
    QCOMPARE(int(endless.outcome), int(Outcome::Unknown));
    QVERIFY(timer.elapsed() < 5 * kTrialLimits.milliseconds);
}

RATATOSK_TEST(TestTrialRun);
#include "tst_trial_run.moc"
