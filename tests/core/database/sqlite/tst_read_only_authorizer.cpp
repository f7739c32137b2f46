// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "tests/support/result_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTest>

using namespace ratatosk;

/// What may and may not be done with a database that is open for reading, and that nothing is left behind by trying.
class TestReadOnlyAuthorizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void refuses_data();
    void refuses();
    void allows_data();
    void allows();
    void namesWhatItRefused_data();
    void namesWhatItRefused();
    void cleanup();
    void cleanupTestCase();

private:
    std::unique_ptr<ScratchDatabase> m_database;
    QByteArray m_hash;
};

namespace {

constexpr auto script = R"(
    CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT);
    INSERT INTO t VALUES (1, 'one'), (2, 'two');
    CREATE VIEW v AS SELECT b FROM t;
    CREATE INDEX i ON t(b);
    CREATE VIRTUAL TABLE notes USING fts5(body);
    INSERT INTO notes VALUES ('the squirrel runs'), ('the eagle waits');
    CREATE VIRTUAL TABLE boxes USING rtree(id, low, high);
    INSERT INTO boxes VALUES (1, 0, 10);
    CREATE TRIGGER g AFTER INSERT ON t BEGIN DELETE FROM t; END;
)";

QByteArray hashOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

} // namespace

void TestReadOnlyAuthorizer::initTestCase()
{
    m_database = std::make_unique<ScratchDatabase>(script);
    m_hash = hashOf(m_database->file());
    QVERIFY(!m_hash.isEmpty());
    QVERIFY(QDir::setCurrent(QString::fromStdString(m_database->folder().string())));
}

/// After every statement: the same bytes, no other file in the folder, which is also the current one.
void TestReadOnlyAuthorizer::cleanup()
{
    QCOMPARE(hashOf(m_database->file()), m_hash);
    QCOMPARE(QDir::current().entryList(QDir::Files | QDir::Hidden), QStringList{"scratch.sqlite"});
}

void TestReadOnlyAuthorizer::cleanupTestCase()
{
    QDir::setCurrent("/");
    m_database.reset();
}

void TestReadOnlyAuthorizer::refuses_data()
{
    QTest::addColumn<QString>("sql");
    for (const char* sql : {
             "INSERT INTO t VALUES (3, 'three')",
             "INSERT INTO t VALUES (3, 'three') RETURNING a",
             "REPLACE INTO t VALUES (1, 'x')",
             "UPDATE t SET b = 'x'",
             "DELETE FROM t",
             "DELETE FROM t RETURNING b",
             "WITH x AS (SELECT 1) DELETE FROM t WHERE a IN (SELECT * FROM x)",
             "EXPLAIN DELETE FROM t",
             "EXPLAIN QUERY PLAN UPDATE t SET b = 1",
             "INSERT INTO notes VALUES ('x')",
             "INSERT INTO notes(notes) VALUES ('rebuild')",
             "DELETE FROM boxes",
             "CREATE TABLE u(a)",
             "CREATE TABLE u AS SELECT * FROM t",
             "CREATE TEMP TABLE u(a)",
             "CREATE TEMP VIEW w AS SELECT 1",
             "CREATE VIEW w AS SELECT 1",
             "CREATE INDEX j ON t(a)",
             "CREATE TRIGGER h AFTER DELETE ON t BEGIN SELECT 1; END",
             "CREATE VIRTUAL TABLE w USING fts5(x)",
             "DROP TABLE t",
             "DROP VIEW v",
             "DROP INDEX i",
             "DROP TRIGGER g",
             "ALTER TABLE t RENAME TO u",
             "ALTER TABLE t ADD COLUMN c",
             "ATTACH 'new.db' AS n",
             "ATTACH ':memory:' AS n",
             "ATTACH 'file:new.db?mode=rwc' AS n",
             "DETACH main",
             "VACUUM",
             "VACUUM INTO 'copy.db'",
             "REINDEX",
             "ANALYZE",
             "BEGIN",
             "BEGIN IMMEDIATE",
             "COMMIT",
             "SAVEPOINT s",
             "PRAGMA user_version = 9",
             "PRAGMA user_version(9)",
             "PRAGMA application_id = 9",
             "PRAGMA schema_version = 9",
             "PRAGMA journal_mode",
             "PRAGMA journal_mode = WAL",
             "PRAGMA writable_schema = ON",
             "PRAGMA wal_checkpoint",
             "PRAGMA temp_store_directory = '.'",
             "PRAGMA query_only = OFF",
             "PRAGMA trusted_schema = ON",
             "PRAGMA foreign_keys = OFF",
             "PRAGMA encoding = 'UTF-16'",
             "PRAGMA optimize",
             "PRAGMA incremental_vacuum",
             "PRAGMA locking_mode = EXCLUSIVE",
             "PRAGMA mmap_size = 1000000",
             "SELECT * FROM pragma_journal_mode",
             "SELECT load_extension('x')",
             "SELECT LOAD_EXTENSION('x', 'y')",
             "SELECT fts3_tokenizer('simple')",
         })
        QTest::newRow(sql) << sql;
}

