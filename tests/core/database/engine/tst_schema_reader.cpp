// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"
#include "tests/support/data_packs.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <fmt/format.h>

#include <QElapsedTimer>
#include <QTest>

using namespace ratatosk;

class TestSchemaReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTablesAndColumns_data();
    void readsTablesAndColumns();
    void readsForeignKeys_data();
    void readsForeignKeys();
    void mapsDeclaredTypes_data();
    void mapsDeclaredTypes();
    void speaksNames();
    void marksGuesses();
    void isNotHeldUpByHostileViews_data();
    void isNotHeldUpByHostileViews();
    void saysWhatItLeavesOut();
    void readsNoGeneratedColumn();
    void leavesOutWhatVirtualTablesKeep();
    void readsAllOfSpider();
};

namespace {

Schema schemaOf(const std::string& script)
{
    const ScratchDatabase database(script);
    return *readSchema(*Connection::open(database.file()));
}

/// "table(column:T* column:N) view[...]": the type's first letter, a star for members of the primary key, = for generated ones.
QString tablesText(const Schema& schema)
{
    std::string text;
    for (int i = 0; i < schema.tableCount(); ++i) {
        const Table& table = schema.table(TableId(i));
        std::string columns;
        for (const ColumnId id : schema.columnsOf(TableId(i))) {
            const Column& column = schema.column(id);
            columns += columns.empty() ? "" : " ";
            columns += fmt::format("{}:{}{}{}", column.name, "TNDBO"[static_cast<int>(column.type)], column.isPrimaryKey ? "*" : "",
                                   column.isGenerated ? "=" : "");
        }
        text += fmt::format("{}{}{}{}{}", text.empty() ? "" : " ", table.name, table.isView ? '[' : '(', columns, table.isView ? ']' : ')');
    }
    return QString::fromStdString(text);
}

std::string fullName(const Schema& schema, ColumnId id)
{
    return schema.table(schema.column(id).table).name + "." + schema.column(id).name;
}

/// "0 child.a>parent.x, 0 child.b>parent.y" with the number of the group; "?" marks a guess.
QString keysText(const Schema& schema)
{
    std::string text;
    for (const ForeignKey& key : schema.foreignKeys()) {
        text += text.empty() ? "" : ", ";
        text += fmt::format("{} {}>{}{}", key.group, fullName(schema, key.from), fullName(schema, key.to), key.isGuess ? "?" : "");
    }
    return QString::fromStdString(text);
}

} // namespace

void TestSchemaReader::readsTablesAndColumns_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("expected");

    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("order of creation") << "CREATE TABLE z(a INT); CREATE TABLE b(c TEXT)"
                                       << "z(a:N) b(c:T)";
    QTest::newRow("no declared type") << "CREATE TABLE t(a, b)"
                                      << "t(a:T b:T)";
    QTest::newRow("primary key") << "CREATE TABLE t(a INTEGER PRIMARY KEY, b DATE)"
                                 << "t(a:N* b:D)";
    QTest::newRow("composite key") << "CREATE TABLE t(a INT, b INT, c INT, PRIMARY KEY (c, a))"
                                   << "t(a:N* b:N c:N*)";
    QTest::newRow("without rowid") << "CREATE TABLE t(a TEXT PRIMARY KEY, b) WITHOUT ROWID"
                                   << "t(a:T* b:T)";
    QTest::newRow("generated columns") << "CREATE TABLE t(a INT, b INT AS (a + 1), c INT AS (a) STORED)"
                                       << "t(a:N b:N= c:N=)";
    QTest::newRow("view") << "CREATE TABLE t(a INT); CREATE VIEW v AS SELECT a, 'x' AS y FROM t"
                          << "t(a:N) v[a:N y:T]";
    QTest::newRow("view on nothing") << "CREATE TABLE t(a INT); CREATE VIEW v AS SELECT * FROM missing"
                                     << "t(a:N)";
    QTest::newRow("own tables of SQLite") << "CREATE TABLE t(a INTEGER PRIMARY KEY AUTOINCREMENT)"
                                          << "t(a:N*)";
    QTest::newRow("full-text search") << "CREATE VIRTUAL TABLE f USING fts5(title, body)"
                                      << "f(title:T body:T)";
    QTest::newRow("older full-text search") << "CREATE VIRTUAL TABLE f USING fts4(title)"
                                            << "f(title:T)";
    QTest::newRow("a table that only sounds like a shadow") << "CREATE TABLE f_content(a INT)"
                                                            << "f_content(a:N)";
    QTest::newRow("R-tree") << "CREATE VIRTUAL TABLE r USING rtree(id, low, high)"
                            << "r(id:N low:N high:N)";
    QTest::newRow("quoted names") << "CREATE TABLE \"order by\"(\"a \"\" b\" INT, [select] TEXT, `x'y` REAL)"
                                  << "order by(a \" b:N select:T x'y:N)";
    QTest::newRow("Unicode names") << "CREATE TABLE Größe(Länge INT, 名前 TEXT)"
                                   << "Größe(Länge:N 名前:T)";
    QTest::newRow("temporary tables are not of the file") << "CREATE TEMP TABLE t(a)"
                                                          << "";
}

