// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/database_place.h"
#include "core/database/postgres/server_link.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace ratatosk;

namespace {

constexpr int kWanted = 2'000;

/// Calls that do something, or that run what they are given.
const QStringList kCalls{
    "nextval('s')",
    "setval('s', 99)",
    "currval('s')",
    "lastval()",
    "pg_read_file('/etc/passwd')",
    "pg_read_binary_file('/etc/passwd')",
    "pg_ls_dir('/')",
    "pg_stat_file('/etc/passwd')",
    "lo_import('/etc/passwd')",
    "lo_export(1, '/tmp/x')",
    "lo_create(4242)",
    "lo_unlink(1)",
    "lo_from_bytea(0, 'x')",
    "lo_put(1, 0, 'x')",
    "pg_sleep(3600)",
    "pg_sleep_for('1 hour')",
    "pg_terminate_backend(pg_backend_pid())",
    "pg_cancel_backend(1)",
    "pg_reload_conf()",
    "pg_rotate_logfile()",
    "pg_switch_wal()",
    "pg_create_restore_point('x')",
    "pg_advisory_lock(1)",
    "pg_advisory_xact_lock(1)",
    "pg_try_advisory_lock(1)",
    "pg_advisory_lock_shared(1)",
    "pg_advisory_unlock_all()",
    "pg_notify('a', 'b')",
    "set_config('work_mem', '1GB', false)",
    "set_config('default_transaction_read_only', 'off', false)",
    "current_setting('data_directory')",
    "query_to_xml('DELETE FROM t', true, true, '')",
    "query_to_xmlschema('SELECT 1', true, true, '')",
    "table_to_xml('t', true, true, '')",
    "database_to_xml(true, true, '')",
    "cursor_to_xml('c', 1, true, true, '')",
    "ts_stat('SELECT to_tsvector(word) FROM t')",
    "pg_stat_reset()",
    "pg_stat_reset_shared('bgwriter')",
    "txid_current()",
    "pg_current_xact_id()",
    "pg_export_snapshot()",
    "pg_create_physical_replication_slot('x')",
    "pg_drop_replication_slot('x')",
    "pg_replication_origin_create('x')",
    "pg_promote()",
    "pg_backup_start('x')",
    "pg_start_backup('x')",
    "pg_log_backend_memory_contexts(1)",
    "pg_import_system_collations('pg_catalog')",
    "pg_extension_config_dump('t', '')",
    "pg_logical_emit_message(true, 'a', 'b')",
    "pg_wal_replay_pause()",
    "dblink('', 'DELETE FROM t')",
    "dblink_exec('', 'DELETE FROM t')",
    "postgres_fdw_disconnect_all()",
    "gin_clean_pending_list('t')",
    "brin_summarize_new_values('t')",
    "pg_relation_filepath('t')",
    "inet_server_addr()",
    "writes(1)",
    "public.writes(1)",
    "pg_file_write('/tmp/x', 'y', true)",
    "xpath('/', '<a/>')",
};

/// Places where a call may stand; %1 is it.
const QStringList kFrames{
    "SELECT %1",
    "SELECT 1 WHERE %1 IS NOT NULL",
    "VALUES (%1)",
    "WITH a AS (SELECT %1) SELECT * FROM a",
    "SELECT * FROM %1 AS f",
    "SELECT CASE WHEN true THEN %1 END",
    "SELECT count(*) FROM t ORDER BY %1",
    "SELECT * FROM t, LATERAL %1 AS x",
    "EXPLAIN ANALYZE SELECT %1",
    "SELECT DISTINCT ON (1) %1",
    "(SELECT %1)",
    "SELECT (SELECT %1)",
    "SELECT ARRAY[%1]",
    "SELECT word FROM t UNION ALL SELECT %1::text",
    "SELECT lower(%1::text)",
    "SELECT * FROM ROWS FROM (%1) AS r",
    "SELECT sum(1) FILTER (WHERE %1 IS NULL) FROM t",
    "SELECT 1 LIMIT %1",
    "SELECT sum(1) OVER (ORDER BY %1) FROM t",
    "SELECT 1 FROM t GROUP BY %1",
    "SELECT 'it''s', %1, '--'",
    "SELECT E'\\'', %1, E'\\''",
    "SELECT 1 AS \"a\"\"b\", %1",
    "WITH RECURSIVE a(n) AS (SELECT 1), b AS (SELECT %1) TABLE b",
    "SELECT * FROM (VALUES (1)) AS v(a), %1 AS w(b)",
    "EXPLAIN (ANALYZE, VERBOSE) VALUES (%1)",
    "SELECT $1, %1",
    "SELECT /* ' */ %1 /* ' */",
    "SELECT -- '\n%1 -- '",
};

/// Statements that are no SELECT, or only look like one.
const QStringList kStatements{
    "DELETE FROM t",
    "INSERT INTO t VALUES (9, 'x')",
    "UPDATE t SET word = 'x'",
    "TRUNCATE t",
    "DROP TABLE t",
    "DROP SCHEMA public CASCADE",
    "CREATE TABLE x (a int)",
    "CREATE TABLE x AS SELECT 1",
    "CREATE TEMP TABLE x (a int)",
    "SELECT * INTO x FROM t",
    "SELECT 1 INTO TEMP x",
    "ALTER TABLE t ADD b int",
    "ALTER SYSTEM SET work_mem = '1GB'",
    "ALTER ROLE ratatosk PASSWORD 'x'",
    "CREATE ROLE x SUPERUSER",
    "GRANT ALL ON t TO PUBLIC",
    "COPY t TO '/tmp/ratatosk-copied'",
    "COPY t FROM PROGRAM 'touch /tmp/ratatosk-ran'",
    "COPY (SELECT 1) TO PROGRAM 'touch /tmp/ratatosk-ran'",
    "COPY t TO STDOUT",
    "DO $$ BEGIN DELETE FROM t; END $$",
    "DO 'BEGIN DELETE FROM t; END'",
    "CALL p()",
    "SET work_mem = '1GB'",
    "SET default_transaction_read_only = off",
    "SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE",
    "SET TRANSACTION READ WRITE",
    "RESET ALL",
    "BEGIN",
    "COMMIT",
    "ROLLBACK",
    "END",
    "COMMIT; DELETE FROM t",
    "ROLLBACK; DELETE FROM t",
    "SELECT 1; DELETE FROM t",
    "SELECT 1; COMMIT; DELETE FROM t",
    "START TRANSACTION READ WRITE",
    "SAVEPOINT x",
    "PREPARE x AS DELETE FROM t",
    "EXECUTE x",
    "DEALLOCATE ALL",
    "DECLARE c CURSOR WITH HOLD FOR SELECT 1",
    "FETCH ALL FROM c",
    "MOVE c",
    "CLOSE ALL",
    "LISTEN x",
    "NOTIFY x",
    "UNLISTEN *",
    "LOCK TABLE t",
    "VACUUM",
    "VACUUM FULL t",
    "ANALYZE t",
    "REINDEX TABLE t",
    "CLUSTER t",
    "CHECKPOINT",
    "DISCARD ALL",
    "LOAD 'x'",
    "SECURITY LABEL ON TABLE t IS 'x'",
    "COMMENT ON TABLE t IS 'x'",
    "REFRESH MATERIALIZED VIEW m",
    "IMPORT FOREIGN SCHEMA x FROM SERVER y INTO z",
    "CREATE EXTENSION dblink",
    "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "CREATE RULE r AS ON SELECT TO t DO INSTEAD NOTHING",
    "WITH gone AS (DELETE FROM t RETURNING *) SELECT * FROM gone",
    "WITH a AS (INSERT INTO t VALUES (9, 'x') RETURNING n) SELECT n FROM a",
    "WITH a AS (UPDATE t SET n = 0 RETURNING n) TABLE a",
    "WITH a AS (SELECT 1) DELETE FROM t",
    "WITH a AS (SELECT 1) INSERT INTO t SELECT 9, 'x'",
    "WITH a AS (MERGE INTO t USING t AS u ON false WHEN MATCHED THEN DELETE) SELECT 1",
    "MERGE INTO t USING t AS u ON true WHEN MATCHED THEN DELETE",
    "EXPLAIN ANALYZE DELETE FROM t",
    "EXPLAIN (ANALYZE) UPDATE t SET n = 0",
    "EXPLAIN ANALYZE CREATE TABLE x AS SELECT 1",
    "EXPLAIN ANALYZE EXECUTE x",
    "SELECT * FROM t FOR UPDATE",
    "SELECT * FROM t FOR SHARE",
    "SELECT * FROM t FOR NO KEY UPDATE SKIP LOCKED",
    "(SELECT * FROM t FOR KEY SHARE)",
    "SHOW data_directory",
    "REASSIGN OWNED BY ratatosk TO x",
    "DROP OWNED BY ratatosk",
};

/// The same call spelled otherwise.
QStringList disguises(const QString& call)
{
    const QString name = call.section('(', 0, 0), rest = "(" + call.section('(', 1);
    const QString own = name.section('.', -1);
    return {call,
            name.toUpper() + rest,
            name + " /* harmless */ -- (\n" + rest,
            "\"" + own + "\"" + rest,
            "pg_catalog." + own + rest,
            "public . \"" + own + "\" " + rest,
            "lower(" + call + "::text)"};
}

QStringList hostileStatements()
{
    QStringList all;
    for (const QString& statement : kStatements)
        all << statement << statement.toLower() + " ;"
            << "/* read */ " + statement << "\n\t" + statement << "EXPLAIN " + statement;
    QStringList made;
    for (const QString& call : kCalls) {
        for (const QString& frame : kFrames) {
            for (const QString& disguise : disguises(call))
                made << frame.arg(disguise);
        }
    }
    const double step = static_cast<double>(made.size()) / static_cast<double>(kWanted - all.size());
    for (double at = 0; at < static_cast<double>(made.size()) && all.size() < kWanted; at += step)
        all << made[static_cast<qsizetype>(at)];
    return all;
}

} // namespace

