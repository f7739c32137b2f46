// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/published_grammar/expanded_schema.h"

#include "tests/support/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestExpandedSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersColumns_data();
    void numbersColumns();
    void countsColumnsAndTables();

private:
    Schema m_schema = concertSinger();
    ExpandedSchema m_expanded{m_schema};
};

void TestExpandedSchema::numbersColumns_data()
{
    QTest::addColumn<int>("expanded");
    QTest::addColumn<int>("column"); // of the schema; -1: a star
    QTest::addColumn<int>("owner");  // -1: no table

    QTest::newRow("the star of no table") << 0 << -1 << -1;
    QTest::newRow("the star of stadium") << 1 << -1 << 0;
    QTest::newRow("the star of singer_in_concert") << 4 << -1 << 3;
    QTest::newRow("stadium.Stadium_ID") << 5 << 0 << 0;
    QTest::newRow("singer.Name") << 13 << 8 << 1;
    QTest::newRow("concert.Stadium_ID") << 22 << 17 << 2;
    QTest::newRow("singer_in_concert.Singer_ID") << 25 << 20 << 3;
}

void TestExpandedSchema::numbersColumns()
{
    QFETCH(int, expanded);
    QFETCH(int, column);
    QFETCH(int, owner);
    QCOMPARE(m_expanded.isStar(expanded), column < 0);
    QCOMPARE(index(m_expanded.schemaColumn(expanded).value_or(ColumnId{-1})), column);
    QCOMPARE(index(m_expanded.owner(expanded).value_or(TableId{-1})), owner);
    if (column >= 0)
        QCOMPARE(m_expanded.columnOf(ColumnId{column}), expanded);
    else if (owner >= 0)
        QCOMPARE(m_expanded.starOf(TableId{owner}), expanded);
    else
        QCOMPARE(ExpandedSchema::globalStar(), expanded);
}

void TestExpandedSchema::countsColumnsAndTables()
{
    QCOMPARE(m_expanded.columnCount(), 26);
    QCOMPARE(m_expanded.tableCount(), 5);
}

RATATOSK_TEST(TestExpandedSchema);
#include "tst_expanded_schema.moc"