void TestSchemaReader::readsTablesAndColumns()
{
    QFETCH(QString, script);
    QFETCH(QString, expected);
    QCOMPARE(tablesText(schemaOf(script.toStdString())), expected);
}

void TestSchemaReader::readsForeignKeys_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("expected");

    QTest::newRow("none") << "CREATE TABLE p(a INT); CREATE TABLE q(b INT)"
                          << "";
    QTest::newRow("named") << "CREATE TABLE p(a INT PRIMARY KEY); CREATE TABLE q(b INT REFERENCES p(a))"
                           << "0 q.b>p.a";
    QTest::newRow("implicit target") << "CREATE TABLE p(x INT, a INT PRIMARY KEY); CREATE TABLE q(b INT REFERENCES p)"
                                     << "0 q.b>p.a";
    QTest::newRow("not to a primary key") << "CREATE TABLE p(a INT UNIQUE); CREATE TABLE q(b INT REFERENCES p(a))"
                                          << "0 q.b>p.a";
    QTest::newRow("to a later table") << "CREATE TABLE q(b INT REFERENCES p(a)); CREATE TABLE p(a INT PRIMARY KEY)"
                                      << "0 q.b>p.a";
    QTest::newRow("to itself") << "CREATE TABLE p(a INT PRIMARY KEY, boss INT REFERENCES p)"
                               << "0 p.boss>p.a";
    QTest::newRow("in order of declaration")
        << "CREATE TABLE p(a INT PRIMARY KEY); CREATE TABLE q(x INT REFERENCES p, y INT REFERENCES p, FOREIGN KEY (x) REFERENCES q(y))"
        << "0 q.x>p.a, 1 q.y>p.a, 2 q.x>q.y";
    QTest::newRow("composite") << "CREATE TABLE p(a INT, b INT, PRIMARY KEY (a, b));"
                                  "CREATE TABLE q(x INT, y INT, FOREIGN KEY (y, x) REFERENCES p(a, b))"
                               << "0 q.y>p.a, 0 q.x>p.b";
    QTest::newRow("composite, implicit, key in another order than the columns")
        << "CREATE TABLE p(a INT, b INT, PRIMARY KEY (b, a)); CREATE TABLE q(x INT, y INT, FOREIGN KEY (x, y) REFERENCES p)"
        << "0 q.x>p.b, 0 q.y>p.a";
    QTest::newRow("case of names") << "CREATE TABLE Parent(Id INT PRIMARY KEY); CREATE TABLE q(b INT REFERENCES pArEnT(ID))"
                                   << "0 q.b>Parent.Id";
    QTest::newRow("quoted names")
        << "CREATE TABLE \"a b\"(\"c\"\"d\" INT PRIMARY KEY); CREATE TABLE q(b INT REFERENCES \"a b\"(\"c\"\"d\"))"
        << "0 q.b>a b.c\"d";
    QTest::newRow("to a missing table") << "CREATE TABLE q(b INT REFERENCES gone(a), c INT)"
                                        << "";
    QTest::newRow("to a missing column") << "CREATE TABLE p(a INT); CREATE TABLE q(b INT REFERENCES p(gone))"
                                         << "";
    QTest::newRow("to a table without a key") << "CREATE TABLE p(a INT); CREATE TABLE q(b INT REFERENCES p)"
                                              << "";
    QTest::newRow("implicit to a longer key") << "CREATE TABLE p(a INT, b INT, PRIMARY KEY (a, b)); CREATE TABLE q(x INT REFERENCES p)"
                                              << "";
}

