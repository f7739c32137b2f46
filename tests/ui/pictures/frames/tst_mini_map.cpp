// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/pictures/frames/mini_map.h"
#include "ui/pictures/frames/zoomable_view.h"

#include <QApplication>
#include <QGraphicsScene>
#include <QTest>

namespace {

constexpr QSizeF kPicture(4000, 2000); ///< far more than the view has room for

class PlainView : public ZoomableView
{
public:
    void search(const QString&) override {}
    void showFound() override {}
};

/// One large rectangle, at 100 %.
struct MapStage {
    MapStage()
    {
        view.resize(600, 500);
        view.scene()->addRect(QRectF(QPointF(), kPicture));
        view.show();
        view.fit();
        view.setZoom(1.0);
        map = view.findChild<MiniMap*>();
        QTest::qWait(250); // the map is renewed a moment after the scene has changed
    }

    QPointF centre() const { return view.mapToScene(view.viewport()->rect().center()); }

    /// The point of the scene that a point of the map stands for.
    QPointF behind(const QPoint& place) const
    {
        const QRectF scene = view.sceneRect();
        return scene.topLeft() + QPointF(place.x() * scene.width() / map->width(), place.y() * scene.height() / map->height());
    }

    bool isCentred(const QPoint& place) const
    {
        const QPointF away = centre() - behind(place);
        const double pixel = view.sceneRect().width() / map->width(); // of the map
        return std::abs(away.x()) <= pixel && std::abs(away.y()) <= pixel;
    }

    PlainView view;
    MiniMap* map = nullptr;
};

} // namespace

class TestMiniMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isThereWhileSomethingIsOutOfSight();
    void movesTheViewWhenItIsDragged();
    void stopsAtTheEdges();
    void staysWhereItIsWithoutAButton();
};

void TestMiniMap::isThereWhileSomethingIsOutOfSight()
{
    MapStage stage;
    QTRY_VERIFY(stage.map->isVisible());
    stage.view.fit();
    QTRY_VERIFY(!stage.map->isVisible());
    stage.view.setZoom(2.0);
    QTRY_VERIFY(stage.map->isVisible());
}

void TestMiniMap::movesTheViewWhenItIsDragged()
{
    MapStage stage;
    const QPoint from(stage.map->width() / 2, stage.map->height() / 2);
    QTest::mousePress(stage.map, Qt::LeftButton, {}, from);
    QVERIFY(stage.isCentred(from));
    for (const QPoint& way : {QPoint(10, 5), QPoint(30, 12), QPoint(-25, -10)}) {
        QTest::mouseMove(stage.map, from + way);
        QVERIFY(stage.isCentred(from + way));
    }
    QTest::mouseRelease(stage.map, Qt::LeftButton, {}, from);
    QCOMPARE(stage.view.zoom(), 1.0);
}

void TestMiniMap::stopsAtTheEdges()
{
    MapStage stage;
    QTest::mousePress(stage.map, Qt::LeftButton, {}, QPoint(1, 1));
    const QPointF corner = stage.view.mapToScene(QPoint(0, 0));
    QVERIFY(std::abs(corner.x() - stage.view.sceneRect().left()) <= 1 && std::abs(corner.y() - stage.view.sceneRect().top()) <= 1);
    QTest::mouseRelease(stage.map, Qt::LeftButton, {}, QPoint(1, 1));
}

void TestMiniMap::staysWhereItIsWithoutAButton()
{
    MapStage stage;
    const QPointF before = stage.centre();
    QTest::mouseMove(stage.map, QPoint(5, 5));
    QTest::qWait(50);
    QCOMPARE(stage.centre(), before);
}

RATATOSK_WIDGET_TEST(TestMiniMap);
#include "tst_mini_map.moc"
