// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/foreign_key_classes.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

using Pairs = QList<QPair<int, int>>;

class TestForeignKeyClasses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mapsToTheFirstOfTheClass_data();
    void mapsToTheFirstOfTheClass();
};

void TestForeignKeyClasses::mapsToTheFirstOfTheClass_data()
{
    QTest::addColumn<Pairs>("keys"); // Spider's columns, 1 to 6
    QTest::addColumn<QList<int>>("expected");

    QTest::newRow("no keys") << Pairs{} << QList<int>{0, 1, 2, 3, 4, 5, 6};
    QTest::newRow("one key") << Pairs{{5, 2}} << QList<int>{0, 1, 2, 3, 4, 2, 6};
    QTest::newRow("two to one") << Pairs{{5, 2}, {6, 2}} << QList<int>{0, 1, 2, 3, 4, 2, 2};
    QTest::newRow("a chain") << Pairs{{6, 5}, {5, 4}} << QList<int>{0, 1, 2, 3, 4, 4, 4};
    QTest::newRow("classes that meet stay apart, the later wins") << Pairs{{1, 2}, {3, 4}, {2, 4}} << QList<int>{0, 1, 1, 3, 3, 5, 6};
    QTest::newRow("a member of two classes") << Pairs{{5, 6}, {1, 2}, {6, 2}} << QList<int>{0, 1, 1, 3, 4, 2, 2};
}

void TestForeignKeyClasses::mapsToTheFirstOfTheClass()
{
    QFETCH(Pairs, keys);
    QFETCH(QList<int>, expected);
    std::vector<ForeignKey> foreignKeys;
    for (const auto& [from, to] : keys)
        foreignKeys.push_back({.from = ColumnId{from - 1}, .to = ColumnId{to - 1}});
    const auto schema = Schema::create({{.name = "t"}}, std::vector<Column>(6), foreignKeys);
    QVERIFY(schema);
    const std::vector<int> classes = foreignKeyClasses(*schema);
    QCOMPARE(QList<int>(classes.begin(), classes.end()), expected);
}

RATATOSK_TEST(TestForeignKeyClasses);
#include "tst_foreign_key_classes.moc"
