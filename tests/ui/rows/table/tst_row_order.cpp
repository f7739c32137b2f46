// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/rows/table/row_order.h"

#include <QTest>

using namespace ratatosk;

class TestRowOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sortsAsSqliteDoesWithNullLast();
    void isStable();
    void keepsLargeIntegersApart();
};

void TestRowOrder::sortsAsSqliteDoesWithNullLast()
{
    ResultTable table;
    table.columns = {"x"};
    table.rows = {{std::string("b")}, {Null{}}, {2.5}, {Blob{{std::byte{1}}}}, {std::int64_t{10}}, {std::string("B")}};
    QCOMPARE(rowOrder(table, 0, RowDirection::Ascending), (std::vector<int>{2, 4, 5, 0, 3, 1}));
    QCOMPARE(rowOrder(table, 0, RowDirection::Descending), (std::vector<int>{3, 0, 5, 4, 2, 1}));
}

void TestRowOrder::isStable()
{
    ResultTable table;
    table.columns = {"x", "y"};
    table.rows = {{std::int64_t{1}, std::int64_t{9}}, {std::int64_t{0}, std::int64_t{8}}, {std::int64_t{1}, std::int64_t{7}}};
    QCOMPARE(rowOrder(table, 0, RowDirection::Ascending), (std::vector<int>{1, 0, 2}));
    QCOMPARE(rowOrder(table, 0, RowDirection::Descending), (std::vector<int>{0, 2, 1}));
}

void TestRowOrder::keepsLargeIntegersApart()
{
    ResultTable table;
    table.columns = {"x"};
    table.rows = {{std::int64_t{9007199254740993}}, {std::int64_t{9007199254740992}}}; // equal as doubles
    QCOMPARE(rowOrder(table, 0, RowDirection::Ascending), (std::vector<int>{1, 0}));
}

RATATOSK_TEST(TestRowOrder);
#include "tst_row_order.moc"
