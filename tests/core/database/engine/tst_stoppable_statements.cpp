// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/database/engine/edit_connection.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>
#include <QThread>

#include <fstream>
#include <thread>

using namespace ratatosk;
using namespace std::chrono_literals;

/// Statements that SQLite alone would not end, or not for seconds, whatever is asked of it.
class TestStoppableStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stops_data();
    void stops();
    void stopsWhileEditing();
    void endsAtTheTimeLimit();
    void survivesDeepRecursion_data();
    void survivesDeepRecursion();
    void keepsTheMemoryBounded_data();
    void keepsTheMemoryBounded();
    void readsLongValuesThatAreOnlyPassedOn();
};

namespace {

constexpr auto script = R"(CREATE TABLE t(i INTEGER PRIMARY KEY, s TEXT);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO t SELECT i, 'row ' || i FROM n;
    CREATE VIRTUAL TABLE f5 USING fts5(x); INSERT INTO f5 SELECT s FROM t;
    CREATE VIRTUAL TABLE f4 USING fts4(x); INSERT INTO f4 SELECT s FROM t;)";

std::string repeated(const std::string& text, int count)
{
    std::string result;
    for (int i = 0; i < count; ++i)
        result += text;
    return result;
}

std::string doublingTables(int count)
{
    std::string sql = "WITH c0(x) AS (SELECT 1)";
    for (int i = 1; i < count; ++i)
        sql += ", c" + std::to_string(i) + "(x) AS (SELECT a.x FROM c" + std::to_string(i - 1) + " a, c" + std::to_string(i - 1) + " b)";
    return sql + " SELECT count(*) FROM c" + std::to_string(count - 1);
}

std::string windows(int count)
{
    std::string sql = "SELECT 1";
    for (int i = 0; i < count; ++i)
        sql += ", sum(i) OVER (PARTITION BY i % " + std::to_string(i + 2) + " ORDER BY s)";
    return sql + " FROM t";
}

std::string matchingManyWords(const std::string& table)
{
    std::string sql = "SELECT count(*) FROM " + table + " WHERE " + table + " MATCH '";
    for (int i = 0; i < 100'000; ++i)
        sql += "w" + std::to_string(i) + (table == "f4" ? " OR " : " ");
    return sql + "x'";
}

/// From the stop to the end; 0 when it ended before, which is as good.
qint64 millisecondsToStop(const Connection& connection, const std::string& sql)
{
    std::stop_source stop;
    std::atomic<qint64> requested = 0;
    QElapsedTimer timer;
    timer.start();
    std::jthread stopper([&](std::stop_token isOver) {
        for (int i = 0; i < 20 && !isOver.stop_requested(); ++i)
            std::this_thread::sleep_for(10ms);
        requested = timer.elapsed();
        stop.request_stop();
    });
    const auto result = connection.run(sql, {}, stop.get_token());
    const qint64 ended = timer.elapsed();
    stopper.request_stop();
    stopper.join();
    return std::max<qint64>(0, ended - requested);
}

/// Of this process, in MiB, at its most.
int peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:"))
            return std::stoi(line.substr(6)) / 1024;
    }
    return 0;
}

void forgetPeakMemory()
{
    std::ofstream("/proc/self/clear_refs") << "5";
}

} // namespace

