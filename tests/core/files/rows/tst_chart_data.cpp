// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/chart_data.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace ratatosk;

namespace {

/// "city:text, age:number | Oslo, 4 | Rome, 5": a cell that reads as a number is one, but for "'4"; "-" is NULL.
ResultTable tableOf(const QString& text)
{
    const QStringList lines = text.split(QStringLiteral(" | "));
    ResultTable table;
    for (const QString& column : lines[0].split(QStringLiteral(", ")))
        table.columns.push_back(column.toStdString());
    for (const QString& line : lines.mid(1)) {
        std::vector<Cell> row;
        for (const QString& cell : line.split(QStringLiteral(", "))) {
            bool isNumber = false;
            const double number = cell.toDouble(&isNumber);
            if (cell.startsWith(QLatin1Char('\''))) {
                row.emplace_back(cell.mid(1).toStdString());
                continue;
            }
            const bool isWhole = isNumber && number == std::floor(number);
            row.push_back(isWhole                          ? Cell(static_cast<std::int64_t>(number))
                              : isNumber                   ? Cell(number)
                              : cell == QLatin1String("-") ? Cell(Null())
                                                           : Cell(cell.toStdString()));
        }
        table.rows.push_back(row);
    }
    return table;
}

/// "Bars 0:1,2"
QString textOf(const ChartPlan& plan)
{
    static const char* const names[] = {"Bars", "Line", "Scatter", "Histogram"};
    QStringList values;
    for (const int value : plan.values)
        values << QString::number(value);
    return QStringLiteral("%1 %2:%3")
        .arg(QLatin1String(names[static_cast<int>(plan.kind)]))
        .arg(plan.across)
        .arg(values.join(QLatin1Char(',')));
}

QString textOf(const std::vector<ChartPlan>& plans)
{
    QStringList texts;
    for (const ChartPlan& plan : plans)
        texts << textOf(plan);
    return texts.join(QStringLiteral("; "));
}

/// "Oslo=4 Rome=5" or "1,2 3,4"
QString textOf(const ChartData& data)
{
    QStringList texts;
    for (const ChartPoint& point : data.series.at(0).points) {
        const QString y = QString::number(point.y);
        texts << (data.labels.empty() ? QStringLiteral("%1,%2").arg(point.x, 0, 'f', 0).arg(y)
                                      : QString::fromStdString(data.labels.at(static_cast<size_t>(point.x))) + QLatin1Char('=') + y);
    }
    return texts.join(QLatin1Char(' '));
}

ResultTable numbersUpTo(int count)
{
    ResultTable table{.columns = {"x", "y"}};
    for (int i = 0; i < count; ++i)
        table.rows.push_back({Cell(std::int64_t{i}), Cell(i == count / 2 ? 1e6 : 1.0)});
    return table;
}

} // namespace

class TestChartData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesPeopleInFull();
    void putsBarsInOrder();
    void splitsAFigureByTwoColumns();
    void remembersTheRows();
    void suggestsByColumns_data();
    void suggestsByColumns();
    void draws_data();
    void draws();
    void readsTimes();
    void binsAHistogram();
    void keepsThePeakOfALongLine();
    void saysHowManyBarsAreLeftOut();
    void drawsOnlyWhatShowsSomething_data();
    void drawsOnlyWhatShowsSomething();
};

void TestChartData::suggestsByColumns_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("plans");

    QTest::newRow("text and number") << "city, n | Oslo, 4 | Rome, 5"
                                     << "Bars 0:1";
    QTest::newRow("text and numbers") << "a, city, b | 1, Oslo, 4 | 2, Rome, 5"
                                      << "Bars 1:0,2; Line 0:2; Scatter 0:2";
    QTest::newRow("numbers of other sizes") << "city, n, area | Oslo, 4, 4000 | Rome, 5, 5000"
                                            << "Bars 0:1; Bars 0:2; Line 1:2; Scatter 1:2";
    QTest::newRow("days as whole numbers") << "day, n | 20240101, 4 | 20240102, 5"
                                           << "Line 0:1; Bars 0:1";
    QTest::newRow("days are no measure") << "name, born | Ada, 19800930 | Bob, 19811102"
                                         << "";
    QTest::newRow("times") << "day, n | 2024-01-01, 4 | 2024-01-02, 5"
                           << "Line 0:1; Bars 0:1";
    QTest::newRow("two numbers") << "a, b | 3, 1 | 1, 2"
                                 << "Scatter 0:1; Line 0:1";
    QTest::newRow("rising numbers") << "year, n | 2001, 1 | 2002, 2"
                                    << "Line 0:1; Scatter 0:1";
    QTest::newRow("years as text") << "year, n | '2001, 1 | '2002, 2 | '2003, 3"
                                   << "Line 0:1; Bars 0:1";
    QTest::newRow("numbers that count years") << "year, n | 2001, 1 | 2002, 2 | 2003, 3"
                                              << "Line 0:1; Bars 0:1";
    QTest::newRow("numbers of that size that measure") << "hut, metres | Alpenrose, 2001 | Marmot, 1995 | Serena, 2042"
                                                       << "Bars 0:1";
    QTest::newRow("months") << "month, n | 2024-01, 1 | 2024-02, 2"
                            << "Line 0:1; Bars 0:1";
    QTest::newRow("keys are no amounts") << "id, city, age | 1, Oslo, 4 | 2, Rome, 5"
                                         << "Bars 1:2";
    QTest::newRow("only a key") << "city, owner_id | Oslo, 4 | Rome, 5"
                                << "Bars 0:1";
    QTest::newRow("repeated texts") << "city | Oslo | Rome | Oslo"
                                    << "Bars 0:";
    QTest::newRow("different texts") << "city | Oslo | Rome"
                                     << "";
    QTest::newRow("NULL among numbers") << "city, n | Oslo, - | Rome, 5"
                                        << "Bars 0:1";
    QTest::newRow("mixed column") << "city, n | Oslo, five | Rome, 5"
                                  << "";
    QTest::newRow("one number") << "n | 5"
                                << "";
    QTest::newRow("no rows") << "city, n"
                             << "";
}

