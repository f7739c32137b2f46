// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/data_file.h"
#include "core/files/importing/sql_dump.h"
#include "core/files/importing/statement_splitter.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Databases that were written out as SQL.
class TestSqlDump : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsStatements_data();
    void splitsStatements();
    void tellsDumpsFromQueries_data();
    void tellsDumpsFromQueries();
    void replays_data();
    void replays();
    void keepsKeysAndViews();
    void leavesVirtualTablesOut();
    void refuses_data();
    void refuses();
    void reachesNoOtherFile();
    void stops();
};

static QString dump(const char* statements)
{
    return QString("PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n%1\nCOMMIT;\n").arg(statements);
}

void TestSqlDump::splitsStatements_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("statements");
    QTest::newRow("two") << "a;\n b ;"
                         << "1:a;|2:b ;";
    QTest::newRow("quotes") << "a ';' \";\" `;` [;] 'it''s;';b;"
                            << "1:a ';' \";\" `;` [;] 'it''s;';|1:b;";
    QTest::newRow("comments") << "-- a;\n/* b;\n**/ c --;\n;\nd /*;*/ e - f / g;"
                              << "3:c  ;|5:d   e - f / g;";
    QTest::newRow("trigger") << "CREATE TRIGGER x BEGIN a; b; END; c;"
                             << "1:CREATE TRIGGER x BEGIN a; b; END;|1:c;";
    QTest::newRow("a line in a text") << "a '\n';\nb;"
                                      << "1:a '\n';|3:b;";
    QTest::newRow("nothing") << ";; -- ;\n"
                             << "";
    QTest::newRow("no end") << "a; b"
                            << "1:a;|open";
    QTest::newRow("open quote") << "a; 'b;"
                                << "1:a;|open";
}

void TestSqlDump::splitsStatements()
{
    QFETCH(QString, sql);
    QFETCH(QString, statements);
    for (const int step : {1, 1000}) {
        QStringList found;
        StatementSplitter splitter([&](const std::string& text, std::int64_t line) -> Result<void> {
            found << QString("%1:%2").arg(line).arg(QString::fromStdString(text));
            return {};
        });
        const std::string text = sql.toStdString();
        for (std::size_t i = 0; i < text.size(); i += static_cast<std::size_t>(step))
            QVERIFY(splitter.take(std::string_view(text).substr(i, static_cast<std::size_t>(step))));
        if (!splitter.isBetween())
            found << "open";
        QCOMPARE(found.join("|"), statements);
    }
}

void TestSqlDump::tellsDumpsFromQueries_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isDump");
    QTest::newRow("of the shell") << dump("CREATE TABLE t(a);").toUtf8() << true;
    QTest::newRow("of an empty database") << dump("").toUtf8() << true;
    QTest::newRow("of Python") << QByteArray("BEGIN TRANSACTION;\nCREATE TABLE t(a);\nCOMMIT;") << true;
    QTest::newRow("tables alone") << QByteArray("-- made yesterday\nCREATE TABLE IF NOT EXISTS t(a);\nINSERT INTO t VALUES(1);") << true;
    QTest::newRow("a long first table") << QByteArray("CREATE TABLE t(") + QByteArray("-- a comment\n").repeated(3000) + "a);" << true;
    QTest::newRow("of PowerShell") << QByteArray("\xff\xfe") + QByteArray("C\0R\0E\0A\0T\0E\0 \0T\0A\0B\0L\0E\0 \0t\0(\0a\0)\0;\0", 36)
                                   << true;
    QTest::newRow("a query") << QByteArray("SELECT * FROM t;") << false;
    QTest::newRow("a query behind a comment") << QByteArray("-- CREATE TABLE t(a);\nSELECT 1") << false;
    QTest::newRow("changes") << QByteArray("BEGIN; UPDATE t SET a = 1; COMMIT;") << false;
    QTest::newRow("rows alone") << QByteArray("INSERT INTO t VALUES(1);") << false;
    QTest::newRow("of PostgreSQL") << QByteArray("SET statement_timeout = 0;\nCREATE TABLE t (a integer);") << false;
    QTest::newRow("of MySQL") << QByteArray("/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `t`;\nCREATE TABLE `t` (a int);") << false;
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("blanks") << QByteArray(" \n ") << false;
}

void TestSqlDump::tellsDumpsFromQueries()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isDump);
    const ImportFolder folder;
    QCOMPARE(isImportable(folder.write("t.sql", text)), isDump);
}

