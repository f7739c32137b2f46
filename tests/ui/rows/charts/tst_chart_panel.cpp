// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/ui/worked_time.h"
#include "ui/rows/charts/chart_columns.h"
#include "ui/rows/charts/chart_panel.h"
#include "ui/rows/charts/chart_view.h"

#include <QAbstractAxis>
#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QComboBox>
#include <QFile>
#include <QHorizontalBarSeries>
#include <QImage>
#include <QMenu>
#include <QSignalSpy>
#include <QStackedBarSeries>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QValueAxis>
#include <QXmlStreamReader>

#include <fmt/format.h>

using namespace ratatosk;

namespace {

std::shared_ptr<const ResultTable> cities()
{
    ResultTable table{.columns = {"city", "people", "area"}};
    table.rows = {{std::string("Oslo"), std::int64_t{700'000}, 454e3}, {std::string("Rome"), std::int64_t{2'800'000}, 1285e3}};
    return std::make_shared<const ResultTable>(table);
}

} // namespace

class TestChartPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsWhatSuitsTheColumns();
    void drawsWhatIsChosen();
    void drawsTheColumnsThatAreChosen();
    void saysWhenThereIsNothingToDraw();
    void keepsEqualLabelsApart();
    void labelsBarsAsTheRows();
    void laysLongNamesSideways();
    void countsInWholeNumbers();
    void writesYearsAsYears();
    void countsLargeNumbersInMillions();
    void keepsLargeNumbersThatAreClose();
    void drawsTheRowsThatAreShown();
    void tellsWhichBarWasClicked();
    void growsWithTheLetters();
    void tellsWhichPointOfALineWasClicked();
    void standsUnderTheQuestion();
    void stacksBars();
    void writesNumbersBesideFewBars();
    void savesPictures_data();
    void savesPictures();
    void drawsAMillionRowsWithoutAPause_data();
    void drawsAMillionRowsWithoutAPause();
};

void TestChartPanel::drawsWhatSuitsTheColumns()
{
    ChartPanel panel;
    panel.setTable(cities());
    auto* view = panel.findChild<ChartView*>();
    QTRY_COMPARE(view->chart()->series().size(), 1);
    auto* bars = qobject_cast<QBarSeries*>(view->chart()->series().front());
    QVERIFY(bars);
    QCOMPARE(bars->count(), 2);
    QCOMPARE(panel.findChild<QComboBox*>()->currentText(), QStringLiteral("Bars: people, area by city"));
}

void TestChartPanel::growsWithTheLetters()
{
    ChartPanel panel;
    panel.setTable(cities());
    auto* view = panel.findChild<ChartView*>();
    QTRY_COMPARE(view->chart()->series().size(), 1);
    QFont larger = panel.font();
    larger.setPointSizeF(2 * larger.pointSizeF());
    panel.setFont(larger);
    for (const QAbstractAxis* axis : view->chart()->axes()) {
        QCOMPARE(axis->labelsFont().pointSizeF(), larger.pointSizeF());
        QCOMPARE(axis->titleFont().pointSizeF(), larger.pointSizeF());
    }
    QCOMPARE(view->chart()->legend()->font().pointSizeF(), larger.pointSizeF());
}

void TestChartPanel::drawsWhatIsChosen()
{
    ChartPanel panel;
    panel.setTable(cities());
    auto* view = panel.findChild<ChartView*>();
    QTRY_COMPARE(view->chart()->series().size(), 1);
    auto* choice = panel.findChild<QComboBox*>();
    choice->setCurrentIndex(choice->findText(QStringLiteral("Line: area over people")));
    Q_EMIT choice->activated(choice->currentIndex());
    QTRY_COMPARE(view->data().kind, ChartKind::Line);
    QCOMPARE(view->data().series[0].points[1], (ChartPoint{2'800'000, 1285e3}));
}

void TestChartPanel::drawsTheColumnsThatAreChosen()
{
    ChartPanel panel;
    panel.setTable(cities());
    auto* view = panel.findChild<ChartView*>();
    QTRY_COMPARE(view->data().series.size(), size_t{2});
    auto* choice = panel.findChild<QComboBox*>();
    const auto trigger = [&](const QString& section, const QString& text) {
        QMenu* menu = panel.findChild<ChartColumns*>()->menu();
        Q_EMIT menu->aboutToShow();
        bool isInside = false;
        for (QAction* action : menu->actions()) {
            isInside = action->isSeparator() ? action->text() == section : isInside;
            if (isInside && action->text() == text)
                return action->isEnabled() ? action->trigger() : void();
        }
    };
    trigger(QStringLiteral("Numbers"), QStringLiteral("people"));
    QCOMPARE(choice->currentText(), QStringLiteral("Bars: area by city"));
    trigger(QStringLiteral("Kind"), QStringLiteral("Line")); // not over names
    QCOMPARE(choice->currentText(), QStringLiteral("Bars: area by city"));
    trigger(QStringLiteral("Axis"), QStringLiteral("people"));
    trigger(QStringLiteral("Kind"), QStringLiteral("Points"));
    QCOMPARE(choice->currentText(), QStringLiteral("Points: area against people"));
    QTRY_COMPARE(view->data().kind, ChartKind::Scatter);
    trigger(QStringLiteral("Kind"), QStringLiteral("Histogram"));
    QCOMPARE(choice->currentText(), QStringLiteral("Histogram: area"));
}

void TestChartPanel::saysWhenThereIsNothingToDraw()
{
    ChartPanel panel;
    ResultTable table{.columns = {"name"}};
    table.rows = {{std::string("Rex")}, {std::string("Ari")}};
    panel.setTable(std::make_shared<const ResultTable>(table));
    QVERIFY(!panel.findChild<QToolButton*>(QStringLiteral("saveChart"))->isEnabled());
}

void TestChartPanel::keepsEqualLabelsApart()
{
    ChartView view;
    view.setData({.labels = {"a", "a", "b"}, .series = {{"n", {{0, 1}, {1, 2}, {2, 3}}}}});
    QCOMPARE(qobject_cast<QBarSeries*>(view.chart()->series().front())->barSets().front()->count(), 3);
}

void TestChartPanel::labelsBarsAsTheRows()
{
    ChartView view;
    const auto digits = [&view](double first, double second) {
        view.setData({.labels = {"a", "b"}, .series = {{"n", {{0, first}, {1, second}}}}});
        return qobject_cast<QBarSeries*>(view.chart()->series().front())->labelsPrecision();
    };
    QCOMPARE(digits(36.07692, 40.16667), 4); // 36.08 and 40.17
    QCOMPARE(digits(0.125, -0.5), 3);
    QCOMPARE(digits(1, 1234567), 3); // 1.23 million
}

void TestChartPanel::laysLongNamesSideways()
{
    ChartView view;
    view.setData({.labels = {"Rifugio Serena", "b"}, .series = {{"n", {{0, 1}, {1, 2}}}}});
    QVERIFY(qobject_cast<QHorizontalBarSeries*>(view.chart()->series().front()));
    auto* axis = qobject_cast<QBarCategoryAxis*>(view.chart()->axes(Qt::Vertical).front());
    QVERIFY(axis);
    QCOMPARE(axis->categories(), (QStringList{"b", "Rifugio Serena"})); // from below
    view.setData({.labels = {"a", "b"}, .series = {{"n", {{0, 1}, {1, 2}}}}});
    QVERIFY(qobject_cast<QBarSeries*>(view.chart()->series().front()));
}

void TestChartPanel::countsInWholeNumbers()
{
    ChartView view;
    view.setData({.labels = {"a", "b"}, .series = {{"n", {{0, 1}, {1, 3}}}}});
    const auto* axis = qobject_cast<QValueAxis*>(view.chart()->axes(Qt::Vertical).front());
    QVERIFY(axis);
    QCOMPARE(axis->max() - axis->min(), axis->tickCount() - 1.0);
    QCOMPARE(axis->labelFormat(), QStringLiteral("%.0f"));
}

void TestChartPanel::writesYearsAsYears()
{
    ChartView view;
    view.setData({.kind = ChartKind::Line, .series = {{"n", {{1970, 1.5}, {1975, 2.5}}}}});
    const auto* axis = qobject_cast<QValueAxis*>(view.chart()->axes(Qt::Horizontal).front());
    QVERIFY(axis);
    QCOMPARE(axis->labelFormat(), QStringLiteral("%.0f"));
    QCOMPARE(axis->tickInterval(), 1.0);
    QVERIFY(!view.chart()->localizeNumbers());
    view.setData({.kind = ChartKind::Line, .series = {{"n", {{0, 1.5}, {2'000'000, 2.5}}}}});
    QVERIFY(view.chart()->localizeNumbers());
}

void TestChartPanel::countsLargeNumbersInMillions()
{
    ChartView view;
    view.setData({.across = "continent",
                  .labels = {"Asia", "Africa"},
                  .series = {{"people", {{0, 72'647'562.7}, {1, 13'525'431}}}},
                  .rows = 2,
                  .drawn = 2});
    auto* axis = qobject_cast<QValueAxis*>(view.chart()->axes(Qt::Vertical).front());
    QVERIFY(axis);
    QCOMPARE(view.subject(), QStringLiteral("people (millions) by continent"));
    QCOMPARE(axis->max(), 80.0);
    QCOMPARE(axis->labelFormat(), QStringLiteral("%.0f"));
    QCOMPARE(view.data().series[0].points[0].y, 72'647'562.7);
}

/// In millions they would all look the same.
void TestChartPanel::keepsLargeNumbersThatAreClose()
{
    ChartView view;
    view.setData({.kind = ChartKind::Line, .across = "second", .series = {{"level", {{1'700'000'001, 1}, {1'700'000'060, 2}}}}});
    QCOMPARE(view.chart()->axes(Qt::Horizontal).front()->titleText(), QStringLiteral("second"));
}

void TestChartPanel::drawsTheRowsThatAreShown()
{
    ChartPanel panel;
    const auto table = cities();
    panel.setTable(table);
    auto* view = panel.findChild<ChartView*>();
    QTRY_COMPARE(view->data().labels.size(), size_t{2});
    panel.setTable(table, std::vector<int>{1}, {{}, QStringLiteral("number of people")});
    QTRY_COMPARE(view->data().labels, std::vector<std::string>{"Rome"});
    QCOMPARE(view->data().series.front().name, std::string("number of people"));
    QCOMPARE(view->data().across, std::string("city"));
}

void TestChartPanel::tellsWhichBarWasClicked()
{
    ChartPanel panel;
    panel.resize(600, 400);
    panel.show();
    panel.setTable(cities());
    auto* view = panel.findChild<ChartView*>();
    QTRY_COMPARE(view->data().labels.size(), size_t{2});
    QSignalSpy chosen(&panel, &ChartPanel::rowChosen);
    QTRY_VERIFY(view->chart()->plotArea().width() > 100);
    const QRectF area = view->chart()->plotArea();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                      QPoint(static_cast<int>(area.left() + area.width() * 0.75), static_cast<int>(area.bottom()) - 10));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 1);
    QCOMPARE(chosen[0][1].toInt(), 1);
}

