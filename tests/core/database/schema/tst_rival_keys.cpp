// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/rival_keys.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Matches between players: winner (0), loser (1), umpire (2) and rank (3) of a match; id (4), rank (5) and mentor (6) of a player.
class TestRivalKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
};

void TestRivalKeys::finds_data()
{
    using Key = std::array<int, 3>; // from, to, group
    QTest::addColumn<QList<Key>>("keys");
    QTest::addColumn<QList<int>>("rivals");
    QTest::newRow("none") << QList<Key>{} << QList<int>{};
    QTest::newRow("one key") << QList<Key>{{0, 4, 0}} << QList<int>{};
    QTest::newRow("two, in schema order") << QList<Key>{{1, 4, 0}, {0, 4, 1}} << QList<int>{0, 1};
    QTest::newRow("declared twice") << QList<Key>{{0, 4, 0}, {0, 4, 1}} << QList<int>{};
    QTest::newRow("to different columns") << QList<Key>{{0, 4, 0}, {3, 5, 1}} << QList<int>{};
    QTest::newRow("pairs of one key") << QList<Key>{{0, 4, 0}, {3, 5, 0}, {1, 4, 1}} << QList<int>{};
    QTest::newRow("within a table") << QList<Key>{{6, 4, 0}, {5, 4, 1}} << QList<int>{};
    QTest::newRow("to each other") << QList<Key>{{5, 0, 0}, {3, 4, 1}} << QList<int>{3, 5};
    QTest::newRow("to each other, and one more") << QList<Key>{{0, 4, 0}, {5, 3, 1}, {1, 4, 2}} << QList<int>{0, 1, 5};
    QTest::newRow("three") << QList<Key>{{0, 4, 0}, {2, 4, 1}, {1, 4, 2}} << QList<int>{0, 1, 2};
}

void TestRivalKeys::finds()
{
    using Key = std::array<int, 3>;
    QFETCH(QList<Key>, keys);
    QFETCH(QList<int>, rivals);
    std::vector<Column> columns;
    for (int column = 0; column < 7; ++column)
        columns.push_back({TableId{column < 4 ? 0 : 1}, "c" + std::to_string(column), ""});
    std::vector<ForeignKey> foreignKeys;
    for (const auto& [from, to, group] : keys)
        foreignKeys.push_back({ColumnId{from}, ColumnId{to}, group});
    const auto found = rivalKeys(*Schema::create({{"matches"}, {"players"}}, columns, foreignKeys));

    QCOMPARE(found.empty(), rivals.empty());
    QList<int> children;
    for (const KeyRivals& one : found) {
        for (const ColumnId child : one.columns())
            children << index(child);
    }
    QCOMPARE(children, rivals);
}

RATATOSK_TEST(TestRivalKeys);
#include "tst_rival_keys.moc"
