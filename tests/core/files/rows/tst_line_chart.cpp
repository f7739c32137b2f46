// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/rows/line_chart.h"
#include "tests/support/test_program.h"

#include <QXmlStreamReader>
#include <QtTest>

#include <limits>

using namespace ratatosk;

namespace {

/// The "d" of each path, in the document's order; empty when the document is no XML.
QStringList pathsOf(const std::string& svg)
{
    QXmlStreamReader reader(QByteArray::fromStdString(svg));
    QStringList paths;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("path"))
            paths << reader.attributes().value("d").toString().trimmed();
    }
    return reader.hasError() ? QStringList() : paths;
}

} // namespace

class TestLineChart : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// The plot begins at (52, 56) and is 360 wide and 200 high; here 10 is the highest and 4 the rightmost value.
    void drawsPointsInTheirPlaces_data()
    {
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        QTest::addColumn<QList<QPointF>>("points");
        QTest::addColumn<QString>("path");
        QTest::newRow("corners") << QList<QPointF>{{0, 0}, {4, 10}} << "M52.0 256.0 L412.0 56.0";
        QTest::newRow("middle") << QList<QPointF>{{2, 5}, {4, 5}} << "M232.0 156.0 L412.0 156.0";
        QTest::newRow("a gap") << QList<QPointF>{{0, 0}, {1, nan}, {2, 5}, {4, 5}} << "M52.0 256.0 M232.0 156.0 L412.0 156.0";
        QTest::newRow("far outside") << QList<QPointF>{{0, 0}, {4, 1e30}} << "M52.0 256.0 L412.0 -1744.0";
    }

    void drawsPointsInTheirPlaces()
    {
        QFETCH(QList<QPointF>, points);
        QFETCH(QString, path);
        LineSeries series{"loss", {}};
        for (const QPointF& point : points)
            series.points.push_back({point.x(), point.y()});
        QCOMPARE(pathsOf(lineChart("Title", {{"Panel", "step", "loss", {series}}}, 10)), QStringList{path});
    }

    void namesMayHoldMarkup()
    {
        const std::string svg = lineChart("a < b & c", {{"d <e>", "", "", {{"f & g", {{0, 1}, {1, 0}}}}}}, 1);
        QCOMPARE(pathsOf(svg).size(), 1);
        QVERIFY(svg.find("a &lt; b &amp; c") != std::string::npos);
    }

    void nothingToDrawIsStillADocument() { QVERIFY(lineChart("Empty", {{"Panel", "x", "y", {{"none", {}}}}}, 1).ends_with("</svg>\n")); }
};

RATATOSK_TEST(TestLineChart);
#include "tst_line_chart.moc"
