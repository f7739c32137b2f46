// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/rat_sql_rules.h"

#include "tests/core/linking/relations/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRatSqlRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void relatesItems_data();
    void relatesItems();
    void knowsKeysIntoTheOwnTable();
    void keepsTheLastForeignKeyOnly();
    void linksWords_data();
    void linksWords();
    void clipsDistances();

private:
    const RatSqlRules m_rules;
};

void TestRatSqlRules::relatesItems_data()
{
    QTest::addColumn<QString>("pair"); // c column, t table
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("relation");

    QTest::newRow("column itself") << "cc" << 3 << 3 << 14;
    QTest::newRow("columns of one table") << "cc" << 0 << 1 << 11;
    QTest::newRow("reference") << "cc" << 17 << 0 << 9;
    QTest::newRow("referenced") << "cc" << 0 << 17 << 10;
    QTest::newRow("unrelated columns") << "cc" << 1 << 8 << 8;
    QTest::newRow("key to its table") << "ct" << 0 << 0 << 19;
    QTest::newRow("column to its table") << "ct" << 1 << 0 << 20;
    QTest::newRow("foreign key to the other table") << "ct" << 17 << 0 << 17; // the released code's oddity
    QTest::newRow("table to its key") << "tc" << 0 << 0 << 24;
    QTest::newRow("table to its column") << "tc" << 0 << 1 << 25;
    QTest::newRow("table to another's column") << "tc" << 0 << 17 << 23;
    QTest::newRow("table itself") << "tt" << 1 << 1 << 34;
    QTest::newRow("table references") << "tt" << 2 << 0 << 29;
    QTest::newRow("table is referenced") << "tt" << 0 << 2 << 30;
    QTest::newRow("unrelated tables") << "tt" << 0 << 1 << 28;
}

void TestRatSqlRules::relatesItems()
{
    QFETCH(QString, pair);
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(int, relation);
    const SchemaShape shape = shapeOf(concertSinger());
    const int found = pair == "cc" ? m_rules.columnColumn(shape, row, column)
        : pair == "ct"             ? m_rules.columnTable(shape, row, column)
        : pair == "tc"             ? m_rules.tableColumn(shape, row, column)
                                   : m_rules.tableTable(shape, row, column);
    QCOMPARE(found, relation);
}

/// Employees have managers, who are employees.
void TestRatSqlRules::knowsKeysIntoTheOwnTable()
{
    const auto column = [](int table) { return Column{.table = TableId{table}, .name = "c"}; };
    const auto schema = Schema::create({{"employee"}, {"city"}}, {column(0), column(0), column(1)}, {{ColumnId{1}, ColumnId{0}}});
    const SchemaShape shape = shapeOf(*schema);
    QCOMPARE(m_rules.columnColumn(shape, 1, 0), 11); // same table hides the foreign key
    QCOMPARE(m_rules.columnTable(shape, 1, 0), 20);
    QCOMPARE(m_rules.columnTable(shape, 1, 1), 18);
    QCOMPARE(m_rules.tableColumn(shape, 1, 1), 27);
}

void TestRatSqlRules::keepsTheLastForeignKeyOnly()
{
    const auto column = [](int table) { return Column{.table = TableId{table}, .name = "c"}; };
    const auto schema = Schema::create({{"a"}, {"b"}, {"c"}}, {column(0), column(1), column(2)},
                                       {{ColumnId{0}, ColumnId{1}}, {ColumnId{0}, ColumnId{2}, 1}, {ColumnId{2}, ColumnId{0}, 2}});
    const SchemaShape shape = shapeOf(*schema);
    QCOMPARE(m_rules.columnColumn(shape, 0, 1), 8);
    QCOMPARE(m_rules.columnColumn(shape, 0, 2), 10); // keys both ways: backward overwrites forward
    QCOMPARE(m_rules.columnColumn(shape, 2, 0), 10);
    QCOMPARE(m_rules.tableTable(shape, 0, 1), 29);
    QCOMPARE(m_rules.tableTable(shape, 0, 2), 31);
}

void TestRatSqlRules::linksWords_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("columnIds"); // word to item, item to word
    QTest::addColumn<QString>("tableIds");

    QTest::newRow("none") << static_cast<int>(LinkKind::None) << "5 7"
                          << "6 22";
    QTest::newRow("exact") << static_cast<int>(LinkKind::Exact) << "37 38"
                           << "39 40";
    QTest::newRow("partial") << static_cast<int>(LinkKind::Partial) << "41 42"
                             << "43 44";
    QTest::newRow("synonym counts as partial") << static_cast<int>(LinkKind::Synonym) << "41 42"
                                               << "43 44";
    QTest::newRow("number") << static_cast<int>(LinkKind::NumberHint) << "45 46"
                            << "6 22";
    QTest::newRow("time") << static_cast<int>(LinkKind::TimeHint) << "47 48"
                          << "6 22";
    QTest::newRow("cell") << static_cast<int>(LinkKind::WholeCell) << "49 50"
                          << "6 22";
    QTest::newRow("word in cell") << static_cast<int>(LinkKind::WordInCell) << "49 50"
                                  << "6 22";
}

void TestRatSqlRules::linksWords()
{
    QFETCH(int, kind);
    QFETCH(QString, columnIds);
    QFETCH(QString, tableIds);
    const auto ids = [](const LinkRelation& relation) { return QString("%1 %2").arg(relation.wordToItem).arg(relation.itemToWord); };
    QCOMPARE(ids(m_rules.columnLink(static_cast<LinkKind>(kind))), columnIds);
    QCOMPARE(ids(m_rules.tableLink(static_cast<LinkKind>(kind))), tableIds);
}

void TestRatSqlRules::clipsDistances()
{
    QCOMPARE(m_rules.wordWord(-7), 0);
    QCOMPARE(m_rules.wordWord(-1), 1);
    QCOMPARE(m_rules.wordWord(0), 2);
    QCOMPARE(m_rules.wordWord(7), 4);
}

RATATOSK_TEST(TestRatSqlRules);
#include "tst_rat_sql_rules.moc"
