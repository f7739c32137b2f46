// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "ui/workers/database_session.h"

#include <QTest>

#include <optional>

using namespace ratatosk;

namespace {

const std::string kEndless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c";

} // namespace

class TestDatabaseSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void runsStatements();
    void cutsOffAtTheRowLimit();
    void saysWhereAStatementIsWrong();
    void cancelsAtOnce();
    void stopsWhenItsTimeIsUp();
    void doesNotBlockTheEventLoop();

private:
    QueryOutcome run(const std::string& sql, const RunLimit& limit = {});

    ScratchDatabase m_database{"CREATE TABLE t(x); WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 50) INSERT INTO t SELECT x FROM c;"};
    std::unique_ptr<DatabaseSession> m_session;
};

void TestDatabaseSession::init()
{
    m_session = std::make_unique<DatabaseSession>();
    bool isOpen = false;
    m_session->open(m_database.file(), [&](const Result<Schema>& schema) { isOpen = schema && schema->tableCount() == 1; });
    QTRY_VERIFY(isOpen);
}

QueryOutcome TestDatabaseSession::run(const std::string& sql, const RunLimit& limit)
{
    std::optional<QueryOutcome> outcome;
    m_session->run(sql, limit, [&](const QueryOutcome& result) { outcome = result; });
    [[maybe_unused]] const bool hasEnded = QTest::qWaitFor([&] { return outcome.has_value(); });
    return outcome.value_or(QueryOutcome());
}

void TestDatabaseSession::runsStatements()
{
    const QueryOutcome outcome = run("SELECT sum(x) FROM t");
    QVERIFY(outcome.table);
    QCOMPARE(std::get<std::int64_t>((*outcome.table)->rows[0][0]), 1275);
}

void TestDatabaseSession::cutsOffAtTheRowLimit()
{
    const QueryOutcome outcome = run("SELECT x FROM t", {.rows = 10});
    QCOMPARE((*outcome.table)->rows.size(), size_t{10});
    QVERIFY(!(*outcome.table)->isComplete);
}

void TestDatabaseSession::saysWhereAStatementIsWrong()
{
    const QueryOutcome outcome = run("SELECT nope FROM t");
    QCOMPARE(outcome.table.error().code, ErrorCode::InvalidSql);
    QCOMPARE(outcome.errorOffset, 7);
    QCOMPARE(run("DELETE FROM t").table.error().code, ErrorCode::RefusedStatement);
}

void TestDatabaseSession::cancelsAtOnce()
{
    std::optional<QueryOutcome> outcome;
    m_session->run(kEndless, {}, [&](const QueryOutcome& result) { outcome = result; });
    QTest::qWait(50);
    m_session->cancel();
    QVERIFY(outcome && outcome->table.error().code == ErrorCode::Cancelled);
    QVERIFY(run("SELECT 1").table); // within the waiting time: the thread is free again
}

void TestDatabaseSession::stopsWhenItsTimeIsUp()
{
    QCOMPARE(run(kEndless, {.milliseconds = 100}).table.error().code, ErrorCode::LimitExceeded);
}

void TestDatabaseSession::doesNotBlockTheEventLoop()
{
    qint64 longest = 0;
    QElapsedTimer clock;
    QTimer probe;
    probe.callOnTimeout([&] { longest = std::max(longest, clock.restart()); });
    clock.start();
    probe.start(5);
    run(kEndless, {.milliseconds = 300});
    QVERIFY2(longest < 100, qPrintable(QString::number(longest)));
}

QTEST_GUILESS_MAIN(TestDatabaseSession)
#include "tst_database_session.moc"