void TestChartData::suggestsByColumns()
{
    QFETCH(QString, table);
    QTEST(textOf(suggestedCharts(tableOf(table))), "plans");
}

void TestChartData::draws_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<ChartKind>("kind");
    QTest::addColumn<int>("across");
    QTest::addColumn<QList<int>>("values");
    QTest::addColumn<QString>("points");

    QTest::newRow("bars") << "city, n | Oslo, 4 | Rome, 5" << ChartKind::Bars << 0 << QList<int>{1} << "Oslo=4 Rome=5";
    QTest::newRow("bars without a number") << "city, n | Oslo, - | Rome, 5" << ChartKind::Bars << 0 << QList<int>{1} << "Oslo=0 Rome=5";
    QTest::newRow("counts") << "city | Rome | Oslo | Oslo" << ChartKind::Bars << 0 << QList<int>{} << "Oslo=2 Rome=1";
    QTest::newRow("a line goes from left to right") << "x, y | 3, 1 | 1, 2" << ChartKind::Line << 0 << QList<int>{1} << "1,2 3,1";
    QTest::newRow("points without a number are left out")
        << "x, y | 3, 1 | -, 9 | 1, -" << ChartKind::Scatter << 0 << QList<int>{1} << "3,1";
    QTest::newRow("time") << "day, n | 1970-01-02, 4" << ChartKind::Line << 0 << QList<int>{1} << "86400000,4";
}

void TestChartData::draws()
{
    QFETCH(QString, table);
    QFETCH(ChartKind, kind);
    QFETCH(int, across);
    QFETCH(QList<int>, values);
    QTEST(textOf(chartData(tableOf(table), {kind, across, {values.begin(), values.end()}})), "points");
}

void TestChartData::namesPeopleInFull()
{
    const ResultTable table = tableOf("guest.last_name, first_name, n | Rossi, Luca, 4 | Bianchi, Luca, 5");
    QCOMPARE(textOf(chartData(table, {ChartKind::Bars, 1, {2}})), QStringLiteral("Luca Rossi=4 Luca Bianchi=5"));
}

void TestChartData::putsBarsInOrder()
{
    const ResultTable table = tableOf("city, n | Rome, 5 | Bern, 7 | Oslo, 6");
    ChartPlan plan = suggestedCharts(table).front();
    QCOMPARE(textOf(chartData(table, plan)), QStringLiteral("Bern=7 Oslo=6 Rome=5")); // the rows have no order
    QCOMPARE(chartData(table, plan).series[0].rows, (std::vector<int>{1, 2, 0}));
    plan.order = ChartOrder::ByLabel;
    QCOMPARE(textOf(chartData(table, plan)), QStringLiteral("Bern=7 Oslo=6 Rome=5"));
    plan.order = ChartOrder::AsRows;
    QCOMPARE(textOf(chartData(table, plan)), QStringLiteral("Rome=5 Bern=7 Oslo=6"));
    const ResultTable sorted = tableOf("city, n | Rome, 5 | Oslo, 6 | Bern, 7");
    QCOMPARE(suggestedCharts(sorted).front().order, ChartOrder::AsRows); // somebody wanted them so
    const ResultTable stars = tableOf("rating, n | 1 star, 5 | 2 stars, 7 | 3 stars, 6");
    QCOMPARE(suggestedCharts(stars).front().order, ChartOrder::AsRows);
}