void TestSqlDump::replays_data()
{
    QTest::addColumn<QString>("statements");
    QTest::addColumn<QString>("tables");
    QTest::newRow("rows") << dump(
        "CREATE TABLE t(a INTEGER PRIMARY KEY,b TEXT);\nINSERT INTO t VALUES(1,'x');INSERT INTO t VALUES(2,NULL);")
                          << "t: a INTEGER KEY, b TEXT: 1, x; 2, NULL";
    QTest::newRow("several at once") << dump("CREATE TABLE t(a INT);INSERT INTO t(a) VALUES(1),(2);") << "t: a INT: 1; 2";
    QTest::newRow("lines in texts") << dump("CREATE TABLE t(a TEXT);INSERT INTO t VALUES(replace('x\\ny','\\n',char(10)));")
                                    << "t: a TEXT: x\ny";
    QTest::newRow("escapes of newer shells") << dump(
        "CREATE TABLE t(a TEXT);INSERT INTO t VALUES(unistr('a\\u000ab\\\\c \\00e4\\+01f600\\U0000263a'));")
                                             << QString::fromUtf8("t: a TEXT: a\nb\\c ä😀☺");
    QTest::newRow("numbered rows") << dump("CREATE TABLE t(a INTEGER PRIMARY KEY AUTOINCREMENT);INSERT INTO t VALUES(7);"
                                           "DELETE FROM sqlite_sequence;INSERT INTO sqlite_sequence VALUES('t',9);")
                                   << "t: a INTEGER KEY: 7";
    QTest::newRow("statistics") << dump("CREATE TABLE t(a INT);ANALYZE sqlite_schema;INSERT INTO sqlite_stat1 VALUES('t',NULL,'1');")
                                << "t: a INT: ";
    QTest::newRow("rules") << dump("CREATE TABLE t(a INT CHECK (a > 0), b INT AS (a + 1) STORED, UNIQUE (a));"
                                   "INSERT INTO t VALUES(1);CREATE INDEX i ON t(lower(a)) WHERE a > 0;")
                           << "t: a INT, b INT: 1, 2";
    QTest::newRow("trigger") << dump("CREATE TABLE t(a INT);INSERT INTO t VALUES(1);"
                                     "CREATE TRIGGER x AFTER INSERT ON t BEGIN DELETE FROM t; UPDATE t SET a = 2; END;")
                             << "t: a INT: 1";
    QTest::newRow("without a transaction") << "CREATE TABLE t(a INT);\nINSERT INTO t VALUES(1);"
                                           << "t: a INT: 1";
}

void TestSqlDump::replays()
{
    QFETCH(QString, statements);
    QFETCH(QString, tables);
    const ImportFolder folder;
    const auto file = folder.write("t.sql", statements.toUtf8());
    QCOMPARE(importedText({file}), tables);
    QFile unchanged(folder.path("t.sql"));
    QVERIFY(unchanged.open(QFile::ReadOnly));
    QCOMPARE(unchanged.readAll(), statements.toUtf8());
}

void TestSqlDump::keepsKeysAndViews()
{
    const ImportFolder folder;
    const auto database = importData({folder.write("t.sql",
                                                   dump("CREATE TABLE owner(id INTEGER PRIMARY KEY);"
                                                        "CREATE TABLE dog(name TEXT, owner INT REFERENCES owner(id));"
                                                        "CREATE VIEW dogs AS SELECT name FROM dog;")
                                                       .toUtf8())});
    QVERIFY(database);
    const auto browser = DatabaseBrowser::open(*database);
    QVERIFY(browser);
    const Schema& schema = (*browser)->schema();
    QCOMPARE(schema.tableCount(), 3);
    QVERIFY(schema.table(TableId{2}).isView);
    QCOMPARE(schema.foreignKeys().size(), std::size_t(1));
    QVERIFY(!schema.foreignKeys().front().isGuess);
}

void TestSqlDump::leavesVirtualTablesOut()
{
    const ImportFolder folder;
    const char* statements =
        "PRAGMA writable_schema=ON;\n"
        "INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','f','f',0,'CREATE VIRTUAL TABLE f using fts5(x)');\n"
        "CREATE TABLE IF NOT EXISTS 'f_data'(id INTEGER PRIMARY KEY, block BLOB);\nINSERT INTO f_data VALUES(1,X'0101');\n"
        "CREATE TABLE t(a INT);\nPRAGMA writable_schema=OFF;";
    QCOMPARE(importedText({folder.write("t.sql", dump(statements).toUtf8())}), "t: a INT: ");
}

