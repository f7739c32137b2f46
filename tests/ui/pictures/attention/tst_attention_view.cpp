// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_view.h"
#include "ui/pictures/attention/heat_scale.h"

#include "tests/support/test_program.h"
#include "tests/ui/worked_time.h"

#include <QApplication>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace ratatosk;

namespace {

constexpr double kFrameMilliseconds = 16;

void fill(AttentionView& view, int size)
{
    HeatMap map{
        {size, 0, 0}, {}, {}, std::vector<float>(static_cast<size_t>(size) * static_cast<size_t>(size), 1.0f / static_cast<float>(size))};
    map.rows = map.columns = linesOf(std::vector<std::string>(static_cast<size_t>(size), "item"), map.numbering);
    view.setMap(std::move(map));
}

/// Milliseconds of work a frame, on a picture of the window's size.
double frameTime(AttentionView& view)
{
    constexpr int frames = 20;
    QImage image(view.size(), QImage::Format_ARGB32_Premultiplied);
    view.render(&image); // fills the caches of the font
    const double begin = workedMilliseconds();
    for (int frame = 0; frame < frames; ++frame)
        view.render(&image);
    return (workedMilliseconds() - begin) / frames;
}

} // namespace

class TestAttentionView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheCellUnderThePointer();
    void walksByKey();
    void selectsARow();
    void redrawsLargeMapsQuickly();
    void drawsAllOfItForAFile();
    void hasAScaleOfColours();
    void showsNothingWithoutItems();
};

void TestAttentionView::readsTheCellUnderThePointer()
{
    AttentionView view;
    view.resize(400, 400);
    view.show();
    fill(view, 10);
    view.fit();
    QSignalSpy changed(&view, &AttentionView::cellChanged);
    QTest::mouseMove(view.viewport(), QPoint(view.viewport()->width() - 6, view.viewport()->height() - 6));
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(changed.back()[0].toInt(), 9);
    QCOMPARE(changed.back()[1].toInt(), 9);
}

void TestAttentionView::walksByKey()
{
    AttentionView view;
    fill(view, 3);
    QSignalSpy changed(&view, &AttentionView::cellChanged);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down})
        QTest::keyClick(&view, key);
    QCOMPARE(changed.back()[0].toInt(), 2); // stays inside
    QCOMPARE(changed.back()[1].toInt(), 1);
}

void TestAttentionView::selectsARow()
{
    AttentionView view;
    fill(view, 3);
    QSignalSpy selected(&view, &AttentionView::selected);
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(selected.back()[0].value<Selection>(), (Selection{.words = {1}}));
}

void TestAttentionView::redrawsLargeMapsQuickly()
{
    AttentionView view;
    view.resize(800, 800);
    fill(view, 400);
    view.fit();
    const double fitted = frameTime(view);
    view.fitLegibly();
    const double legible = frameTime(view);
    qInfo("400 x 400 cells: %.1f ms a frame fitted, %.1f ms with names", fitted, legible);
    QVERIFY(fitted < kFrameMilliseconds);
    QVERIFY(legible < kFrameMilliseconds);
}

void TestAttentionView::drawsAllOfItForAFile()
{
    AttentionView view;
    view.resize(200, 200);
    fill(view, 50);
    const QSizeF size = view.pictureSize();
    QVERIFY(size.width() > 50 * 8 && size.height() > 50 * 8); // whatever is in sight
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    view.drawPicture(painter);
    painter.end();
    const int scale = static_cast<int>(heatScaleSize(view.font()).height()) + 6;
    QVERIFY(image.pixel(image.width() - 6, image.height() - scale - 6) != image.pixel(2, 2)); // the last cell
}

void TestAttentionView::hasAScaleOfColours()
{
    AttentionView view;
    const HeatScale scale(view);
    view.resize(200, 200);
    fill(view, 50);
    QCOMPARE(scale.accessibleName(), QStringLiteral("Attention by colour, from 0 to %1").arg(QLocale().toString(view.largest(), 'g', 2)));
    QImage image(view.pictureSize().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    view.drawPicture(painter);
    painter.end();
    const int strip = image.height() - static_cast<int>(heatScaleSize(view.font()).height()) + 5;
    std::set<QRgb> colours;
    for (int x = 0; x < static_cast<int>(heatScaleSize(view.font()).width()); ++x)
        colours.insert(image.pixel(x, strip));
    QVERIFY2(colours.size() > 50, qPrintable(QString::number(colours.size())));
}

void TestAttentionView::showsNothingWithoutItems()
{
    AttentionView view;
    view.resize(200, 200);
    QSignalSpy changed(&view, &AttentionView::cellChanged);
    QTest::keyClick(&view, Qt::Key_Down);
    QVERIFY(!view.grab().isNull());
    QVERIFY(changed.isEmpty());
}

RATATOSK_WIDGET_TEST(TestAttentionView);
#include "tst_attention_view.moc"
