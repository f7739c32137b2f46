// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/row_changes.h"

#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRowChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheRow_data();
    void knowsTheRow();
    void readsWhatIsTyped();
    void removesRows();
    void addsPastedRows_data();
    void addsPastedRows();

private:
    ScratchDatabase m_file{"CREATE TABLE hut(hut_id INTEGER PRIMARY KEY, name TEXT, beds INTEGER);"
                           "CREATE TABLE stay(hut_id INTEGER, \"day of\" TEXT, price REAL, PRIMARY KEY(hut_id, \"day of\"));"
                           "CREATE TABLE note(words TEXT); CREATE VIEW big AS SELECT * FROM hut WHERE beds > 20;"
                           "INSERT INTO hut VALUES (1, 'Alp', 12), (2, 'O''Hut', 30); INSERT INTO stay VALUES (1, '2024-01-01', 9.5);"
                           "INSERT INTO note VALUES ('x')"};
    Connection m_connection = *Connection::open(m_file.file());
    Schema m_schema = *readSchema(m_connection);
};

void TestRowChanges::knowsTheRow_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("update"); // empty: it cannot be told which row it is
    QTest::newRow("a whole table") << "SELECT * FROM hut" << 1 << "UPDATE hut SET name = 'new' WHERE hut_id IS 1";
    QTest::newRow("columns in another order") << "SELECT beds, hut_id FROM hut WHERE beds > 20 ORDER BY beds" << 0
                                              << "UPDATE hut SET beds = 'new' WHERE hut_id IS 2";
    QTest::newRow("a key of two columns") << "SELECT * FROM stay" << 2
                                          << "UPDATE stay SET price = 'new' WHERE hut_id IS 1 AND \"day of\" IS '2024-01-01'";
    QTest::newRow("the key is not shown") << "SELECT name FROM hut" << 0 << "";
    QTest::newRow("half of the key is not shown") << "SELECT hut_id, price FROM stay" << 1 << "";
    QTest::newRow("a table without a key") << "SELECT * FROM note" << 0 << "";
    QTest::newRow("a view") << "SELECT * FROM big" << 1 << "";
    QTest::newRow("two tables") << "SELECT h.hut_id, h.name FROM hut AS h JOIN stay AS s ON h.hut_id = s.hut_id" << 1 << "";
    QTest::newRow("groups") << "SELECT hut_id, name FROM hut GROUP BY hut_id" << 1 << "";
    QTest::newRow("rows that are shown once") << "SELECT DISTINCT hut_id, name FROM hut" << 1 << "";
    QTest::newRow("a computed column") << "SELECT hut_id, beds * 2 FROM hut" << 1 << "";
    QTest::newRow("no such place") << "SELECT * FROM hut" << 7 << "";
    QTest::newRow("no statement") << "SELECT * FROM" << 0 << "";
}

void TestRowChanges::knowsTheRow()
{
    QFETCH(QString, sql);
    QFETCH(int, place);
    QFETCH(QString, update);
    const std::string statement = sql.toStdString();
    QCOMPARE(storedColumn(statement, place, m_schema).has_value(), !update.isEmpty());
    if (update.isEmpty())
        return;
    const auto rows = m_connection.run(statement);
    QCOMPARE(QString::fromStdString(cellChange(statement, rows->rows.front(), place, std::string("new"), m_schema)), update);
}

void TestRowChanges::readsWhatIsTyped()
{
    const ColumnId beds = *storedColumn("SELECT * FROM hut", 2, m_schema);
    const ColumnId name = *storedColumn("SELECT * FROM hut", 1, m_schema);
    QVERIFY(typedCell("12", beds, m_schema) == Cell(std::int64_t(12)));
    QVERIFY(typedCell("1.5", beds, m_schema) == Cell(1.5));
    QVERIFY(typedCell("many", beds, m_schema) == Cell(std::string("many")));
    QVERIFY(typedCell("12", name, m_schema) == Cell(std::string("12")));
    QVERIFY(typedCell("NULL", name, m_schema) == Cell(Null{}));
    QVERIFY(typedCell("", name, m_schema) == Cell(std::string()));
}

void TestRowChanges::removesRows()
{
    const auto removal = [&](const char* sql) {
        const auto rows = m_connection.run(sql);
        return storedColumn(sql, 0, m_schema) ? QString::fromStdString(rowRemoval(sql, rows->rows, m_schema)) : QString();
    };
    QCOMPARE(removal("SELECT name, hut_id FROM hut"), QStringLiteral("DELETE FROM hut WHERE hut_id IN (1, 2)"));
    QCOMPARE(removal("SELECT * FROM stay"), QStringLiteral("DELETE FROM stay WHERE (hut_id IS 1 AND \"day of\" IS '2024-01-01')"));
    QCOMPARE(removal("SELECT * FROM note"), QString());
    QCOMPARE(QString::fromStdString(rowRemoval("SELECT * FROM hut", {{Null{}, std::string("x"), Null{}}}, m_schema)),
             QStringLiteral("DELETE FROM hut WHERE hut_id IS NULL"));
}

void TestRowChanges::addsPastedRows_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("insert"); // or what is wrong
    const auto row = [](const char* name, const char* text, const char* insert) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(insert);
    };
    row("all columns", "7\tNew\t12\n8\tit's\t", "INSERT INTO hut (hut_id, name, beds) VALUES (7, 'New', 12),\n(8, 'it''s', NULL)");
    row("the key left to SQLite", "\tNew", "INSERT INTO hut (hut_id, name) VALUES (NULL, 'New')");
    row("named columns", "Beds\tname\n5\tNew", "INSERT INTO hut (beds, name) VALUES (5, 'New')");
    row("a short row", "7\tNew\t3\n8", "INSERT INTO hut (hut_id, name, beds) VALUES (7, 'New', 3),\n(8, NULL, NULL)");
    row("too many cells", "1\t2\t3\t4", "Row 1 has 4 cells, but there are 3 columns.");
}

void TestRowChanges::addsPastedRows()
{
    QFETCH(QString, text);
    const auto pasted = pastedRows(text.toStdString(), columnsToFill("SELECT * FROM hut", m_schema), m_schema);
    QTEST(QString::fromStdString(pasted ? rowAddition(*pasted, m_schema) : pasted.error().detail), "insert");
}

RATATOSK_TEST(TestRowChanges);
#include "tst_row_changes.moc"
