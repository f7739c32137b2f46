// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/cell_kinds.h"

#include "core/database/engine/schema_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

Q_DECLARE_METATYPE(ratatosk::CellKind)

class TestCellKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsThem_data();
    void tellsThem();
    void seesSecondsInTheFile();
    void typesSchemas();
};

void TestCellKinds::tellsThem_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<CellKind>("kind");

    QTest::newRow("days") << "TEXT" << QStringList{"2024-03-01", "2024-03-02"} << CellKind::Days;
    QTest::newRow("moments") << "TEXT" << QStringList{"2024-03-01T08:15:00", "2024-03-02T10:00:00"} << CellKind::Days;
    QTest::newRow("days as people write them") << "TEXT" << QStringList{"1.3.2024", "12.11.2023", ""} << CellKind::Days;
    QTest::newRow("months") << "TEXT" << QStringList{"2024-03", "2024-04"} << CellKind::Days;
    QTest::newRow("times") << "TEXT" << QStringList{"8:00", "17:30"} << CellKind::Days;
    QTest::newRow("declared days") << "DATE" << QStringList{} << CellKind::Days;
    QTest::newRow("numbers kept as texts") << "TEXT" << QStringList{"12.50", "$3,000", "-4"} << CellKind::Numbers;
    QTest::newRow("years kept as texts") << "TEXT" << QStringList{"2023", "2024"} << CellKind::Numbers;
    QTest::newRow("digits that are days as well") << "TEXT" << QStringList{"20240301", "20240302"} << CellKind::Unknown;
    QTest::newRow("names") << "TEXT" << QStringList{"Ford", "BMW", "Mini"} << CellKind::Texts;
    QTest::newRow("names with a number among them")
        << "TEXT" << QStringList{"A", "B", "C", "D", "E", "F", "G", "H", "I", "1984"} << CellKind::Texts;
    QTest::newRow("of several kinds") << "TEXT" << QStringList{"A", "1984"} << CellKind::Unknown;
    QTest::newRow("nothing") << "TEXT" << QStringList{} << CellKind::Unknown;
    QTest::newRow("fractions") << "REAL" << QStringList{} << CellKind::Numbers;
    QTest::newRow("whole numbers, which may be seconds") << "INTEGER" << QStringList{} << CellKind::Unknown;
}

void TestCellKinds::tellsThem()
{
    QFETCH(QString, type);
    QFETCH(QStringList, cells);
    QString script = QStringLiteral("CREATE TABLE t(x %1);").arg(type);
    for (const QString& cell : cells)
        script += QStringLiteral("INSERT INTO t VALUES ('%1');").arg(cell);
    const ScratchDatabase database(script.toStdString());
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    const auto values = ValueIndex::build(*connection, schema);
    QVERIFY(values);
    QTEST(cellKinds(schema, **values).front(), "kind");
}

void TestCellKinds::seesSecondsInTheFile()
{
    std::string script = "CREATE TABLE visit(id INTEGER PRIMARY KEY, at INTEGER, cents INTEGER);";
    for (int i = 0; i < 12; ++i)
        script += "INSERT INTO visit(at, cents) VALUES (" + std::to_string(1'700'000'000 + i * 90'000) + ", " + std::to_string(i * 250)
            + ");";
    const ScratchDatabase database(script);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    const auto values = ValueIndex::build(*connection, schema);
    const std::vector<CellKind> kinds{CellKind::Numbers, CellKind::Days, CellKind::Unknown};
    QVERIFY(cellKinds(schema, **values, &*connection) == kinds);
    QVERIFY(cellKinds(schema, **values)[1] == CellKind::Unknown);
}

void TestCellKinds::typesSchemas()
{
    const ScratchDatabase database(
        "CREATE TABLE team(code TEXT, founded TEXT, fee TEXT);"
        "INSERT INTO team VALUES ('F1', '1.3.1990', '12.50'), ('F2', '2.4.1991', '9'), ('F3', '1.1.2001', '10');"
        "CREATE TABLE match(day TEXT, team TEXT); INSERT INTO match VALUES ('1.2.2024', 'F1'), ('1.2.2024', 'F3')");
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    const Schema typed = typedByCells(schema, cellKinds(schema, **ValueIndex::build(*connection, schema)));
    QVERIFY(typed.columns()[0].isPrimaryKey); // match.team is guessed to refer to it
    QVERIFY(typed.columns()[1].type == ColumnType::Time);
    QVERIFY(typed.columns()[2].type == ColumnType::Number);
    QVERIFY(typed.columns()[4].type == ColumnType::Text);
    QVERIFY(typedByCells(schema, {}).columns()[1].type == ColumnType::Text);
}

RATATOSK_TEST(TestCellKinds);
#include "tst_cell_kinds.moc"