void TestChartPanel::tellsWhichPointOfALineWasClicked()
{
    ResultTable table{.columns = {"year", "n"}};
    for (std::int64_t year : {2003, 2001, 2002})
        table.rows.push_back({year, year % 5});
    ChartPanel panel;
    panel.resize(600, 400);
    panel.show();
    panel.setTable(std::make_shared<const ResultTable>(table));
    auto* view = panel.findChild<ChartView*>();
    QTRY_COMPARE(view->data().kind, ChartKind::Line);
    QTRY_VERIFY(view->chart()->plotArea().width() > 100);
    QSignalSpy chosen(&panel, &ChartPanel::rowChosen);
    const QPointF point = view->chart()->mapToPosition({2002, 2}, view->chart()->series().front());
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, point.toPoint() + QPoint(2, 2));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 2);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, point.toPoint() + QPoint(40, 0)); // between two
    QCOMPARE(chosen.size(), 1);
}

/// Long ones in several lines, and in saved pictures too.
void TestChartPanel::standsUnderTheQuestion()
{
    ChartView view;
    view.resize(300, 300);
    view.setCaption(QStringLiteral("How many people <of all> live in each of the cities that we have looked at?"));
    view.setData(chartData(*cities(), {.across = 0, .values = {1}}));
    const QString title = view.title();
    QVERIFY(title.contains(QStringLiteral("&lt;of all&gt;")));
    QVERIFY(title.count(QStringLiteral("<br>")) >= 2);
    QVERIFY(title.endsWith(QStringLiteral("people (millions) by city")));
    for (const QAbstractAxis* axis : view.chart()->axes(Qt::Vertical))
        QVERIFY(axis->titleText().isEmpty()); // what stands upright is cut off
    const QTemporaryDir folder;
    view.show();
    QVERIFY(view.save(folder.filePath(QStringLiteral("chart.svg"))));
    QFile file(folder.filePath(QStringLiteral("chart.svg")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("<title>How many people &lt;of all&gt; live"));
}

void TestChartPanel::stacksBars()
{
    ChartView view;
    view.setData({.isStacked = true, .labels = {"a", "b"}, .series = {{"m", {{0, 3}, {1, 1}}}, {"n", {{0, 4}, {1, 2}}}}});
    QVERIFY(qobject_cast<QStackedBarSeries*>(view.chart()->series().front()));
    const auto* axis = qobject_cast<QValueAxis*>(view.chart()->axes(Qt::Vertical).front());
    QVERIFY(axis && axis->max() >= 7);
}

void TestChartPanel::writesNumbersBesideFewBars()
{
    ChartView view;
    ChartData data{.series = {{"n", {}}}};
    for (int i = 0; i < 10; ++i) {
        data.labels.push_back("b" + std::to_string(i));
        data.series[0].points.push_back({double(i), double(i)});
    }
    view.setData(data);
    QVERIFY(qobject_cast<QAbstractBarSeries*>(view.chart()->series().front())->isLabelsVisible());
    data.series.resize(5, data.series[0]);
    view.setData(data);
    QVERIFY(!qobject_cast<QAbstractBarSeries*>(view.chart()->series().front())->isLabelsVisible());
}

void TestChartPanel::savesPictures_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("SVG") << "chart.svg";
    QTest::newRow("PNG") << "chart.png";
}

