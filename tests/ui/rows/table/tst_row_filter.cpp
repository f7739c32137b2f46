// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/rows/table/row_filter.h"

#include <QTest>

using namespace ratatosk;

class TestRowFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void letsPass_data();
    void letsPass();
    void findsNumbersAsTheyAreDisplayed();
    void combinesColumns();
};

void TestRowFilter::letsPass_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("passed"); // numbers of the cells below that pass
    QTest::newRow("empty") << "  "
                           << "0 1 2 3 4 5";
    QTest::newRow("contains") << "om"
                              << "2";
    QTest::newRow("contains, with its sign") << "~ ROM"
                                             << "2";
    QTest::newRow("digits inside") << "1"
                                   << "0 1 4";
    QTest::newRow("greater, as numbers") << ">9"
                                         << "1 2"; // 10 is above 9, and texts compare as texts
    QTest::newRow("less or equal") << "<= 9.5"
                                   << "0 4 5";
    QTest::newRow("equal number") << "= 10"
                                  << "1";
    QTest::newRow("equal text") << "=rome"
                                << "2";
    QTest::newRow("equal to the empty text") << "="
                                             << "5";
    QTest::newRow("unequal") << "!= Rome"
                             << "0 1 4 5";
    QTest::newRow("null") << "NULL"
                          << "3";
    QTest::newRow("not null") << "!NULL"
                              << "0 1 2 4 5";
    QTest::newRow("a pattern") << "=~ ^r.M"
                               << "2";
    QTest::newRow("a pattern of numbers") << "=~ ^\\d+$"
                                          << "1";
    QTest::newRow("no pattern yet") << "=~ (R"
                                    << "0 1 2 3 4 5";
    QTest::newRow("unfinished") << ">"
                                << "0 1 2 3 4 5";
}

void TestRowFilter::letsPass()
{
    QFETCH(QString, filter);
    QFETCH(QString, passed);
    const std::vector<Cell> cells{1.5, std::int64_t{10}, std::string("Rome"), Null{}, std::string("1 a"), std::string()};
    QStringList numbers;
    for (size_t number = 0; number < cells.size(); ++number) {
        if (passes(cells[number], readCellTest(filter.toStdString())))
            numbers << QString::number(number);
    }
    QCOMPARE(numbers.join(' '), passed);
}

void TestRowFilter::findsNumbersAsTheyAreDisplayed()
{
    const Cell average = 148.857142857143;
    for (const char* filter : {"148.86", "148.857", "148.9", "8.85"})
        QVERIFY2(passes(average, readCellTest(filter)), filter);
    for (const char* filter : {"149", "148.84", "48.86", "= 148.86"})
        QVERIFY2(!passes(average, readCellTest(filter)), filter);
}

void TestRowFilter::combinesColumns()
{
    ResultTable table;
    table.columns = {"a", "b"};
    for (std::int64_t row = 0; row < 6; ++row)
        table.rows.push_back({row, row % 2});
    const std::vector<CellFilter> filters{readCellTest(">1"), readCellTest("=1")};
    QCOMPARE(filteredRows(table, {5, 4, 3, 2, 1, 0}, filters), (std::vector<int>{5, 3}));
    QCOMPARE(filteredRows(table, {0, 1}, {}), (std::vector<int>{0, 1}));
}

RATATOSK_TEST(TestRowFilter);
#include "tst_row_filter.moc"