void TestChartData::splitsAFigureByTwoColumns()
{
    const ResultTable table = tableOf("country, season, n | Italy, winter, 1 | Italy, summer, 2 | Austria, winter, 3 | Norway, summer, 4");
    const ChartPlan plan = suggestedCharts(table).front();
    QCOMPARE(plan, (ChartPlan{.across = 0, .values = {2}, .split = 1}));
    const ChartData data = chartData(table, plan);
    QCOMPARE(data.labels, (std::vector<std::string>{"Italy", "Austria", "Norway"}));
    QCOMPARE(data.measure, std::string("n"));
    QCOMPARE(data.series.size(), size_t{2});
    QCOMPARE(data.series[0].name, std::string("winter"));
    QCOMPARE(data.series[0].points[1], (ChartPoint{1, 3}));
    QCOMPARE(data.series[0].points[2], (ChartPoint{2, 0}));
    QCOMPARE(data.series[1].rows, (std::vector<int>{1, -1, 3}));
    QVERIFY(suggestedCharts(table)[1].isStacked);
    const ResultTable years = tableOf("year, country, n | 2001, Italy, 1 | 2002, Italy, 2 | 2001, Norway, 3 | 2002, Norway, 4");
    QCOMPARE(suggestedCharts(years).front(), (ChartPlan{.kind = ChartKind::Line, .across = 0, .values = {2}, .split = 1}));
}

/// A click on a point leads to them.
void TestChartData::remembersTheRows()
{
    const auto line = chartData(tableOf("x, y | 3, 1 | -, 9 | 1, 2"), {ChartKind::Line, 0, {1}});
    QCOMPARE(line.series[0].rows, (std::vector<int>{2, 0}));
}

void TestChartData::readsTimes()
{
    const auto data = chartData(tableOf(QStringLiteral("t, n | 1970-01-01 00:01, 1 | 1970-01-01T00:00:30, 2")), {ChartKind::Line, 0, {1}});
    QVERIFY(data.isTime);
    QCOMPARE(textOf(data), QStringLiteral("30000,2 60000,1"));
    QVERIFY(suggestedCharts(tableOf(QStringLiteral("t, n | 1970-13-01, 1"))).front().kind == ChartKind::Bars); // no such month: a text
}

/// 0 to 99: Sturges asks for 8 bins, 12.375 wide; the next round step is 20.
void TestChartData::binsAHistogram()
{
    const auto data = chartData(numbersUpTo(100), {ChartKind::Histogram, 0, {}});
    QCOMPARE(data.labels.size(), size_t{5});
    QCOMPARE(data.labels[1], std::string("20 – 40"));
    QCOMPARE(data.series[0].points[1].y, 20.0);
    ResultTable same = numbersUpTo(20);
    for (auto& row : same.rows)
        row[0] = Cell(7.5);
    QCOMPARE(chartData(same, {ChartKind::Histogram, 0, {}}).series[0].points.size(), size_t{1});
}

void TestChartData::keepsThePeakOfALongLine()
{
    const auto data = chartData(numbersUpTo(100'000), {ChartKind::Line, 0, {1}});
    QVERIFY(data.series[0].points.size() <= 2'000);
    QVERIFY(std::ranges::any_of(data.series[0].points, [](const ChartPoint& point) { return point.y == 1e6 && point.x == 50'000; }));
    QVERIFY(data.drawn < data.rows);
}

void TestChartData::saysHowManyBarsAreLeftOut()
{
    const auto data = chartData(numbersUpTo(100), {ChartKind::Bars, 0, {1}});
    QCOMPARE(data.rows, size_t{100});
    QCOMPARE(data.drawn, size_t{40});
    QCOMPARE(data.labels.size(), size_t{40});
}

void TestChartData::drawsOnlyWhatShowsSomething_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<bool>("isDrawn");
    QTest::newRow("a figure of each") << "city, n | Oslo, 4 | Rome, 5 | Bern, 6" << true;
    QTest::newRow("keys alone") << "day, bkg_no | 2024-01-01, 4 | 2024-01-02, 5 | 2024-01-03, 6" << false;
    QString months = QStringLiteral("day, n");
    QString cities = QStringLiteral("city, n");
    for (int i = 0; i < 60; ++i) {
        months += QStringLiteral(" | 20%1-%2-01, %3").arg(20 + i / 12).arg(1 + i % 12, 2, 10, QLatin1Char('0')).arg(i);
        cities += QStringLiteral(" | city %1, %1").arg(i);
    }
    QTest::newRow("five years of months") << months << true;
    QTest::newRow("sixty bars") << cities << false;
}

void TestChartData::drawsOnlyWhatShowsSomething()
{
    QFETCH(QString, table);
    QTEST(isWorthDrawing(tableOf(table)), "isDrawn");
}

RATATOSK_TEST(TestChartData);
#include "tst_chart_data.moc"
