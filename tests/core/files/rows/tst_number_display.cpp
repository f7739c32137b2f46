// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/number_display.h"
#include "tests/support/test_program.h"

#include <QList>
#include <QTest>

#include <cmath>

using namespace ratatosk;

/// One rule says how figures are rounded for reading, and what distinguishes the rows stays.
class TestNumberDisplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundsForReading_data();
    void roundsForReading();
    void leavesWhatIsNotOnlyNumbers();
    void readsNumbersBesideNull();
    void groupsQuantitiesAlone_data();
    void groupsQuantitiesAlone();
    void takesNoiseAway_data();
    void takesNoiseAway();
};

namespace {

constexpr int kAsStored = -1;

ResultTable numberTable(const QList<double>& measures)
{
    ResultTable table{{"a"}, {}, true, 0};
    for (const double measure : measures)
        table.rows.push_back({measure});
    return table;
}

} // namespace

void TestNumberDisplay::roundsForReading_data()
{
    QTest::addColumn<QList<double>>("measures");
    QTest::addColumn<int>("decimals");
    const auto row = [](const char* name, const QList<double>& measures, int decimals) { QTest::newRow(name) << measures << decimals; };
    row("an average", {148.857142857143}, 2);
    row("averages", {148.857142857143, 0, 72.5}, 2);
    row("large ones", {13525431.0344828, 72647562.745098}, 2);
    row("close to each other", {0.33333333, 0.33455555}, 3);
    row("very close to each other", {1.000000123, 1.000000456}, 7);
    row("equal ones", {0.1 + 0.2, 0.3, 1.0 / 3}, 2);
    row("a small share", {0.00123456789, 0.5}, 4);
    row("a difference that is nothing", {0.5, 0.1 + 0.2 - 0.3}, 1);
    row("nothing but a tiny one", {1e-15}, kAsStored);
    row("too close", {1.00000000001234, 1.00000000002345}, kAsStored);
    row("prices", {19.99, 5, 7.5}, 2);
    row("places with four digits", {47.3769, 8.5417}, 4);
    row("what adds up to few digits", {0.1 + 0.2}, 1);
    row("sums with digits that adding left", {826.650000000006, 105.93}, 2);
    row("whole numbers", {1, 2}, kAsStored);
    row("more than digits can say", {1e20, 1.0 / 3}, kAsStored);
    row("no number", {std::nan(""), 1.0 / 3}, kAsStored);
    row("none", {}, kAsStored);
}

void TestNumberDisplay::roundsForReading()
{
    QFETCH(QList<double>, measures);
    QFETCH(int, decimals);
    QCOMPARE(numberDisplay(numberTable(measures), 0).decimals.value_or(kAsStored), decimals);
}

void TestNumberDisplay::leavesWhatIsNotOnlyNumbers()
{
    ResultTable table = numberTable(QList<double>{1.0 / 3});
    table.rows.push_back({std::string("n/a")});
    QVERIFY(!numberDisplay(table, 0).decimals);
}

void TestNumberDisplay::readsNumbersBesideNull()
{
    ResultTable table = numberTable(QList<double>{1.0 / 3});
    table.rows.push_back({Null{}});
    table.rows.push_back({std::int64_t{4}});
    QCOMPARE(numberDisplay(table, 0).decimals, std::optional(2));
}

void TestNumberDisplay::groupsQuantitiesAlone_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<qint64>>("measures");
    QTest::addColumn<bool>("isGrouped");
    QTest::newRow("inhabitants") << "inhabitants" << QList<qint64>{2493, 10264} << true;
    QTest::newRow("key") << "OrderID" << QList<qint64>{10248, 10264} << false;
    QTest::newRow("code") << "zip_code" << QList<qint64>{10115, 80331} << false;
    QTest::newRow("years") << "founded" << QList<qint64>{1987, 2024} << false;
    QTest::newRow("one year") << "max(founded)" << QList<qint64>{2024} << false;
    QTest::newRow("years and more") << "founded" << QList<qint64>{1987, 12024} << true;
    QTest::newRow("days") << "born" << QList<qint64>{19800930, 20240229} << false;
    QTest::newRow("one day") << "max(born)" << QList<qint64>{19800930} << false;
    QTest::newRow("days without a beginning or an end") << "left" << QList<qint64>{20240131, 0, 99991231} << false;
    QTest::newRow("no day has this number") << "left" << QList<qint64>{20240131, 20240230} << true;
    QTest::newRow("nothing but zeros") << "left" << QList<qint64>{0, 99991231} << true;
    QTest::newRow("sum as large as a day") << "sum(price)" << QList<qint64>{20240131} << true;
    QTest::newRow("phone numbers") << "customer.phone_number" << QList<qint64>{4930123456, 4989654321} << false;
    QTest::newRow("phone numbers, by words") << "HomePhone" << QList<qint64>{30123456} << false;
    QTest::newRow("how many phone numbers") << "count(phone)" << QList<qint64>{30123} << true;
    QTest::newRow("number of things") << "count(*)" << QList<qint64>{2024} << true;
    QTest::newRow("without a name") << "" << QList<qint64>{20245} << true;
}

void TestNumberDisplay::groupsQuantitiesAlone()
{
    QFETCH(QString, name);
    QFETCH(QList<qint64>, measures);
    ResultTable table{{}, {}, true, 0};
    if (!name.isEmpty())
        table.columns.push_back(name.toStdString());
    for (const qint64 measure : measures)
        table.rows.push_back({static_cast<std::int64_t>(measure)});
    QTEST(numberDisplay(table, 0).isGrouped, "isGrouped");
    QVERIFY(!numberDisplay(table, 0).decimals);
}

void TestNumberDisplay::takesNoiseAway_data()
{
    QTest::addColumn<double>("measure");
    QTest::addColumn<double>("plain");
    QTest::newRow("sum") << 826.650000000006 << 826.65;
    QTest::newRow("thirds") << 1.0 / 3 << 1.0 / 3;
    QTest::newRow("whole") << 12.0 << 12.0;
    QTest::newRow("tiny") << 1e-300 << 1e-300;
    QTest::newRow("huge") << 1.5e300 << 1.5e300;
    QTest::newRow("negative") << -(0.1 + 0.2) << -0.3;
}

void TestNumberDisplay::takesNoiseAway()
{
    QFETCH(double, measure);
    QFETCH(double, plain);
    QVERIFY(withoutNoise(measure) == plain);
}

RATATOSK_TEST(TestNumberDisplay);
#include "tst_number_display.moc"
