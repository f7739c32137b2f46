// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/schema.h"
#include "tests/support/test_program.h"

#include <fmt/format.h>

#include <QTest>

using namespace ratatosk;

class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatRefersNowhere_data();
    void refusesWhatRefersNowhere();
    void findsByNameWithoutCase();
    void listsColumnsOfATable();
    void mayBeEmpty();
};

namespace {

Column columnOf(int table, const std::string& name)
{
    return {.table = TableId(table), .name = name};
}

/// singer(id, name), empty(), concert(id, singer)
Schema concerts()
{
    return *Schema::create({{.name = "Singer"}, {.name = "Empty"}, {.name = "Concert"}},
                           {columnOf(0, "ID"), columnOf(0, "Name"), columnOf(2, "ID"), columnOf(2, "Singer")},
                           {{.from = ColumnId(3), .to = ColumnId(0)}});
}

} // namespace

void TestSchema::refusesWhatRefersNowhere_data()
{
    QTest::addColumn<QList<int>>("tablesOfColumns");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("complaint"); // empty: none

    QTest::newRow("good") << QList<int>{0, 0, 1} << 2 << 0 << "";
    QTest::newRow("table too high") << QList<int>{0, 2} << 0 << 0 << "Column 'c1' belongs to no table.";
    QTest::newRow("table negative") << QList<int>{-1} << 0 << 0 << "Column 'c0' belongs to no table.";
    QTest::newRow("table split") << QList<int>{0, 1, 0} << 0 << 0 << "Column 'c2' is not listed next to the other columns of its table.";
    QTest::newRow("key from nowhere") << QList<int>{0, 1} << 2 << 0 << "Foreign key 5 names a column that does not exist.";
    QTest::newRow("key to nowhere") << QList<int>{0, 1} << 0 << -1 << "Foreign key 5 names a column that does not exist.";
}

void TestSchema::refusesWhatRefersNowhere()
{
    QFETCH(QList<int>, tablesOfColumns);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(QString, complaint);
    std::vector<Column> columns;
    for (int i = 0; i < tablesOfColumns.size(); ++i)
        columns.push_back(columnOf(tablesOfColumns[i], fmt::format("c{}", i)));
    const auto schema = Schema::create({{.name = "a"}, {.name = "b"}}, columns, {{.from = ColumnId(from), .to = ColumnId(to), .group = 5}});
    QCOMPARE(schema.has_value(), complaint.isEmpty());
    if (!schema) {
        QVERIFY(schema.error().code == ErrorCode::InvalidSchema);
        QCOMPARE(QString::fromStdString(schema.error().detail), complaint);
    }
}

void TestSchema::findsByNameWithoutCase()
{
    const Schema schema = concerts();
    QVERIFY(schema.findTable("CONCERT") == TableId(2));
    QVERIFY(!schema.findTable("concerts"));
    QVERIFY(schema.findColumn(TableId(2), "id") == ColumnId(2));
    QVERIFY(!schema.findColumn(TableId(1), "id"));
}

void TestSchema::listsColumnsOfATable()
{
    const Schema schema = concerts();
    QVERIFY(schema.columnsOf(TableId(0)) == (std::vector{ColumnId(0), ColumnId(1)}));
    QVERIFY(schema.columnsOf(TableId(1)).empty());
    QVERIFY(schema.columnsOf(TableId(2)) == (std::vector{ColumnId(2), ColumnId(3)}));
}

void TestSchema::mayBeEmpty()
{
    const auto schema = Schema::create({}, {}, {});
    QVERIFY(schema);
    QCOMPARE(schema->tableCount(), 0);
    QVERIFY(*schema == Schema());
}

RATATOSK_TEST(TestSchema);
#include "tst_schema.moc"