void TestStoppableStatements::stops_data()
{
    QTest::addColumn<QByteArray>("sql");
    const auto add = [](const char* name, const std::string& sql) { QTest::newRow(name) << QByteArray::fromStdString(sql); };
    const std::string longText = "hex(zeroblob(15000000 + i))";
    add("instr in text", "SELECT instr(" + longText + ", hex(zeroblob(7000000)) || 'x') FROM t");
    add("instr in bytes", "SELECT instr(zeroblob(30000000 + i), CAST(hex(zeroblob(7000000)) AS BLOB)) FROM t");
    add("replace", "SELECT length(replace(" + longText + ", hex(zeroblob(7000000)) || 'x', 'y')) FROM t");
    add("replace that grows", "SELECT length(replace(" + longText + ", '0', 'ab')) FROM t");
    add("trim", "SELECT length(trim(" + longText + ", '1234567890abcdefghijklmnopqrstuvwxyz')) FROM t");
    add("ltrim with a long set", "SELECT length(ltrim(" + longText + ", hex(randomblob(3000000)))) FROM t");
    add("LIKE with _", "SELECT " + longText + " LIKE '%" + repeated("_", 400) + "x' FROM t");
    add("LIKE with %", "SELECT " + longText + " LIKE '" + repeated("%0", 400) + "x' FROM t");
    add("LIKE over a column",
        "SELECT count(*) FROM t a, t b WHERE a.s || hex(zeroblob(15000000 + a.i)) LIKE '%_" + repeated("0_", 300) + "x'");
    add("GLOB with ?", "SELECT " + longText + " GLOB '*" + repeated("?", 400) + "x' FROM t");
    add("GLOB with classes", "SELECT " + longText + " GLOB '*" + repeated("[0-9a-f]", 100) + "x' FROM t");
    add("json_patch",
        "SELECT json_patch((SELECT json_group_object('k' || i, i) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        "WHERE i < 200000) SELECT i FROM n)), (SELECT json_group_object('m' || i, i) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL "
        "SELECT i + 1 FROM n WHERE i < 200000) SELECT i FROM n)))");
    add("printf with a wide letter", "SELECT length(printf('%.*c', 1000000000, 'x')) FROM t");
    add("printf with many wide letters", "SELECT length(printf('" + repeated("%.30000000c", 300) + "', 'x')) FROM t");
    add("printf within the limit", "SELECT length(printf('%.*c', 30000000 + i, 'x')) FROM t");
    add("json_valid", "SELECT json_valid('[' || replace(hex(zeroblob(2000000 + i)), '0', '1,') || '1]') FROM t");
    add("json_each", "SELECT count(*) FROM t, json_each('[' || replace(hex(zeroblob(2000000 + i)), '0', '1,') || '1]')");
    add("json_extract",
        "SELECT json_extract('[' || replace(hex(zeroblob(1500000 + i)), '0', '1,') || '1]', '$[#-1]', '$[#-1]', '$[#-1]') FROM t");
    add("strftime", "SELECT length(strftime(replace(hex(zeroblob(500000 + i)), '0', '%f'), 'now')) FROM t");
    add("upper", "SELECT length(upper(" + longText + ")) FROM t");
    add("soundex", "SELECT soundex(replace(hex(zeroblob(3000000 + i)), '0', '-')) FROM t");
    add("FTS5 MATCH", matchingManyWords("f5"));
    add("FTS4 MATCH", matchingManyWords("f4"));
    add("common tables that double", doublingTables(40));
    add("window functions", windows(300));
    add("doubled text", "WITH RECURSIVE d(x) AS (SELECT 'ab' UNION ALL SELECT x || x FROM d) SELECT length(x) FROM d");
    add("concatenation of all", "SELECT length(group_concat(" + longText + ")) FROM t");
    add("long rows", "SELECT zeroblob(100000000 + i) FROM t");
    add("wide rows", "SELECT " + repeated("i, ", 1'900) + "s FROM t");
}

void TestStoppableStatements::stops()
{
    QFETCH(QByteArray, sql);
    const ScratchDatabase database(script);
    const auto connection = Connection::open(database.file());
    QVERIFY(connection);
    const qint64 spent = millisecondsToStop(*connection, sql.toStdString());
    qInfo("%lld ms", static_cast<long long>(spent));
    QVERIFY2(spent < 300, qPrintable(QString("%1 ms").arg(spent)));
    QVERIFY(connection->run("SELECT count(*) FROM t")); // usable as before
}

void TestStoppableStatements::stopsWhileEditing()
{
    const ScratchDatabase database(script);
    auto connection = EditConnection::open(database.file());
    QVERIFY(connection);
    QVERIFY(connection->run("UPDATE t SET s = 'changed' WHERE i = 1"));
    const auto stopped = connection->run("UPDATE t SET s = 'all' WHERE hex(zeroblob(15000000 + i)) LIKE '%" + repeated("_", 400) + "x'",
                                         {.milliseconds = 100});
    QVERIFY(!stopped);
    QVERIFY(stopped.error().code == ErrorCode::LimitExceeded);
    connection->undo();
    const auto rows = connection->run("SELECT count(*) FROM t WHERE s = 'all' OR s = 'changed'");
    QVERIFY(rows);
    QVERIFY(std::get<std::int64_t>(rows->rows.rows[0][0]) == 0);
}

void TestStoppableStatements::endsAtTheTimeLimit()
{
    const ScratchDatabase database(script);
    const auto connection = Connection::open(database.file());
    QElapsedTimer timer;
    timer.start();
    const auto result = connection->run(doublingTables(40), {.milliseconds = 100});
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().detail), QString("The statement ran longer than 100 ms."));
    QVERIFY2(timer.elapsed() < 400, qPrintable(QString("%1 ms").arg(timer.elapsed())));
}

