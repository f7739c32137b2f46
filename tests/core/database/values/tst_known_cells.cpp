// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/known_cells.h"

#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestKnownCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatIsAdded();
    void nothingIsTwice();
};

void TestKnownCells::knowsWhatIsAdded()
{
    KnownCells cells(ValueIndex::fromCells({{ColumnId{0}, "Oslo"}}));
    QVERIFY(cells.cellsEqual("bergen").empty());
    cells.add({{ColumnId{1}, "Bergen"}});
    cells.add({{ColumnId{0}, "New Bergen"}});
    QCOMPARE(cells.cellsEqual("bergen"), (std::vector<CellHit>{{ColumnId{1}, "Bergen"}}));
    QCOMPARE(cells.cellsEqual("oslo"), (std::vector<CellHit>{{ColumnId{0}, "Oslo"}}));
    QCOMPARE(cells.cellsContaining("bergen").size(), std::size_t(2));
    QCOMPARE(cells.cellsLike("bergem", 0.7, 1).front().value, std::string("Bergen"));
    QVERIFY(cells.sample(ColumnId{1}, 5).empty()); // what a column holds is told by what was read of it
}

void TestKnownCells::nothingIsTwice()
{
    KnownCells cells(ValueIndex::fromCells({{ColumnId{0}, "Oslo"}}));
    cells.add({{ColumnId{0}, "Oslo"}});
    cells.add({{ColumnId{0}, "Oslo"}});
    QCOMPARE(cells.cellsEqual("oslo").size(), std::size_t(1));
    QCOMPARE(cells.cellsContaining("oslo").size(), std::size_t(1));
    QCOMPARE(cells.cellsLike("oslo", 0.5, 9).size(), std::size_t(1));
}

RATATOSK_TEST(TestKnownCells);
#include "tst_known_cells.moc"
