// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/rows/table/marked_cells.h"

#include <QTest>

using namespace ratatosk;

namespace {

std::shared_ptr<const ResultTable> sampleTable()
{
    ResultTable table;
    table.columns = {"a", "b", "c"};
    table.rows = {
        {std::int64_t{1}, std::string("x"), Null{}}, {2.5, std::string("x"), std::int64_t{4}}, {std::int64_t{1}, Null{}, std::int64_t{5}}};
    return std::make_shared<const ResultTable>(std::move(table));
}

} // namespace

class TestMarkedCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesInTheOrderShown();
    void sumsUp_data();
    void sumsUp();
};

void TestMarkedCells::copiesInTheOrderShown()
{
    const MarkedCells cells{sampleTable(), {2, 0}, {0, 2}};
    QCOMPARE(textOf(cells, {.format = RowFormat::Tsv}), QStringLiteral("a\tc\n1\t5\n1\tNULL"));
    QCOMPARE(textOf(cells, {.format = RowFormat::InList}), QStringLiteral("(1, 5)"));
}

void TestMarkedCells::sumsUp_data()
{
    QTest::addColumn<QList<int>>("rows");
    QTest::addColumn<QList<int>>("columns");
    QTest::addColumn<QString>("sums");
    QTest::newRow("one cell") << QList<int>{0} << QList<int>{0} << "";
    QTest::newRow("numbers") << QList<int>{0, 1, 2} << QList<int>{0} << "3 cell(s) · sum 4.5 · mean 1.5 · 2 distinct";
    QTest::newRow("without NULL") << QList<int>{0, 1, 2} << QList<int>{2} << "3 cell(s) · sum 9 · mean 4.5 · 2 distinct";
    QTest::newRow("texts") << QList<int>{0, 1, 2} << QList<int>{1} << "3 cell(s) · 1 distinct";
}

void TestMarkedCells::sumsUp()
{
    QFETCH(QList<int>, rows);
    QFETCH(QList<int>, columns);
    QFETCH(QString, sums);
    QLocale::setDefault(QLocale::c());
    QCOMPARE(sumsOf({sampleTable(), {rows.begin(), rows.end()}, {columns.begin(), columns.end()}}), sums);
}

RATATOSK_TEST(TestMarkedCells);
#include "tst_marked_cells.moc"
