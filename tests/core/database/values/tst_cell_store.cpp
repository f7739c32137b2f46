// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/cell_store.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCellStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesBackCells();
    void knowsTheColumnOfACell_data();
    void knowsTheColumnOfACell();
    void knowsTheCellsOfAColumn_data();
    void knowsTheCellsOfAColumn();
};

namespace {

/// Column 1: "x", "", "yy"; column 4: nothing; column 6: "z".
CellStore sample()
{
    CellStore store;
    store.beginColumn(ColumnId(1));
    store.add("x");
    store.add("");
    store.add("yy");
    store.beginColumn(ColumnId(4));
    store.beginColumn(ColumnId(6));
    store.add("z");
    return store;
}

} // namespace

void TestCellStore::givesBackCells()
{
    const CellStore store = sample();
    QCOMPARE(store.size(), 4u);
    QCOMPARE(store.bytes(), std::size_t{4});
    QVERIFY(store.cell(0) == "x");
    QVERIFY(store.cell(1).empty());
    QVERIFY(store.cell(2) == "yy");
    QVERIFY(store.cell(3) == "z");
}

void TestCellStore::knowsTheColumnOfACell_data()
{
    QTest::addColumn<uint>("cell");
    QTest::addColumn<int>("column");
    QTest::newRow("first") << 0u << 1;
    QTest::newRow("last of its column") << 2u << 1;
    QTest::newRow("after an empty column") << 3u << 6;
}

void TestCellStore::knowsTheColumnOfACell()
{
    QFETCH(uint, cell);
    QFETCH(int, column);
    QCOMPARE(index(sample().columnOf(cell)), column);
}

void TestCellStore::knowsTheCellsOfAColumn_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<uint>("begin");
    QTest::addColumn<uint>("end");
    QTest::newRow("first") << 1 << 0u << 3u;
    QTest::newRow("empty") << 4 << 3u << 3u;
    QTest::newRow("last") << 6 << 3u << 4u;
    QTest::newRow("not there") << 5 << 0u << 0u;
    QTest::newRow("beyond") << 9 << 0u << 0u;
}

void TestCellStore::knowsTheCellsOfAColumn()
{
    QFETCH(int, column);
    QFETCH(uint, begin);
    QFETCH(uint, end);
    const CellStore::Range range = sample().cellsOf(ColumnId(column));
    QCOMPARE(range.begin, begin);
    QCOMPARE(range.end, end);
}

RATATOSK_TEST(TestCellStore);
#include "tst_cell_store.moc"