/// As a superuser, who may do everything: nothing that writes, escapes or disturbs reaches the server.
class TestHostileStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void noneIsRun();
    void theTransactionRefusesToWrite();

private:
    std::unique_ptr<PostgresServer> m_server;
};

void TestHostileStatements::initTestCase()
{
    if (!PostgresServer::isInstalled())
        QSKIP("needs PostgreSQL");
    m_server = std::make_unique<PostgresServer>();
    QVERIFY(m_server->isRunning());
    m_server->run("CREATE TABLE t (n int, word text); INSERT INTO t VALUES (1, 'one'), (2, 'two'); CREATE SEQUENCE s; SELECT nextval('s');"
                  "CREATE FUNCTION writes(int) RETURNS int LANGUAGE sql AS 'DELETE FROM t; SELECT 1';"
                  "CREATE PROCEDURE p() LANGUAGE sql AS 'DELETE FROM t'; CREATE MATERIALIZED VIEW m AS SELECT * FROM t");
}

void TestHostileStatements::noneIsRun()
{
    const QStringList statements = hostileStatements();
    QCOMPARE(statements.size(), kWanted);
    const auto connection = openPlace(m_server->address());
    QVERIFY(connection);
    const QByteArray before = m_server->dump();
    QVERIFY(before.contains("two"));
    QStringList sent;
    for (const QString& statement : statements) {
        const auto table = connection->run(statement.toStdString(), {.milliseconds = 500});
        const bool isRefused = !table && (table.error().code == ErrorCode::RefusedStatement || table.error().code == ErrorCode::InvalidSql);
        if (!isRefused)
            sent << statement;
    }
    // Of those that the check takes for wrong SQL none has reached the server either.
    const QByteArray seen = m_server->run("SELECT query FROM pg_stat_activity WHERE application_name = 'ratatosk'");
    QVERIFY2(sent.isEmpty(), qPrintable(QString("%1 were run: %2").arg(sent.size()).arg(sent.mid(0, 20).join("\n"))));
    QVERIFY2(seen.contains("SET default_transaction_read_only"), seen.constData()); // what the session began with
    QCOMPARE(m_server->dump(), before);
    QVERIFY(!QFile::exists("/tmp/ratatosk-ran") && !QFile::exists("/tmp/ratatosk-copied"));
}

/// The next line of defence, without the check.
void TestHostileStatements::theTransactionRefusesToWrite()
{
    auto link = ServerLink::open(m_server->address());
    QVERIFY(link);
    const QByteArray before = m_server->dump();
    ResultTable table;
    for (const char* sql : {"DELETE FROM t", "INSERT INTO t VALUES (9, 'x')", "WITH a AS (DELETE FROM t RETURNING n) SELECT n FROM a",
                            "CREATE TABLE x (a int)", "SELECT nextval('s')", "SELECT writes(1)", "SELECT 1; DELETE FROM t",
                            "COMMIT; DELETE FROM t", "SELECT * FROM t FOR UPDATE"}) {
        const auto passed = link->pass(sql, gatherInto(table), {}, {});
        QVERIFY2(!passed, sql);
    }
    QVERIFY(link->pass("SELECT n FROM t", gatherInto(table), {}, {}));
    QCOMPARE(m_server->dump(), before);
}

RATATOSK_TEST(TestHostileStatements);
#include "tst_hostile_statements.moc"
