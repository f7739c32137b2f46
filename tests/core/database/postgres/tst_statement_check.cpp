// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/statement_check.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// What may be sent to a server.
class TestStatementCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void letsReadingPass_data();
    void letsReadingPass();
    void refusesAllElse_data();
    void refusesAllElse();
};

void TestStatementCheck::letsReadingPass_data()
{
    QTest::addColumn<QString>("sql");
    for (const char* sql :
         {"SELECT 1",
          "select * from \"Orders\";",
          "VALUES (1), (2)",
          "TABLE orders",
          "(SELECT 1) UNION (SELECT 2) ORDER BY 1",
          "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 5), u(m) AS MATERIALIZED (SELECT 2) SELECT * FROM t, u",
          "SELECT count(*) FILTER (WHERE a > 1) OVER (PARTITION BY (b) ORDER BY (c)) FROM t",
          "SELECT DISTINCT ON (a) a, b FROM t",
          "SELECT pg_catalog.lower(name), \"left\"(name, 2) FROM t",
          "SELECT 'DELETE FROM t; pg_read_file(''x'')' AS text -- nextval('s')",
          "SELECT /* INSERT /* nested */ INTO */ a FROM t",
          "SELECT CAST(a AS numeric(10, 2)), a::varchar(5), DATE '2024-01-01' FROM t",
          "SELECT t.update, \"into\" FROM t",
          "EXPLAIN (ANALYZE, FORMAT json) SELECT 1",
          "EXPLAIN ANALYZE VERBOSE WITH t AS (SELECT 1) TABLE t",
          "SELECT extract(year FROM d), to_char(d, 'YYYY'), substring(a from '[0-9]+'), round(CAST(x AS numeric), 2) FROM t",
          "SELECT string_agg(a, ',' ORDER BY b), percentile_cont(0.5) WITHIN GROUP (ORDER BY x) FROM t GROUP BY GROUPING SETS ((a), (b))",
          "SELECT E'it\\'s', U&'d\\0061t', B'01', 1.5e3 FROM t TABLESAMPLE SYSTEM (1)",
          "SELECT (array_agg(a ORDER BY b))[1] FROM t",
          "SELECT a FROM t WHERE EXISTS (SELECT 1) AND a IN (1, 2) AND NOT (a = ANY (ARRAY[1]))"})
        QTest::newRow(sql) << sql;
}

void TestStatementCheck::letsReadingPass()
{
    QFETCH(QString, sql);
    const auto checked = checkReading(sql.toStdString());
    QVERIFY2(checked, checked ? "" : checked.error().detail.c_str());
}

void TestStatementCheck::refusesAllElse_data()
{
    QTest::addColumn<QString>("sql");
    for (const char* sql : {"",
                            ";",
                            "DELETE FROM t",
                            "SELECT 1; SELECT 2",
                            "WITH gone AS (DELETE FROM t RETURNING *) SELECT * FROM gone",
                            "SELECT * INTO copy FROM t",
                            "SELECT * FROM t FOR UPDATE",
                            "SELECT * FROM t FOR NO KEY UPDATE",
                            "COPY t TO PROGRAM 'sh'",
                            "COPY (SELECT 1) TO '/tmp/x'",
                            "DO 'BEGIN END'",
                            "SET x = 1",
                            "EXPLAIN ANALYZE DELETE FROM t",
                            "EXPLAIN EXECUTE p",
                            "EXPLAIN (ANALYZE) CREATE TABLE x AS SELECT 1",
                            "SELECT pg_read_file('/etc/passwd')",
                            "SELECT \"pg_read_file\"('/etc/passwd')",
                            "SELECT pg_catalog.pg_sleep(1)",
                            "SELECT pg_catalog . /* */ nextval ('s')",
                            "SELECT public.lower('x')",
                            "SELECT a.pg_catalog.lower('x')",
                            "SELECT E'\\'' || nextval('s') || ''",
                            "SELECT E'a'\n'\\'' || nextval('s') --'",
                            "SELECT E'a'--\n'\\'' || nextval('s') --'",
                            "SELECT $$a$$",
                            "SELECT $x$'$x$ || nextval('s')",
                            "SELECT U&\"next\\0076al\"('s')",
                            "SELECT 1pg_sleep(1)",
                            "SELECT DISTINCT ON (a) nextval('s')",
                            "SELECT filter(1)",
                            "SELECT over(1)",
                            "SELECT by(1)",
                            "SELECT 'unfinished",
                            "SELECT /* unfinished",
                            "SELECT \"unfinished",
                            "SELECT * FROM (VALUES ('a', 'b')) AS v(a, b), dblink(a, b) AS (x int)",
                            "WITH t AS (SELECT 1), dblink(a) AS (x int) SELECT 1 FROM dblink(a) AS (x int)",
                            "SELECT set_config('a', 'b', false)",
                            "SELECT query_to_xml('DELETE FROM t', true, true, '')",
                            "PREPARE p AS SELECT 1",
                            "FETCH ALL FROM c",
                            "SELECT lo_import('/etc/passwd')",
                            "SELECT pg_advisory_lock(1)",
                            "SELECT pg_notify('a', 'b')",
                            "SELECT currval('s')",
                            "LOCK t",
                            "SELECT OPERATOR(pg_catalog.+)(1, 2)",
                            "SELECT pg_terminate_backend(1)",
                            "SELECT txid_current()",
                            "SELECT 1 FROM ROWS FROM (nextval('s'))"})
        QTest::newRow(sql) << sql;
}

void TestStatementCheck::refusesAllElse()
{
    QFETCH(QString, sql);
    const auto checked = checkReading(sql.toStdString());
    QVERIFY(!checked);
    QVERIFY(checked.error().code == ErrorCode::RefusedStatement || checked.error().code == ErrorCode::InvalidSql);
}

RATATOSK_TEST(TestStatementCheck);
#include "tst_statement_check.moc"
