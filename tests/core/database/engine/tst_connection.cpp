// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "tests/support/result_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace ratatosk;
using namespace std::chrono_literals;

class TestConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnsCellsAsStored_data();
    void returnsCellsAsStored();
    void tellsWhatIsWrongWithAStatement_data();
    void tellsWhatIsWrongWithAStatement();
    void pointsAtTheError_data();
    void pointsAtTheError();
    void cutsOffAtACap_data();
    void cutsOffAtACap();
    void endsWhenTheSinkHasEnough();
    void stopsWithin300Milliseconds_data();
    void stopsWithin300Milliseconds();
    void isUsableAfterBeingStopped();
    void runsNothingThatIsStoppedBefore();
    void endsAtTheTimeLimit();
    void stopsWaitingForALock();
    void givesUpOnALock();
    void outlivesBeingMoved();
};

namespace {

constexpr auto endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

Connection opened(const ScratchDatabase& database)
{
    return *Connection::open(database.file());
}

ErrorCode codeOf(const Result<ResultTable>& result)
{
    return result ? ErrorCode::Internal : result.error().code;
}

/// Holds the one lock that keeps readers out.
class ExclusiveLock
{
public:
    explicit ExclusiveLock(const std::filesystem::path& file)
    {
        sqlite3_open(file.c_str(), &m_handle);
        sqlite3_exec(m_handle, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr);
    }
    ~ExclusiveLock() { sqlite3_close(m_handle); }

private:
    sqlite3* m_handle = nullptr;
};

} // namespace

void TestConnection::returnsCellsAsStored_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("rows");

    QTest::newRow("storage classes") << "SELECT NULL, 7, 2.5, 'a', x'010203'"
                                     << "NULL|7|2.5|'a'|x'010203'"
                                     << "NULL,7,2.5,'a',3 bytes";
    QTest::newRow("whole real stays real") << "SELECT typeof(2.0) AS t"
                                           << "t"
                                           << "'real'";
    QTest::newRow("largest integer") << "SELECT 9223372036854775807 AS n"
                                     << "n"
                                     << "9223372036854775807";
    QTest::newRow("no rows") << "SELECT a FROM t WHERE a > 9"
                             << "a"
                             << "";
    QTest::newRow("text with a zero") << "SELECT hex(b) AS h, length(CAST(b AS blob)) AS l FROM t WHERE a = 2"
                                      << "h|l"
                                      << "'610062',3";
    QTest::newRow("semicolon and comment after it") << "SELECT a FROM t WHERE a = 1; -- done\n /* really */ ;"
                                                    << "a"
                                                    << "1";
    QTest::newRow("double quotes hold a text, as SQLite has it") << "SELECT a FROM t WHERE b = \"one\""
                                                                 << "a"
                                                                 << "1";
    QTest::newRow("empty blob") << "SELECT x'' AS b"
                                << "b"
                                << "0 bytes";
}

void TestConnection::returnsCellsAsStored()
{
    QFETCH(QString, sql);
    QFETCH(QString, columns);
    QFETCH(QString, rows);
    const ScratchDatabase database("CREATE TABLE t(a INTEGER, b TEXT); INSERT INTO t VALUES (1, 'one'), (2, CAST(x'610062' AS text))");
    const auto result = opened(database).run(sql.toStdString());
    QVERIFY2(result, result ? "" : result.error().detail.c_str());
    QStringList names;
    for (const std::string& name : result->columns)
        names << QString::fromStdString(name);
    QCOMPARE(names.join('|'), columns);
    QCOMPARE(QString::fromStdString(rowsText(*result)), rows);
    QVERIFY(result->isComplete);
    QVERIFY(result->milliseconds > 0);
}

