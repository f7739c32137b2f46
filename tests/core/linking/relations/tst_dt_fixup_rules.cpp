// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/dt_fixup_rules.h"

#include "tests/core/linking/relations/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Pairs of the expanded schema of concert_singer, as the released code relates them.
class TestDtFixupRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void relatesColumns_data();
    void relatesColumns();
    void relatesTables_data();
    void relatesTables();
    void relatesColumnsWithTables_data();
    void relatesColumnsWithTables();
    void clipsDistances_data();
    void clipsDistances();
    void namesBeatValues();

private:
    const SchemaShape m_shape = expandedShapeOf(concertSinger());
    const DtFixupRules m_rules;
};

void TestDtFixupRules::relatesColumns_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("relation");

    QTest::newRow("itself") << 22 << 22 << 0;
    QTest::newRow("same table") << 5 << 6 << 1;
    QTest::newRow("star and column of its table") << 1 << 5 << 1;
    QTest::newRow("reference to the key") << 22 << 5 << 3;
    QTest::newRow("key to the reference") << 5 << 22 << 2;
    QTest::newRow("both are keys") << 24 << 19 << 2;
    QTest::newRow("both are keys, back") << 19 << 24 << 2;
    QTest::newRow("unrelated") << 5 << 12 << 4;
    QTest::newRow("two stars") << 0 << 1 << 4;
}

void TestDtFixupRules::relatesColumns()
{
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(int, relation);
    QCOMPARE(m_rules.columnColumn(m_shape, row, column), relation);
}

void TestDtFixupRules::relatesTables_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("relation");

    QTest::newRow("itself") << 3 << 3 << 5;
    QTest::newRow("stadium, concert") << 0 << 2 << 7;
    QTest::newRow("concert, stadium") << 2 << 0 << 6;
    QTest::newRow("concert, singer_in_concert") << 2 << 3 << 8;
    QTest::newRow("singer_in_concert, concert") << 3 << 2 << 8;
    QTest::newRow("stadium, singer") << 0 << 1 << 9;
    QTest::newRow("pseudo-table") << 4 << 0 << 9;
}

void TestDtFixupRules::relatesTables()
{
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(int, relation);
    QCOMPARE(m_rules.tableTable(m_shape, row, column), relation);
}

void TestDtFixupRules::relatesColumnsWithTables_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("table");
    QTest::addColumn<int>("relation"); // column to table; back it is 3 more

    QTest::newRow("primary key") << 5 << 0 << 10;
    QTest::newRow("own") << 22 << 2 << 11;
    QTest::newRow("other's") << 22 << 0 << 12;
    QTest::newRow("star of a table") << 3 << 2 << 11;
    QTest::newRow("star of everything") << 0 << 4 << 11;
    QTest::newRow("star of everything, real table") << 0 << 0 << 12;
}

void TestDtFixupRules::relatesColumnsWithTables()
{
    QFETCH(int, column);
    QFETCH(int, table);
    QFETCH(int, relation);
    QCOMPARE(m_rules.columnTable(m_shape, column, table), relation);
    QCOMPARE(m_rules.tableColumn(m_shape, table, column), relation + 3);
}

void TestDtFixupRules::clipsDistances_data()
{
    QTest::addColumn<int>("distance");
    QTest::addColumn<int>("relation");

    QTest::newRow("far before") << -9 << 16;
    QTest::newRow("two before") << -2 << 16;
    QTest::newRow("before") << -1 << 17;
    QTest::newRow("itself") << 0 << 18;
    QTest::newRow("next") << 1 << 19;
    QTest::newRow("far behind") << 9 << 20;
}

void TestDtFixupRules::clipsDistances()
{
    QFETCH(int, distance);
    QFETCH(int, relation);
    QCOMPARE(m_rules.wordWord(distance), relation);
}

void TestDtFixupRules::namesBeatValues()
{
    const auto rank = [this](LinkKind kind) { return m_rules.columnLink(kind).rank; };
    QVERIFY(rank(LinkKind::Exact) > rank(LinkKind::Partial) && rank(LinkKind::Partial) > rank(LinkKind::Synonym));
    QVERIFY(rank(LinkKind::Synonym) > rank(LinkKind::WholeCell));
    QCOMPARE(rank(LinkKind::NumberHint), 0);
    QCOMPARE(int(m_rules.columnLink(LinkKind::WordInCell).wordToItem), 27); // values count as exact
    QCOMPARE(int(m_rules.columnLink(LinkKind::WordInCell).itemToWord), 30);
    QCOMPARE(int(m_rules.tableLink(LinkKind::Synonym).wordToItem), 21);
    QCOMPARE(int(m_rules.tableLink(LinkKind::WholeCell).wordToItem), 23); // tables have no cells
}

RATATOSK_TEST(TestDtFixupRules);
#include "tst_dt_fixup_rules.moc"