void TestSchemaReader::readsForeignKeys()
{
    QFETCH(QString, script);
    QFETCH(QString, expected);
    QCOMPARE(keysText(schemaOf(script.toStdString())), expected);
}

void TestSchemaReader::mapsDeclaredTypes_data()
{
    QTest::addColumn<int>("type");
    const auto rows = [](ColumnType type, std::initializer_list<const char*> names) {
        for (const char* name : names)
            QTest::newRow(name) << int(type);
    };
    rows(ColumnType::Text, {"", "TEXT", "VARCHAR(20)", "char", "NVARCHAR(max)", "Clob text", "timestamp varying"});
    rows(ColumnType::Number,
         {"INT", "BIGINT UNSIGNED", "NUMERIC(10,2)", "DECIMAL", "REAL", "DOUBLE PRECISION", "float", "number", "UUID", "point"});
    rows(ColumnType::Time, {"DATE", "DATETIME", "timestamp", "YEAR"});
    rows(ColumnType::Boolean, {"BOOLEAN"});
    rows(ColumnType::Other, {"BLOB", "BOOL", "BIT", "JSON"});
}

void TestSchemaReader::mapsDeclaredTypes()
{
    QFETCH(int, type);
    QCOMPARE(int(columnTypeOf(QTest::currentDataTag())), type);
}

void TestSchemaReader::speaksNames()
{
    const Schema schema = schemaOf("CREATE TABLE Student(StuID INT PRIMARY KEY, LName TEXT);"
                                   "CREATE TABLE Lives_In(stuid INT REFERENCES Student, room_no INT)");
    QStringList names;
    for (const Table& table : schema.tables())
        names << QString::fromStdString(table.readableName);
    for (const Column& column : schema.columns())
        names << QString::fromStdString(column.readableName);
    QCOMPARE(names.join(", "), "student, lives in, student id, last name, student id, room number");
}

void TestSchemaReader::marksGuesses()
{
    const Schema schema = schemaOf("CREATE TABLE singer(singer_id INT PRIMARY KEY); CREATE TABLE stadium(stadium_id INT PRIMARY KEY);"
                                   "CREATE TABLE concert(id INT PRIMARY KEY, stadium_id INT REFERENCES stadium);"
                                   "CREATE TABLE fee(id INT PRIMARY KEY, singer_id INT)");
    QCOMPARE(keysText(schema), "0 concert.stadium_id>stadium.stadium_id, 1 fee.singer_id>singer.singer_id?");
}

void TestSchemaReader::isNotHeldUpByHostileViews_data()
{
    QTest::addColumn<QByteArray>("views");
    QTest::addColumn<int>("least"); // of them that are described all the same
    std::string doubling = "CREATE VIEW v0 AS SELECT 1 AS x;";
    std::string chain = doubling;
    for (int i = 1; i < 40; ++i)
        doubling += fmt::format("CREATE VIEW v{} AS SELECT a.x FROM v{} a, v{} b;", i, i - 1, i - 1);
    chain += "PRAGMA writable_schema = ON; WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) INSERT INTO "
             "sqlite_master "
             "SELECT 'view', 'v' || i, 'v' || i, 0, 'CREATE VIEW v' || i || ' AS SELECT x FROM v' || (i - 1) FROM n;";
    QTest::newRow("each joins the one before with itself") << QByteArray::fromStdString(doubling) << 8;
    QTest::newRow("20,000 on top of each other") << QByteArray::fromStdString(chain) << 50;
    QTest::newRow("a function call that takes for ever")
        << QByteArray("CREATE VIEW v AS SELECT instr(hex(zeroblob(50000000)), hex(zeroblob(20000000)) || 'x') AS x FROM t") << 1;
}