void TestConnection::tellsWhatIsWrongWithAStatement_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("detail");

    const int invalid = int(ErrorCode::InvalidSql);
    QTest::newRow("syntax") << QByteArray("SELEC 1") << invalid << "near \"SELEC\": syntax error.";
    QTest::newRow("no such table") << QByteArray("SELECT 1 FROM u") << invalid << "no such table: u.";
    QTest::newRow("no such column") << QByteArray("SELECT z FROM t") << invalid << "no such column: z.";
    QTest::newRow("empty") << QByteArray("") << invalid << "There is no statement to run.";
    QTest::newRow("comment only") << QByteArray("-- nothing\n;") << invalid << "There is no statement to run.";
    QTest::newRow("two statements") << QByteArray("SELECT 1; SELECT 2") << invalid
                                    << "There is text after the end of the statement. Run one statement at a time.";
    QTest::newRow("garbage after it") << QByteArray("SELECT 1; and so on") << invalid
                                      << "There is text after the end of the statement. Run one statement at a time.";
    QTest::newRow("a write after it") << QByteArray("SELECT 1; DELETE FROM t") << invalid
                                      << "There is text after the end of the statement. Run one statement at a time.";
    QTest::newRow("zero character") << QByteArray("SELECT 1\0; DELETE FROM t", 24) << invalid << "The statement contains a zero character.";
    QTest::newRow("fails while running") << QByteArray("SELECT abs(-9223372036854775807 - a) FROM t") << int(ErrorCode::QueryFailed)
                                         << "integer overflow.";
    QTest::newRow("value too large") << QByteArray("SELECT zeroblob(999999999)") << int(ErrorCode::LimitExceeded)
                                     << "A value became too large: string or blob too big.";
}

void TestConnection::tellsWhatIsWrongWithAStatement()
{
    QFETCH(QByteArray, sql);
    QFETCH(int, code);
    QFETCH(QString, detail);
    const ScratchDatabase database("CREATE TABLE t(a); INSERT INTO t VALUES (1)");
    const auto result = opened(database).run(sql.toStdString());
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().detail), detail);
    QCOMPARE(int(result.error().code), code);
}

void TestConnection::pointsAtTheError_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("offset");

    QTest::newRow("fine") << "SELECT a FROM t" << -1;
    QTest::newRow("unknown column") << "SELECT a, zz FROM t" << 10;
    QTest::newRow("after a character of two bytes") << "SELECT 'é', zz FROM t" << 13;
    QTest::newRow("syntax") << "SELECT a FRM t WHERE 1" << 13;
    QTest::newRow("no place to point at") << "" << -1;
}

void TestConnection::pointsAtTheError()
{
    QFETCH(QString, sql);
    QFETCH(int, offset);
    const ScratchDatabase database("CREATE TABLE t(a)");
    QCOMPARE(opened(database).errorOffset(sql.toStdString()), offset);
}

void TestConnection::cutsOffAtACap_data()
{
    QTest::addColumn<qint64>("rows");
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<int>("expected");
    QTest::addColumn<bool>("isComplete");

    const qint64 plenty = 1 << 20;
    QTest::newRow("room") << plenty << plenty << 100 << true;
    QTest::newRow("exactly enough rows") << qint64{100} << plenty << 100 << true;
    QTest::newRow("one row short") << qint64{99} << plenty << 99 << false;
    QTest::newRow("no rows") << qint64{0} << plenty << 0 << false;
    QTest::newRow("ten thousand bytes of a thousand each") << plenty << qint64{10'000} << 9 << false;
}

void TestConnection::cutsOffAtACap()
{
    QFETCH(qint64, rows);
    QFETCH(qint64, bytes);
    QFETCH(int, expected);
    QFETCH(bool, isComplete);
    const ScratchDatabase database("CREATE TABLE t(a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)"
                                   " INSERT INTO t SELECT zeroblob(1000) FROM n");
    const auto result = opened(database).run("SELECT a FROM t", {.rows = rows, .bytes = bytes});
    QVERIFY(result);
    QCOMPARE(int(result->rows.size()), expected);
    QCOMPARE(result->isComplete, isComplete);
}

void TestConnection::endsWhenTheSinkHasEnough()
{
    const ScratchDatabase database("CREATE TABLE t(a); INSERT INTO t VALUES (1), (2), (3)");
    int rows = 0;
    const auto result = opened(database).stream("SELECT a FROM t", {.row = [&](std::vector<Cell>&&) { return ++rows < 2; }});
    QVERIFY(result);
    QCOMPARE(rows, 2);
}

void TestConnection::stopsWithin300Milliseconds_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("recursion without end") << endless;
    QTest::newRow("product of tables") << "SELECT count(*) FROM t a, t b, t c, t d WHERE a.i + b.i + c.i + d.i < 0";
    QTest::newRow("long sort") << "SELECT a.i FROM t a, t b, t c ORDER BY a.i * b.i % 7919 + c.i, b.i";
}