void TestChartPanel::savesPictures()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    ChartView view;
    view.resize(400, 300);
    view.setData(chartData(*cities(), suggestedCharts(*cities()).front()));
    view.show();
    QVERIFY(view.save(folder.filePath(name)));
    QVERIFY(!view.save(folder.filePath(QStringLiteral("nowhere/") + name)));
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    if (name.endsWith(QLatin1String("png"))) {
        QCOMPARE(QImage(file.fileName()).size(), QSize(800, 600));
        return;
    }
    QXmlStreamReader svg(&file);
    while (!svg.atEnd())
        svg.readNext();
    QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
}

void TestChartPanel::drawsAMillionRowsWithoutAPause_data()
{
    QTest::addColumn<bool>("isNamed");
    QTest::newRow("numbers") << false;
    QTest::newRow("a number by two names") << true;
}

void TestChartPanel::drawsAMillionRowsWithoutAPause()
{
    QFETCH(bool, isNamed);
    ResultTable table{.columns = {"x", "y"}};
    if (isNamed)
        table.columns = {"place", "person", "number"};
    for (std::int64_t i = 0; i < 1'000'000; ++i) {
        if (isNamed)
            table.rows.push_back({fmt::format("place {}", i / 2), fmt::format("person {}", i % 2), i});
        else
            table.rows.push_back({i, static_cast<double>(i % 977)});
    }
    const auto rows = std::make_shared<const ResultTable>(std::move(table));
    ChartPanel panel;
    panel.resize(800, 500);
    panel.show();
    const double begin = workedMilliseconds();
    panel.setTable(rows);
    const double worked = workedMilliseconds() - begin;
    QVERIFY2(worked < 100, qPrintable(QString::number(worked)));
    QTRY_COMPARE_WITH_TIMEOUT(panel.findChild<ChartView*>()->chart()->series().size(), 1, 60'000);
}

RATATOSK_WIDGET_TEST(TestChartPanel);
#include "tst_chart_panel.moc"