void TestStoppableStatements::survivesDeepRecursion_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("json_set") << QByteArray("SELECT json_set('{}', '$' || replace(hex(zeroblob(100000)), '00', '.a'), 1)");
    QTest::newRow("json_insert") << QByteArray("SELECT json_insert('{}', '$' || replace(hex(zeroblob(100000)), '00', '[0]'), 1)");
    QTest::newRow("the last of many views") << QByteArray("SELECT * FROM v1999");
}

void TestStoppableStatements::survivesDeepRecursion()
{
    QFETCH(QByteArray, sql);
    const ScratchDatabase database(
        "CREATE VIEW v0 AS SELECT 1 AS x; PRAGMA writable_schema = ON;"
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1999) INSERT INTO sqlite_master "
        "SELECT 'view', 'v' || i, 'v' || i, 0, 'CREATE VIEW v' || i || ' AS SELECT x FROM v' || (i - 1) FROM n");
    const auto connection = Connection::open(database.file());
    QVERIFY(connection);
    bool hasFailed = false;
    const std::unique_ptr<QThread> thread(QThread::create([&] { hasFailed = !connection->run(sql.toStdString()); }));
    thread->setStackSize(1 << 20); // a short one, so that few levels fill it
    thread->start();
    QVERIFY(thread->wait());
    QVERIFY(hasFailed);
    QVERIFY(connection->run("SELECT * FROM v3"));
}

void TestStoppableStatements::keepsTheMemoryBounded_data()
{
    QTest::addColumn<QByteArray>("sql");
    const auto add = [](const char* name, const std::string& sql) { QTest::newRow(name) << QByteArray::fromStdString(sql); };
    add("a row of long cells", "SELECT " + repeated("zeroblob(100000000), ", 200) + "1");
    add("rows of long cells", "SELECT zeroblob(100000000 + i) FROM t");
    add("a row of long texts", "SELECT " + repeated("hex(zeroblob(15000000)), ", 200) + "1");
    add("many small rows",
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 'a text that is no short one any more', i FROM n");
    add("common tables that double", doublingTables(60));
}

void TestStoppableStatements::keepsTheMemoryBounded()
{
    QFETCH(QByteArray, sql);
    const ScratchDatabase database(script);
    const auto connection = Connection::open(database.file());
    forgetPeakMemory();
    (void)connection->run(sql.toStdString(), {.rows = 100'000'000, .milliseconds = 5'000});
    QVERIFY2(peakMemory() < 1'024, qPrintable(QString("%1 MiB").arg(peakMemory())));
}

void TestStoppableStatements::readsLongValuesThatAreOnlyPassedOn()
{
    const ScratchDatabase database("CREATE TABLE photo(id, bytes); INSERT INTO photo VALUES (1, zeroblob(90000000))");
    const auto connection = Connection::open(database.file());
    const auto result = connection->run("SELECT id, bytes, length(bytes) FROM photo");
    QVERIFY2(result, result ? "" : result.error().detail.c_str());
    QCOMPARE(std::get<Blob>(result->rows[0][1]).bytes.size(), std::size_t{90'000'000});
    const auto tooLong = connection->run("SELECT upper(bytes) FROM photo");
    QVERIFY(!tooLong);
    QVERIFY(tooLong.error().code == ErrorCode::LimitExceeded);
}

RATATOSK_TEST(TestStoppableStatements);
#include "tst_stoppable_statements.moc"
