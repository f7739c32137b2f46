// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explaining/cell_change.h"

#include "core/database/connection.h"
#include "core/database/schema_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCellChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheRow_data();
    void knowsTheRow();
    void readsWhatIsTyped();

private:
    ScratchDatabase m_file{"CREATE TABLE hut(hut_id INTEGER PRIMARY KEY, name TEXT, beds INTEGER);"
                           "CREATE TABLE stay(hut_id INTEGER, \"day of\" TEXT, price REAL, PRIMARY KEY(hut_id, \"day of\"));"
                           "CREATE TABLE note(words TEXT); CREATE VIEW big AS SELECT * FROM hut WHERE beds > 20;"
                           "INSERT INTO hut VALUES (1, 'Alp', 12), (2, 'O''Hut', 30); INSERT INTO stay VALUES (1, '2024-01-01', 9.5);"
                           "INSERT INTO note VALUES ('x')"};
    Connection m_connection = *Connection::open(m_file.file());
    Schema m_schema = *readSchema(m_connection);
};

void TestCellChange::knowsTheRow_data()
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

void TestCellChange::knowsTheRow()
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

void TestCellChange::readsWhatIsTyped()
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

RATATOSK_TEST(TestCellChange);
#include "tst_cell_change.moc"
