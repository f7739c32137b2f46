// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/pictures/frames/graph_layout.h"

#include <QTest>

#include <thread>

namespace {

GraphOutline kennelOutline()
{
    return {{{120, 80, 4}, {140, 120, 6}, {100, 60, 3}, {90, 40, 2}}, {{1, 2, 0, 1}, {2, 1, 1, 1}, {1, 5, 1, 1}}};
}

/// Many tables in a long chain with some cross references.
GraphOutline largeOutline(int tables)
{
    GraphOutline outline;
    for (int table = 0; table < tables; ++table) {
        outline.boxes.push_back({160, 20.0 * (3 + table % 9), 3 + table % 9});
        if (table > 0)
            outline.lines.push_back({table, 1, table / 2, 1});
    }
    return outline;
}

} // namespace

class TestGraphLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesBoxesApart();
    void endsLinesAtTheirRows();
    void spreadsAStarOverLayers();
    void spreadsTheLeavesOfATree();
    void alwaysGivesTheSamePicture();
    void mayBeCalledFromManyThreads();
    void isQuickEnough();
};

void TestGraphLayout::placesBoxesApart()
{
    const GraphLayout layout = layOutGraph(kennelOutline());
    QCOMPARE(layout.boxes.size(), size_t{4});
    QCOMPARE(layout.boxes[1].size(), QSizeF(140, 120));
    for (size_t left = 0; left < layout.boxes.size(); ++left) {
        for (size_t right = left + 1; right < layout.boxes.size(); ++right)
            QVERIFY(!layout.boxes[left].intersects(layout.boxes[right]));
    }
}

void TestGraphLayout::endsLinesAtTheirRows()
{
    const GraphOutline outline = kennelOutline();
    const GraphLayout layout = layOutGraph(outline);
    QCOMPARE(layout.lines.size(), outline.lines.size());
    for (size_t line = 0; line < 2; ++line) {
        const auto& [fromBox, fromRow, toBox, toRow] = outline.lines[line];
        const auto rowMiddle = [&](int box, int row) {
            const QRectF place = layout.boxes[static_cast<size_t>(box)];
            return place.top() + (row + 0.5) * place.height() / outline.boxes[static_cast<size_t>(box)].rows;
        };
        QVERIFY(std::abs(layout.lines[line].pointAtPercent(0).y() - rowMiddle(fromBox, fromRow)) < 10);
        QVERIFY(std::abs(layout.lines[line].pointAtPercent(1).y() - rowMiddle(toBox, toRow)) < 10);
    }
}

void TestGraphLayout::spreadsAStarOverLayers()
{
    GraphOutline star;
    for (int table = 0; table <= 16; ++table) {
        star.boxes.push_back({160, 100, 5});
        if (table > 0)
            star.lines.push_back({table, 1, 0, 1});
    }
    QRectF picture;
    for (const QRectF& box : layOutGraph(star).boxes)
        picture = picture.united(box);
    QVERIFY2(picture.height() < 2 * picture.width(), qPrintable(QStringLiteral("%1 x %2").arg(picture.width()).arg(picture.height())));
}

void TestGraphLayout::spreadsTheLeavesOfATree()
{
    GraphOutline tree;
    for (int table = 0; table < 110; ++table) {
        tree.boxes.push_back({180, 150, 8});
        if (table > 0)
            tree.lines.push_back({table, 1, table / 3, 1});
    }
    QRectF picture;
    for (const QRectF& box : layOutGraph(tree).boxes)
        picture = picture.united(box);
    QVERIFY2(picture.height() < 2.5 * picture.width(), qPrintable(QStringLiteral("%1 x %2").arg(picture.width()).arg(picture.height())));
}

void TestGraphLayout::alwaysGivesTheSamePicture()
{
    const GraphLayout first = layOutGraph(kennelOutline());
    const GraphLayout second = layOutGraph(kennelOutline());
    QCOMPARE(first.boxes, second.boxes);
    QCOMPARE(first.lines, second.lines);
}

void TestGraphLayout::mayBeCalledFromManyThreads()
{
    std::vector<GraphLayout> layouts(4);
    {
        std::vector<std::jthread> threads;
        for (GraphLayout& layout : layouts)
            threads.emplace_back([&layout] { layout = layOutGraph(largeOutline(12)); });
    }
    for (const GraphLayout& layout : layouts)
        QCOMPARE(layout.boxes, layouts.front().boxes);
}

void TestGraphLayout::isQuickEnough()
{
    QElapsedTimer clock;
    clock.start();
    layOutGraph(largeOutline(100));
    QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
    qInfo("100 tables in %lld ms", static_cast<long long>(clock.elapsed()));
}

RATATOSK_TEST(TestGraphLayout);
#include "tst_graph_layout.moc"
