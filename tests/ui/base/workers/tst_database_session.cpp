// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/statement_children.h"
#include "tests/support/test_program.h"
#include "ui/base/workers/database_session.h"

#include <QTest>
#include <QThread>

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
    void opensThoughAStatementIsRunMeanwhile();
    void runsOnWhenTheOtherFileDoesNotOpen();
    void opensAllInOrder();
    void appliesDespiteARequestedPlan();
    void editsTheFileThatIsOpenByThen();
    void replacesStatementsByOthers();
    void tellsOfAChangeThatWasStoppedTooLate();
    void survivesACrash();
    void losesWhatWasPendingInACrash();
    void stopsWhatDoesNotListen();
    void tellsOfAMissingProgram();

private:
    QueryOutcome run(const std::string& sql, const RunLimit& limit = {});
    bool allowEditing();

    ScratchDatabase m_database{
        "CREATE TABLE t(x); WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 50) INSERT INTO t SELECT x FROM c;"};
    ScratchDatabase m_other{"CREATE TABLE a(x); CREATE TABLE b(x);"};
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

bool TestDatabaseSession::allowEditing()
{
    std::optional<bool> isAllowed;
    m_session->allowEditing([&](const Result<void>& allowed) { isAllowed = allowed.has_value(); });
    return QTest::qWaitFor([&] { return isAllowed.has_value(); }) && *isAllowed;
}

void TestDatabaseSession::opensThoughAStatementIsRunMeanwhile()
{
    std::string events;
    m_session->open(m_other.file(),
                    [&](const Result<Schema>& schema) { events += schema && schema->tableCount() == 2 ? "opened " : "failed "; });
    m_session->run("SELECT sum(x) FROM t", {}, [&](const QueryOutcome& outcome) {
        events += !outcome.table && outcome.table.error().code == ErrorCode::Cancelled ? "stopped " : "ran ";
    });
    QTRY_COMPARE(events, std::string("stopped opened ")); // the statement was about the file before
    QCOMPARE(m_session->file(), m_other.file());
}

void TestDatabaseSession::runsOnWhenTheOtherFileDoesNotOpen()
{
    bool hasFailed = false;
    m_session->open("/nowhere/missing.db", [&](const Result<Schema>& schema) { hasFailed = !schema; });
    const QueryOutcome outcome = run("SELECT sum(x) FROM t");
    QVERIFY(hasFailed);
    QVERIFY(outcome.table);
    QCOMPARE(std::get<std::int64_t>((*outcome.table)->rows[0][0]), 1275);
}

void TestDatabaseSession::opensAllInOrder()
{
    std::string events;
    m_session->open(m_other.file(), [&](const Result<Schema>&) { events += "other "; });
    m_session->open(m_database.file(), [&](const Result<Schema>&) { events += "first "; });
    QTRY_COMPARE(events, std::string("other first "));
    QCOMPARE(m_session->file(), m_database.file());
}

void TestDatabaseSession::appliesDespiteARequestedPlan()
{
    const ScratchDatabase database("CREATE TABLE t(x); INSERT INTO t VALUES (1);");
    m_session->open(database.file(), [](const Result<Schema>&) {});
    QVERIFY(allowEditing());
    QVERIFY(run("DELETE FROM t", {.mayEdit = true}).hasPending);
    std::string events;
    m_session->apply([&](const Result<void>& applied) { events += applied ? "applied " : "failed "; });
    m_session->explain("SELECT 1", [&](const PlanOutcome&) { events += "explained "; });
    m_session->undo([&] { events += "undone "; });
    QTRY_COMPARE(events, std::string("applied explained undone "));
    const QueryOutcome outcome = run("SELECT count(*) FROM t");
    QCOMPARE(std::get<std::int64_t>((*outcome.table)->rows[0][0]), 0);
}

/// Editing is asked for while another file is being opened.
void TestDatabaseSession::editsTheFileThatIsOpenByThen()
{
    const ScratchDatabase database("CREATE TABLE t(x);");
    m_session->open(database.file(), [](const Result<Schema>&) {});
    QVERIFY(allowEditing());
    QVERIFY(run("INSERT INTO t VALUES (1)", {.mayEdit = true}).table);
    bool isApplied = false;
    m_session->apply([&](const Result<void>& applied) { isApplied = applied.has_value(); });
    QTRY_VERIFY(isApplied);
    const QueryOutcome first = run("SELECT count(*) FROM t");
    QCOMPARE(std::get<std::int64_t>((*first.table)->rows[0][0]), 1);
}

