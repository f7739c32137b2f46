// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/schema_shape.h"

#include "tests/core/linking/relations/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSchemaShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsKeysAndReferences();
    void expandsStars();
    void listsOneKeyColumnPerTable();
    void tellsTheKeysSide();
    void acceptsNoTables();
};

void TestSchemaShape::readsKeysAndReferences()
{
    const SchemaShape shape = shapeOf(concertSinger());
    QCOMPARE(shape.tables, 4);
    QCOMPARE(shape.columns(), 21);
    QCOMPARE(shape.owner[17], 2);
    QVERIFY(shape.isListedKey[14] && !shape.isListedKey[17]);
    QVERIFY((shape.references == std::set<std::pair<int, int>>{{17, 0}, {20, 7}, {19, 14}}));
    QVERIFY((shape.tableReferences == std::set<std::pair<int, int>>{{2, 0}, {3, 1}, {3, 2}}));
    QCOMPARE(shape.lastReference[17], 0);
    QCOMPARE(shape.lastReference[0], -1);
}

void TestSchemaShape::expandsStars()
{
    const Schema schema = concertSinger();
    const SchemaShape shape = expandedShapeOf(schema);
    QCOMPARE(shape.columns(), 26);
    QCOMPARE(shape.tables, 5);
    QCOMPARE(shape.owner[0], 4); // the star of everything belongs to the pseudo-table
    for (int table = 0; table < 4; ++table)
        QCOMPARE(shape.owner[1 + table], table);
    QCOMPARE(expandedIndex(schema, ColumnId{17}), 22); // concert.stadium_id
    QCOMPARE(expandedIndex(schema, ColumnId{0}), 5);   // stadium.stadium_id
    QVERIFY(shape.references.contains({22, 5}));
    QVERIFY(!shape.isListedKey[0] && !shape.isListedKey[1] && shape.isListedKey[5]);
}

void TestSchemaShape::listsOneKeyColumnPerTable()
{
    const auto column = [](int table, bool isKey) { return Column{.table = TableId{table}, .name = "c", .isPrimaryKey = isKey}; };
    const auto schema = Schema::create({{"a"}, {"b"}}, {column(0, false), column(0, true), column(0, true), column(1, false)}, {});
    const SchemaShape shape = shapeOf(*schema);
    QVERIFY((shape.isListedKey == std::vector<bool>{false, true, false, false}));
}

void TestSchemaShape::tellsTheKeysSide()
{
    const SchemaShape shape = shapeOf(concertSinger());
    // stadium holds the key that concert refers to; the keys of concert and singer_in_concert refer to each other's tables
    QVERIFY((shape.keySides == std::set<std::pair<int, int>>{{0, 2}, {1, 3}, {2, 3}, {3, 2}}));
}

void TestSchemaShape::acceptsNoTables()
{
    QCOMPARE(shapeOf(Schema()).columns(), 0);
    QCOMPARE(expandedShapeOf(Schema()).columns(), 1);
    QCOMPARE(expandedShapeOf(Schema()).tables, 1);
}

RATATOSK_TEST(TestSchemaShape);
#include "tst_schema_shape.moc"