void TestConnection::stopsWithin300Milliseconds()
{
    QFETCH(QString, sql);
    const ScratchDatabase database("CREATE TABLE t(i); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)"
                                   " INSERT INTO t SELECT i FROM n");
    const Connection connection = opened(database);
    std::stop_source stop;
    QElapsedTimer sinceStop;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(200ms);
        sinceStop.start();
        stop.request_stop();
    });
    const auto result = connection.run(sql.toStdString(), {}, stop.get_token());
    QVERIFY(codeOf(result) == ErrorCode::Cancelled);
    QVERIFY2(sinceStop.elapsed() < 300, qPrintable(QString("%1 ms").arg(sinceStop.elapsed())));
}

void TestConnection::isUsableAfterBeingStopped()
{
    const ScratchDatabase database("CREATE TABLE t(a); INSERT INTO t VALUES (5)");
    const Connection connection = opened(database);
    QVERIFY(codeOf(connection.run(endless, {.milliseconds = 20})) == ErrorCode::LimitExceeded);
    const std::int64_t before = connection.instructions();
    QVERIFY(codeOf(connection.run(endless, {.instructions = 100'000})) == ErrorCode::LimitExceeded);
    QCOMPARE(connection.instructions() - before, std::int64_t(100'000));
    const auto result = connection.run("SELECT a FROM t");
    QVERIFY(result);
    QCOMPARE(rowsText(*result), std::string("5"));
}

void TestConnection::runsNothingThatIsStoppedBefore()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(codeOf(opened(database).run("SELECT 1", {}, stop.get_token())) == ErrorCode::Cancelled);
}

void TestConnection::endsAtTheTimeLimit()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    QElapsedTimer timer;
    timer.start();
    const auto result = opened(database).run(endless, {.milliseconds = 100});
    QVERIFY(!result);
    QVERIFY(result.error() == (Error{ErrorCode::LimitExceeded, "The statement ran longer than 100 ms."}));
    QVERIFY2(timer.elapsed() >= 100 && timer.elapsed() < 400, qPrintable(QString("%1 ms").arg(timer.elapsed())));
}

void TestConnection::stopsWaitingForALock()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    const Connection connection = opened(database);
    const ExclusiveLock lock(database.file());
    std::stop_source stop;
    QElapsedTimer timer;
    timer.start();
    std::jthread stopper([&] {
        std::this_thread::sleep_for(50ms);
        stop.request_stop();
    });
    QVERIFY(codeOf(connection.run("SELECT a FROM t", {}, stop.get_token())) == ErrorCode::Cancelled);
    QVERIFY2(timer.elapsed() < 350, qPrintable(QString("%1 ms").arg(timer.elapsed())));
}

void TestConnection::givesUpOnALock()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    const Connection connection = opened(database);
    const ExclusiveLock lock(database.file());
    QElapsedTimer timer;
    timer.start();
    QVERIFY(codeOf(connection.run("SELECT a FROM t")) == ErrorCode::DatabaseLocked);
    QVERIFY2(timer.elapsed() >= 1'900 && timer.elapsed() < 3'500, qPrintable(QString("%1 ms").arg(timer.elapsed())));
}

void TestConnection::outlivesBeingMoved()
{
    const ScratchDatabase first("CREATE TABLE t(a); INSERT INTO t VALUES (1)");
    const ScratchDatabase second("CREATE TABLE t(a); INSERT INTO t VALUES (2)");
    Connection connection = opened(first);
    connection = opened(second);
    const Connection moved = std::move(connection);
    QCOMPARE(rowsText(*moved.run("SELECT a FROM t")), std::string("2"));
    QVERIFY(codeOf(moved.run("DELETE FROM t")) == ErrorCode::RefusedStatement);
    QVERIFY(moved.file() == second.file());
}

RATATOSK_TEST(TestConnection);
#include "tst_connection.moc"
