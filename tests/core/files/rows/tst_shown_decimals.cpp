// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/shown_decimals.h"
#include "tests/support/test_program.h"

#include <QList>
#include <QTest>

#include <cmath>

using namespace ratatosk;

/// One rule says how figures are rounded for reading, and what distinguishes the rows stays.
class TestShownDecimals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundsForReading_data();
    void roundsForReading();
    void leavesWhatIsNotOnlyFigures();
    void readsNumbersBesideNull();
};

namespace {

constexpr int kAsStored = -1;

ResultTable figureTable(const QList<double>& figures)
{
    ResultTable table{{"a"}, {}, true, 0};
    for (const double figure : figures)
        table.rows.push_back({figure});
    return table;
}

} // namespace

void TestShownDecimals::roundsForReading_data()
{
    QTest::addColumn<QList<double>>("figures");
    QTest::addColumn<int>("decimals");
    const auto row = [](const char* name, const QList<double>& figures, int decimals) { QTest::newRow(name) << figures << decimals; };
    row("an average", {148.857142857143}, 2);
    row("averages", {148.857142857143, 0, 72.5}, 2);
    row("large ones", {13525431.0344828, 72647562.745098}, 2);
    row("close to each other", {0.33333333, 0.33455555}, 3);
    row("very close to each other", {1.000000123, 1.000000456}, 7);
    row("equal ones", {0.1 + 0.2, 0.3, 1.0 / 3}, 2);
    row("a small share", {0.00123456789, 0.5}, 4);
    row("too close", {1.00000000001234, 1.00000000002345}, kAsStored);
    row("prices", {19.99, 5, 7.5}, kAsStored);
    row("places with four digits", {47.3769, 8.5417}, kAsStored);
    row("what adds up to few digits", {0.1 + 0.2}, kAsStored);
    row("whole numbers", {1, 2}, kAsStored);
    row("more than digits can say", {1e20, 1.0 / 3}, kAsStored);
    row("no number", {std::nan(""), 1.0 / 3}, kAsStored);
    row("none", {}, kAsStored);
}

void TestShownDecimals::roundsForReading()
{
    QFETCH(QList<double>, figures);
    QFETCH(int, decimals);
    QCOMPARE(shownDecimals(figureTable(figures), 0).value_or(kAsStored), decimals);
}

void TestShownDecimals::leavesWhatIsNotOnlyFigures()
{
    ResultTable table = figureTable(QList<double>{1.0 / 3});
    table.rows.push_back({std::string("n/a")});
    QVERIFY(!shownDecimals(table, 0));
}

void TestShownDecimals::readsNumbersBesideNull()
{
    ResultTable table = figureTable(QList<double>{1.0 / 3});
    table.rows.push_back({Null{}});
    table.rows.push_back({std::int64_t{4}});
    QCOMPARE(shownDecimals(table, 0), std::optional(2));
}

RATATOSK_TEST(TestShownDecimals);
#include "tst_shown_decimals.moc"