void TestReadOnlyAuthorizer::refuses()
{
    QFETCH(QString, sql);
    const auto connection = Connection::open(m_database->file());
    QVERIFY(connection);
    const auto result = connection->run(sql.toStdString());
    QVERIFY(!result);
    QVERIFY2(result.error().code == ErrorCode::RefusedStatement, result.error().detail.c_str());
}

void TestReadOnlyAuthorizer::allows_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("rows");

    QTest::newRow("rows") << "SELECT * FROM t ORDER BY a DESC"
                          << "2,'two';1,'one'";
    QTest::newRow("view") << "SELECT count(*) FROM v"
                          << "2";
    QTest::newRow("values") << "VALUES (1), (2)"
                            << "1;2";
    QTest::newRow("recursion") << "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT sum(i) FROM n"
                               << "6";
    QTest::newRow("functions") << "SELECT upper('a') || printf('%02d', 3), round(2.567, 1)"
                               << "'A03',2.6";
    QTest::newRow("window") << "SELECT rank() OVER (ORDER BY b DESC) FROM t ORDER BY a"
                            << "2;1";
    QTest::newRow("full-text search") << "SELECT rowid FROM notes WHERE notes MATCH 'squirrel'"
                                      << "1";
    QTest::newRow("full-text rank") << "SELECT highlight(notes, 0, '[', ']') FROM notes WHERE notes MATCH 'eagle'"
                                    << "'the [eagle] waits'";
    QTest::newRow("R-tree") << "SELECT id FROM boxes WHERE low < 5"
                            << "1";
    QTest::newRow("JSON") << "SELECT value FROM json_each('[4, 5]')"
                          << "4;5";
    QTest::newRow("schema") << "SELECT name FROM sqlite_master WHERE type = 'view'"
                            << "'v'";
    QTest::newRow("describing pragma") << "PRAGMA index_info(i)"
                                       << "0,1,'b'";
    QTest::newRow("reading pragma") << "PRAGMA user_version"
                                    << "0";
    QTest::newRow("pragma as a table") << "SELECT name FROM pragma_table_info('t')"
                                       << "'a';'b'";
    QTest::newRow("integrity check") << "PRAGMA integrity_check"
                                     << "'ok'";
}

void TestReadOnlyAuthorizer::allows()
{
    QFETCH(QString, sql);
    QFETCH(QString, rows);
    const auto connection = Connection::open(m_database->file());
    QVERIFY(connection);
    const auto result = connection->run(sql.toStdString());
    QVERIFY2(result, result ? "" : result.error().detail.c_str());
    QCOMPARE(QString::fromStdString(rowsText(*result)), rows);
}

void TestReadOnlyAuthorizer::namesWhatItRefused_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("detail");

    const QString begin = "Statements can only read here. This one would ";
    QTest::newRow("insert") << "INSERT INTO t VALUES (3, 'x')" << begin + "INSERT into t.";
    QTest::newRow("delete") << "WITH x AS (SELECT 1) DELETE FROM t" << begin + "DELETE from t.";
    QTest::newRow("attach") << "ATTACH 'new.db' AS n" << begin + "ATTACH new.db.";
    QTest::newRow("vacuum into") << "VACUUM INTO 'copy.db'" << begin + "write.";
    QTest::newRow("pragma") << "PRAGMA user_version = 9" << begin + "set PRAGMA user_version.";
    QTest::newRow("function") << "SELECT load_extension('x')" << begin + "call load_extension().";
    QTest::newRow("create") << "CREATE TABLE u(a)" << begin + "change the schema.";
    QTest::newRow("transaction") << "BEGIN" << begin + "control a transaction.";
}

void TestReadOnlyAuthorizer::namesWhatItRefused()
{
    QFETCH(QString, sql);
    QFETCH(QString, detail);
    const auto result = Connection::open(m_database->file())->run(sql.toStdString());
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().detail), detail);
}

RATATOSK_TEST(TestReadOnlyAuthorizer);
#include "tst_read_only_authorizer.moc"
