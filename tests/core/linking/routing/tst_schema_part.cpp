// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/part_values.h"
#include "core/linking/routing/schema_part.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSchemaPart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsColumnsWithTheirTables();
    void keepsKeysThatAreWhole();
    void leadsBackToTheWhole();
    void showsTheCellsOfItsColumns();

private:
    Schema m_library = librarySchema();
    /// book.id, book.title, reader.name, loan.book_id, loan.reader_id
    SchemaPart m_part{m_library, {ColumnId{3}, ColumnId{4}, ColumnId{9}, ColumnId{12}, ColumnId{13}}};
};

void TestSchemaPart::keepsColumnsWithTheirTables()
{
    const Schema& schema = m_part.schema();
    QCOMPARE(schema.tableCount(), 3);
    QCOMPARE(schema.columnCount(), 5);
    QCOMPARE(schema.table(TableId{1}).name, std::string("reader"));
    QCOMPARE(schema.column(ColumnId{2}).name, std::string("name"));
    QCOMPARE(index(schema.column(ColumnId{2}).table), 1);
    QVERIFY(schema.column(ColumnId{0}).isPrimaryKey);
}

void TestSchemaPart::keepsKeysThatAreWhole()
{
    // loan.book_id refers to book.id, which is there; loan.reader_id to reader.id, which is not.
    QCOMPARE(m_part.schema().foreignKeys(), (std::vector<ForeignKey>{{ColumnId{3}, ColumnId{0}, 2}}));
    // One column of a key of two columns is no key.
    const Schema pairs = *Schema::create({{.name = "a"}, {.name = "b"}},
                                         {{.table = TableId{0}}, {.table = TableId{0}}, {.table = TableId{1}}, {.table = TableId{1}}},
                                         {{ColumnId{2}, ColumnId{0}, 0}, {ColumnId{3}, ColumnId{1}, 0}});
    QVERIFY(SchemaPart(pairs, {ColumnId{0}, ColumnId{2}}).schema().foreignKeys().empty());
    QCOMPARE(SchemaPart(pairs, {ColumnId{0}, ColumnId{1}, ColumnId{2}, ColumnId{3}}).schema(), pairs);
}

void TestSchemaPart::leadsBackToTheWhole()
{
    QCOMPARE(index(m_part.inWhole(ColumnId{2})), 9);
    QCOMPARE(index(m_part.inWhole(TableId{2})), 3);
    QCOMPARE(m_part.inPart(ColumnId{9}), std::optional(ColumnId{2}));
    QCOMPARE(m_part.inPart(TableId{3}), std::optional(TableId{2}));
    QVERIFY(!m_part.inPart(ColumnId{8}));
    QVERIFY(!m_part.inPart(TableId{0}));
}

void TestSchemaPart::showsTheCellsOfItsColumns()
{
    const auto whole = ValueIndex::fromCells({{ColumnId{1}, "Ada"}, {ColumnId{9}, "Ada"}, {ColumnId{9}, "Cleo"}});
    const auto values = valuesOfPart(whole, m_part);
    QCOMPARE(values->cellsEqual("ada"), (std::vector<CellHit>{{ColumnId{2}, "Ada"}}));
    QCOMPARE(values->cellsContaining("ada"), (std::vector<CellHit>{{ColumnId{2}, "Ada"}}));
    QCOMPARE(values->cellsLike("Adda", 0.7, 5), (std::vector<CellHit>{{ColumnId{2}, "Ada"}}));
    QCOMPARE(values->sample(ColumnId{2}, 5), (std::vector<std::string>{"Ada", "Cleo"}));
    QVERIFY(values->isComplete());
}

RATATOSK_TEST(TestSchemaPart);
#include "tst_schema_part.moc"