void TestSchemaReader::isNotHeldUpByHostileViews()
{
    QFETCH(QByteArray, views);
    QFETCH(int, least);
    const ScratchDatabase database("CREATE TABLE t(a); INSERT INTO t VALUES (1);" + views.toStdString());
    QElapsedTimer timer;
    timer.start();
    const auto connection = Connection::open(database.file());
    QVERIFY(connection);
    const auto schema = readSchema(*connection);
    qInfo("%lld ms", static_cast<long long>(timer.elapsed()));
    QVERIFY(schema);
    QVERIFY(schema->omissions().size() <= 21); // a hostile file does not fill the log
    QVERIFY2(schema->tableCount() > least, qPrintable(QString::number(schema->tableCount())));
    QVERIFY2(timer.elapsed() < 6'000, qPrintable(QString("%1 ms").arg(timer.elapsed())));
}

void TestSchemaReader::saysWhatItLeavesOut()
{
    const ScratchDatabase database(
        "CREATE TABLE dog(id INTEGER PRIMARY KEY); CREATE TABLE gone(a); CREATE VIEW lost AS SELECT a FROM gone; DROP TABLE gone;");
    const auto schema = readSchema(*Connection::open(database.file()));
    QVERIFY(schema);
    QCOMPARE(schema->omissions(), std::vector<std::string>{"The view 'lost' was skipped: no such table: main.gone."});
    QVERIFY(schemaOf("CREATE TABLE dog(id INTEGER PRIMARY KEY)").omissions().empty());
}

void TestSchemaReader::readsNoGeneratedColumn()
{
    const ScratchDatabase database(
        "CREATE TABLE dog(id INTEGER PRIMARY KEY, name); INSERT INTO dog VALUES (1, 'Rex');"
        "CREATE TABLE walk(dog_id AS (CAST(instr(name, hex(zeroblob(1)) || 'x') + 1 AS INT)), name); INSERT INTO walk VALUES ('a')");
    const auto schema = readSchema(*Connection::open(database.file()));
    QVERIFY(schema);
    QCOMPARE(keysText(*schema), QString()); // the name alone would do, were it looked at
}

void TestSchemaReader::leavesOutWhatVirtualTablesKeep()
{
    QCOMPARE(tablesText(schemaOf(
                 "CREATE VIRTUAL TABLE mail USING fts5(body); CREATE VIRTUAL TABLE old USING fts4(body); CREATE VIRTUAL TABLE box USING "
                 "rtree(id, low, high); CREATE TABLE mail_other(x); CREATE TABLE post_content(x)")),
             QString("mail(body:T) old(body:T) box(id:N low:N high:N) mail_other(x:T) post_content(x:T)"));
}

/// 166 databases as people made them: the tables of tables.json without three times sqlite_sequence.
void TestSchemaReader::readsAllOfSpider()
{
    const auto folder = spiderFolder() / "database";
    if (!std::filesystem::exists(folder))
        QSKIP("Spider is not unpacked.");
    int databases = 0;
    int tables = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const auto connection = Connection::open(spiderDatabase(entry.path().filename().string()));
        QVERIFY2(connection, entry.path().c_str());
        const auto schema = readSchema(*connection);
        QVERIFY2(schema, entry.path().c_str());
        ++databases;
        tables += schema->tableCount();
    }
    QCOMPARE(databases, 166);
    QCOMPARE(tables, 876 - 3);
}

RATATOSK_TEST(TestSchemaReader);
#include "tst_schema_reader.moc"
