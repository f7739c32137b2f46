// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/row_changes.h"

#include "core/answer/explaining/editable_rows.h"
#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "core/files/rows/row_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

using namespace ratatosk;

class TestRowChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheRow_data();
    void knowsTheRow();
    void readsWhatIsTyped();
    void readsPastedRows_data();
    void readsPastedRows();

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
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("key"); // places
    using Reason = EditableRows::Reason;
    const auto row = [](const char* name, const char* sql, Reason reason, const char* key = "") {
        QTest::newRow(name) << QString::fromLatin1(sql) << static_cast<int>(reason) << QString::fromLatin1(key);
    };
    row("a whole table", "SELECT * FROM hut", Reason::None, "0");
    row("columns in another order", "SELECT beds, hut_id FROM hut WHERE beds > 20 ORDER BY beds", Reason::None, "1");
    row("a key of two columns", "SELECT price, \"day of\", hut_id FROM stay", Reason::None, "2 1");
    row("the key is not shown", "SELECT name FROM hut", Reason::KeyNotShown);
    row("half of the key is not shown", "SELECT hut_id, price FROM stay", Reason::KeyNotShown, "0");
    row("a table without a key", "SELECT * FROM note", Reason::NoKey);
    row("a view", "SELECT * FROM big", Reason::View);
    row("two tables", "SELECT h.hut_id, h.name FROM hut AS h JOIN stay AS s ON h.hut_id = s.hut_id", Reason::NotOneTable);
    row("groups", "SELECT hut_id, name FROM hut GROUP BY hut_id", Reason::NotOneTable);
    row("all in one group", "SELECT hut_id, count(*) FROM hut", Reason::NotOneTable);
    row("rows that are shown once", "SELECT DISTINCT hut_id, name FROM hut", Reason::NotOneTable);
    row("a computed column", "SELECT hut_id, beds * 2 FROM hut", Reason::NotOneTable);
    row("no statement", "SELECT * FROM", Reason::NotOneTable);
}

void TestRowChanges::knowsTheRow()
{
    QFETCH(QString, sql);
    const EditableRows rows = editableRows(sql.toStdString(), m_schema);
    QTEST(static_cast<int>(rows.reason), "reason");
    QStringList key;
    for (const int place : rows.key)
        key << QString::number(place);
    QTEST(key.join(QLatin1Char(' ')), "key");
    QCOMPARE(rows.canGrow(), rows.reason != EditableRows::Reason::NotOneTable && rows.reason != EditableRows::Reason::View);
}

void TestRowChanges::readsWhatIsTyped()
{
    QVERIFY(typedCell("12", ColumnType::Number) == Cell(std::int64_t(12)));
    QVERIFY(typedCell("1.5", ColumnType::Number) == Cell(1.5));
    QVERIFY(typedCell("many", ColumnType::Number) == Cell(std::string("many")));
    QVERIFY(typedCell("12", ColumnType::Text) == Cell(std::string("12")));
    QVERIFY(typedCell("NULL", ColumnType::Text) == Cell(Null{}));
    QVERIFY(typedCell("", ColumnType::Text) == Cell(std::string()));
}

void TestRowChanges::readsPastedRows_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // cells of each row, or what is wrong
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(expected);
    };
    row("all columns", "7\tNew\t12\n8\tit's\t", "hut_id=7 name='New' beds=12; hut_id=8 name='it''s'");
    row("the key left to SQLite", "\tNew", "name='New'");
    row("named columns", "Beds\tname\n5\tNew", "beds=5 name='New'");
    row("a short row", "7\tNew\t3\n8", "hut_id=7 name='New' beds=3; hut_id=8");
    row("too many cells", "1\t2\t3\t4", "Row 1 has 4 cells, but there are 3 columns.");
    row("a header alone", "name\tbeds", "");
}

void TestRowChanges::readsPastedRows()
{
    QFETCH(QString, text);
    const auto pasted = pastedRows(text.toStdString(), {"hut_id", "name", "beds"},
                                   {ColumnType::Number, ColumnType::Text, ColumnType::Number});
    QStringList rows;
    for (const auto& cells : pasted ? *pasted : std::vector<std::vector<NamedCell>>()) {
        QStringList parts;
        for (const NamedCell& cell : cells)
            parts << QString::fromStdString(cell.column + '=' + sqlLiteral(cell.cell));
        rows << parts.join(QLatin1Char(' '));
    }
    QTEST(pasted ? rows.join(QStringLiteral("; ")) : QString::fromStdString(pasted.error().detail), "expected");
}

RATATOSK_TEST(TestRowChanges);
#include "tst_row_changes.moc"