void TestSqlDump::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const QString other = "has a statement that no dump of SQLite has: ";
    QTest::newRow("attach") << dump("CREATE TABLE t(a);\nATTACH '/tmp/x' AS x;") << "line 4 " + other + "ATTACH";
    QTest::newRow("drop") << dump("CREATE TABLE t(a);DROP TABLE t;") << other + "DROP TABLE t;";
    QTest::newRow("update") << dump("CREATE TABLE t(a);\nUPDATE t SET a = 1;") << "line 4 " + other;
    QTest::newRow("delete") << dump("CREATE TABLE t(a);DELETE FROM t;") << other;
    QTest::newRow("vacuum") << dump("CREATE TABLE t(a);VACUUM INTO '/tmp/x';") << other;
    QTest::newRow("select") << dump("CREATE TABLE t(a);SELECT 1;") << other;
    QTest::newRow("a row that is read") << dump("CREATE TABLE t(a);INSERT INTO t SELECT a FROM t;") << other;
    QTest::newRow("the schema") << dump("CREATE TABLE t(a);INSERT INTO main.sqlite_master VALUES('table','x','x',2,'');") << "line 3";
    QTest::newRow("a temporary table") << dump("CREATE TEMP TABLE t(a);") << other;
    QTest::newRow("a virtual table") << dump("CREATE VIRTUAL TABLE t USING fts5(a);") << other;
    QTest::newRow("a pragma") << dump("CREATE TABLE t(a);PRAGMA temp_store_directory='/tmp';") << other;
    QTest::newRow("a trigger that fires") << dump("CREATE TABLE t(a);CREATE TRIGGER x AFTER INSERT ON t BEGIN DELETE FROM t; END;"
                                                  "INSERT INTO t VALUES(1);")
                                          << other;
    QTest::newRow("a function that reads files") << dump("CREATE TABLE t(a);INSERT INTO t VALUES(load_extension('/tmp/x'));") << "line 3";
    QTest::newRow("endless") << dump("CREATE TABLE t AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c;")
                             << other;
    QTest::newRow("wrong SQL") << dump("CREATE TABLE t(a);\nINSERT INTO t VALUES(1,2);")
                               << "line 4: table t has 1 columns but 2 values were supplied";
    QTest::newRow("a row twice") << dump("CREATE TABLE t(a INTEGER PRIMARY KEY);INSERT INTO t VALUES(1);\nINSERT INTO t VALUES(1);")
                                 << "line 4: UNIQUE constraint failed: t.a";
    QTest::newRow("wrong escape") << dump("CREATE TABLE t(a);\nINSERT INTO t VALUES(unistr('\\u00g0'));")
                                  << "line 4: invalid Unicode escape";
    QTest::newRow("cut off") << "BEGIN TRANSACTION;\nCREATE TABLE t(a);\n"
                             << "ends without COMMIT";
    QTest::newRow("cut off in a text") << "BEGIN TRANSACTION;\nCREATE TABLE t(a);\nINSERT INTO t VALUES('x"
                                       << "ends within a statement";
    QTest::newRow("taken back") << "BEGIN TRANSACTION;\nCREATE TABLE t(a);\nROLLBACK; -- due to errors\n"
                                << "line 3 is ROLLBACK";
}

void TestSqlDump::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    const ImportFolder folder;
    const QString reported = importedText({folder.write("t.sql", text.toUtf8())});
    QVERIFY2(reported.startsWith("'t.sql' cannot be replayed: "), qPrintable(reported));
    QVERIFY2(reported.contains(sentence), qPrintable(reported));
    QCOMPARE(QDir(folder.path("cache/ratatosk/imports")).entryList(QDir::Files).size(), 0);
}

void TestSqlDump::reachesNoOtherFile()
{
    const ImportFolder folder;
    for (const char* statement : {"CREATE TABLE t(a);ATTACH '%1' AS x;", "CREATE TABLE t(a);VACUUM INTO '%1';",
                                  "CREATE TABLE t(a); INSERT INTO t VALUES(writefile('%1','x'));"}) {
        const QString text = dump(statement).arg(folder.path("made"));
        QVERIFY(!importData({folder.write("t.sql", text.toUtf8())}));
        QVERIFY(!QFile::exists(folder.path("made")));
    }
}

void TestSqlDump::stops()
{
    const ImportFolder folder;
    const QByteArray rows = QByteArray("INSERT INTO t VALUES(12345,'some words');\n").repeated(100'000);
    const auto file = folder.write("t.sql", "BEGIN TRANSACTION;CREATE TABLE t(a,b);" + rows + "COMMIT;");
    std::stop_source source;
    std::int64_t last = 0;
    const auto stopped = importData({file}, source.get_token(), [&](const Progress& progress) {
        last = progress.done;
        if (progress.done > progress.total / 2)
            source.request_stop();
    });
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QVERIFY(last > 0);
    QCOMPARE(QDir(folder.path("cache/ratatosk/imports")).entryList(QDir::Files).size(), 0);
}

RATATOSK_TEST(TestSqlDump);
#include "tst_sql_dump.moc"
