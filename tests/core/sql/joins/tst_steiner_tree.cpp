// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/steiner_tree.h"
#include "tests/support/test_program.h"

#include <QTest>

using ratatosk::sql::GraphEdge;
using ratatosk::sql::steinerTree;

class TestSteinerTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void connects_data();
    void connects();
    void findsNothingBetweenIslands();
    void beatsTheGreedyWay();
};

void TestSteinerTree::connects_data()
{
    QTest::addColumn<QList<int>>("terminals");
    QTest::addColumn<QList<int>>("edges");

    // 0 -1- 1 -1- 2 -1- 3, and a detour 0 -5- 3; edge numbers 0 1 2 and 3
    QTest::newRow("one terminal") << QList<int>{2} << QList<int>{};
    QTest::newRow("neighbours") << QList<int>{0, 1} << QList<int>{0};
    QTest::newRow("along the path") << QList<int>{0, 3} << QList<int>{0, 1, 2};
    QTest::newRow("order does not matter") << QList<int>{3, 1, 0} << QList<int>{0, 1, 2};
}

void TestSteinerTree::connects()
{
    QFETCH(QList<int>, terminals);
    QFETCH(QList<int>, edges);
    const std::vector<GraphEdge> graph = {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}, {0, 3, 5}};
    const auto tree = steinerTree(4, graph, {terminals.begin(), terminals.end()});
    QVERIFY(tree);
    QCOMPARE(QList<int>(tree->begin(), tree->end()), edges);
}

void TestSteinerTree::findsNothingBetweenIslands()
{
    QVERIFY(!steinerTree(3, {{0, 1, 1}}, {0, 2}));
}

/// Three terminals around a hub: the hub costs 3 x 2 = 6, any two direct edges 2 x 3.5 = 7.
void TestSteinerTree::beatsTheGreedyWay()
{
    const std::vector<GraphEdge> graph = {{0, 1, 35}, {1, 2, 35}, {2, 0, 35}, {0, 3, 20}, {1, 3, 20}, {2, 3, 20}};
    QCOMPARE(*steinerTree(4, graph, {0, 1, 2}), (std::vector<int>{3, 4, 5}));
}

RATATOSK_TEST(TestSteinerTree);
#include "tst_steiner_tree.moc"