void TestDatabaseSession::replacesStatementsByOthers()
{
    std::string events;
    m_session->run(kEndless, {}, [&](const QueryOutcome& outcome) { events += outcome.table ? "ran " : "stopped "; });
    m_session->explain("SELECT 1", [&](const PlanOutcome&) { events += "explained "; });
    m_session->explain("SELECT 2", [&](const PlanOutcome& plan) { events += plan.sql; });
    QTRY_COMPARE(events, std::string("stopped SELECT 2"));
}

/// Its end and the stop have met: what it changed must not lie there unseen, to be written with the next changes.
void TestDatabaseSession::tellsOfAChangeThatWasStoppedTooLate()
{
    const ScratchDatabase database("CREATE TABLE t(x); INSERT INTO t VALUES (1), (2);");
    m_session->open(database.file(), [](const Result<Schema>&) {});
    QVERIFY(allowEditing());
    std::optional<StoppedEdit> end;
    m_session->setStopped([&](const StoppedEdit& stopped) { end = stopped; });
    bool wasStopped = false;
    m_session->run("DELETE FROM t", {.mayEdit = true}, [&](const QueryOutcome& outcome) { wasStopped = !outcome.table; });
    QThread::msleep(300); // it ends, and nobody has heard of it yet
    m_session->cancel();
    QVERIFY(wasStopped);
    QTRY_VERIFY(end);
    QVERIFY(end->isPending);
    QVERIFY(end->outcome && end->outcome->changes);
    QCOMPARE(end->outcome->sql, std::string("DELETE FROM t"));
}

void TestDatabaseSession::survivesACrash()
{
    std::optional<QueryOutcome> outcome;
    m_session->run(kEndless, {}, [&](const QueryOutcome& result) { outcome = result; });
    QTest::qWait(100);
    signalStatementChildren(SIGSEGV);
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->table.error().code, ErrorCode::WorkerFailed);
    QVERIFY(run("SELECT sum(x) FROM t").table);
}

void TestDatabaseSession::losesWhatWasPendingInACrash()
{
    const ScratchDatabase database("CREATE TABLE t(x); INSERT INTO t VALUES (1), (2);");
    m_session->open(database.file(), [](const Result<Schema>&) {});
    QVERIFY(allowEditing());
    std::optional<StoppedEdit> end;
    m_session->setStopped([&](const StoppedEdit& stopped) { end = stopped; });
    QVERIFY(run("DELETE FROM t", {.mayEdit = true}).hasPending);
    signalStatementChildren(SIGKILL);
    std::optional<Error> failure;
    m_session->apply([&](const Result<void>& applied) { failure = applied ? Error() : applied.error(); });
    QTRY_VERIFY(failure && end);
    QCOMPARE(failure->code, ErrorCode::WorkerFailed);
    QVERIFY(!end->isPending);
    const QueryOutcome outcome = run("SELECT count(*) FROM t", {.mayEdit = true});
    QCOMPARE(std::get<std::int64_t>((*outcome.table)->rows[0][0]), 2);
}

void TestDatabaseSession::stopsWhatDoesNotListen()
{
    m_session->run(kEndless, {}, [](const QueryOutcome&) {});
    QTest::qWait(50);
    signalStatementChildren(SIGSTOP);
    QElapsedTimer clock;
    clock.start();
    m_session->cancel();
    QVERIFY(run("SELECT 1").table);
    QVERIFY2(clock.elapsed() < 600, qPrintable(QString::number(clock.elapsed())));
}

void TestDatabaseSession::tellsOfAMissingProgram()
{
    DatabaseSession session(nullptr, "/nowhere/ratatosk-cli");
    std::optional<Error> failure;
    session.open(m_database.file(), [&](const Result<Schema>& schema) { failure = schema ? Error() : schema.error(); });
    QTRY_VERIFY(failure);
    QCOMPARE(failure->code, ErrorCode::WorkerFailed);
    QVERIFY(!session.isOpen());
}

RATATOSK_TEST(TestDatabaseSession);
#include "tst_database_session.moc"
