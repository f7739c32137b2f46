// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/relation_builder.h"

#include "tests/core/linking/relations/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRelationBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laysOutItems();
    void buildsThePublishedMatrix();
    void keepsTheStrongestLink_data();
    void keepsTheStrongestLink();
    void acceptsAnEmptySchema();
    void staysInItsVocabulary_data();
    void staysInItsVocabulary();
};

/// Words first, then columns, then tables.
void TestRelationBuilder::laysOutItems()
{
    SchemaLinks links;
    links.columns.push_back({1, ColumnId{12}, LinkKind::Exact, "age"});
    links.tables.push_back({0, TableId{1}, LinkKind::Partial, "singer"});
    const RelationMatrix matrix = buildRelations(3, concertSinger(), links, RelationVocabulary::Extended);
    QCOMPARE(matrix.size(), 3 + 21 + 4);
    QCOMPARE(int(matrix.at(0, 2)), 20);
    QCOMPARE(int(matrix.at(1, 0)), 17);
    QCOMPARE(int(matrix.at(1, 3 + 12)), 27);
    QCOMPARE(int(matrix.at(3 + 12, 1)), 30);
    QCOMPARE(int(matrix.at(2, 3 + 12)), 29);
    QCOMPARE(int(matrix.at(0, 3 + 21 + 1)), 22);
    QCOMPARE(int(matrix.at(3 + 21 + 1, 0)), 25);
    QCOMPARE(int(matrix.at(3 + 17, 3 + 0)), 3);      // concert.stadium_id, stadium.stadium_id
    QCOMPARE(int(matrix.at(3 + 0, 3 + 21 + 0)), 10); // stadium.stadium_id, stadium
}

void TestRelationBuilder::buildsThePublishedMatrix()
{
    SchemaLinks links;
    links.columns.push_back({0, ColumnId{17}, LinkKind::Exact, "stadium id"});
    const RelationMatrix matrix = RelationBuilder::expanded(concertSinger(), RelationVocabulary::DtFixup).build(2, links);
    QCOMPARE(matrix.columns, 26);
    QCOMPARE(matrix.tables, 5);
    QCOMPARE(int(matrix.at(2 + 22, 2 + 5)), 3);
    QCOMPARE(int(matrix.at(2 + 5, 2 + 22)), 2);
    QCOMPARE(int(matrix.at(2 + 26 + 0, 2 + 26 + 2)), 7);
    QCOMPARE(int(matrix.at(2 + 26 + 2, 2 + 26 + 0)), 6);
    QCOMPARE(int(matrix.at(2 + 26 + 2, 2 + 26 + 3)), 8);
    QCOMPARE(int(matrix.at(2 + 26 + 3, 2 + 26 + 2)), 8);
    QCOMPARE(int(matrix.at(0, 2 + 22)), 27); // links move with their columns
    QCOMPARE(int(matrix.at(1, 2 + 22)), 29);
    QCOMPARE(int(matrix.at(0, 2 + 0)), 29); // stars are never linked
}

void TestRelationBuilder::keepsTheStrongestLink_data()
{
    QTest::addColumn<int>("vocabulary");
    QTest::addColumn<int>("relation");

    // a word that is part of the name and equals a cell
    QTest::newRow("published: names before values") << static_cast<int>(RelationVocabulary::DtFixup) << 28;
    QTest::newRow("extended: a whole cell says more") << static_cast<int>(RelationVocabulary::Extended) << 33;
    QTest::newRow("RAT-SQL: names before values") << static_cast<int>(RelationVocabulary::RatSql) << 41;
}

void TestRelationBuilder::keepsTheStrongestLink()
{
    QFETCH(int, vocabulary);
    QFETCH(int, relation);
    SchemaLinks links;
    links.columns.push_back({0, ColumnId{1}, LinkKind::Partial, "location"});
    links.columns.push_back({0, ColumnId{1}, LinkKind::WholeCell, "Glasgow"});
    const auto tested = static_cast<RelationVocabulary>(vocabulary);
    const RelationMatrix matrix = buildRelations(1, concertSinger(), links, tested);
    QCOMPARE(int(matrix.at(0, 1 + 1)), relation);
    std::swap(links.columns[0], links.columns[1]); // in any order
    QVERIFY(buildRelations(1, concertSinger(), links, tested) == matrix);
}

void TestRelationBuilder::acceptsAnEmptySchema()
{
    const RelationMatrix matrix = buildRelations(2, Schema(), {}, RelationVocabulary::Extended);
    QVERIFY((matrix.kinds == std::vector<std::uint8_t>{18, 19, 17, 18}));
    QVERIFY(buildRelations(0, Schema(), {}, RelationVocabulary::RatSql).kinds.empty());
}

void TestRelationBuilder::staysInItsVocabulary_data()
{
    QTest::addColumn<int>("vocabulary");
    for (const RelationVocabulary vocabulary : {RelationVocabulary::DtFixup, RelationVocabulary::Extended, RelationVocabulary::RatSql})
        QTest::newRow(toString(vocabulary).c_str()) << static_cast<int>(vocabulary);
}

void TestRelationBuilder::staysInItsVocabulary()
{
    QFETCH(int, vocabulary);
    const auto tested = static_cast<RelationVocabulary>(vocabulary);
    SchemaLinks links;
    for (int kind = 0; kind <= static_cast<int>(LinkKind::WholeCell); ++kind) {
        links.columns.push_back({kind, ColumnId{kind}, static_cast<LinkKind>(kind), ""});
        links.tables.push_back({kind, TableId{kind % 4}, static_cast<LinkKind>(kind), ""});
    }
    const RelationMatrix matrix = buildRelations(8, concertSinger(), links, tested);
    for (const std::uint8_t kind : matrix.kinds)
        QVERIFY(kind < relationCount(tested));
}

RATATOSK_TEST(TestRelationBuilder);
#include "tst_relation_builder.moc"
