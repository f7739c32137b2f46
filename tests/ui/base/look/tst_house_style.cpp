// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/look/house_style.h"
#include "ui/base/look/theme.h"

#include <QApplication>
#include <QListWidget>
#include <QScrollBar>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

/// Flat, on a grid of four pixels, with one accent colour.
class TestHouseStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { applyAppearance(Appearance::Light); }
    void keepsToTheGrid();
    void givesLinesRoom();
    void marksTheTabInFront();
    void marksNoTabBehindOtherPages();
    void framesCommandsOfABar();
    void leavesTheWayToTheHandle();

private:
    static int marked(bool areBehind);
};

void TestHouseStyle::keepsToTheGrid()
{
    const QStyle* style = QApplication::style();
    for (const auto metric : {QStyle::PM_LayoutLeftMargin, QStyle::PM_LayoutTopMargin, QStyle::PM_LayoutHorizontalSpacing,
                              QStyle::PM_LayoutVerticalSpacing, QStyle::PM_SplitterWidth, QStyle::PM_DockWidgetSeparatorExtent,
                              QStyle::PM_HeaderMargin, QStyle::PM_ScrollBarExtent, QStyle::PM_TabBarTabVSpace})
        QCOMPARE(style->pixelMetric(metric) % 4, 0);
}

void TestHouseStyle::givesLinesRoom()
{
    QListWidget list;
    list.addItem(QStringLiteral("Öffnen"));
    QVERIFY(list.sizeHintForRow(0) >= list.fontMetrics().height() + 4);
}

/// How many pixels of a row of two tabs have the accent colour.
int TestHouseStyle::marked(bool areBehind)
{
    QTabBar tabs;
    tabs.setDrawBase(false);
    tabs.addTab(QStringLiteral("a"));
    tabs.addTab(QStringLiteral("b"));
    tabs.setProperty(kTabsBehind, areBehind);
    tabs.resize(tabs.sizeHint());
    const QImage image = tabs.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QRgb accent = Theme::of(tabs.palette()).accent.rgb();
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == accent ? 1 : 0;
    }
    return count;
}

void TestHouseStyle::marksTheTabInFront()
{
    QVERIFY(marked(false) > 20);
}

void TestHouseStyle::marksNoTabBehindOtherPages()
{
    QCOMPARE(marked(true), 0);
}

/// A tool button is flat elsewhere.
void TestHouseStyle::framesCommandsOfABar()
{
    const auto colourOfEdge = [](bool isFramed) {
        QToolButton button;
        button.setText(QStringLiteral("Apply"));
        button.setProperty(kFramed, isFramed);
        button.resize(button.sizeHint());
        return button.grab().toImage().pixelColor(button.width() / 2, 0);
    };
    QVERIFY(colourOfEdge(true) != colourOfEdge(false));
}

/// There are no arrows at its ends.
void TestHouseStyle::leavesTheWayToTheHandle()
{
    QStyleOptionSlider bar;
    bar.orientation = Qt::Vertical;
    bar.rect = QRect(0, 0, 12, 200);
    bar.maximum = 900;
    bar.pageStep = 100;
    const auto part = [&](QStyle::SubControl one) {
        return QApplication::style()->subControlRect(QStyle::CC_ScrollBar, &bar, one, nullptr);
    };
    QCOMPARE(part(QStyle::SC_ScrollBarSlider).top(), 0);
    QVERIFY(part(QStyle::SC_ScrollBarSlider).height() >= 32); // to be taken hold of
    QVERIFY(part(QStyle::SC_ScrollBarAddLine).isEmpty());
    bar.sliderPosition = 900;
    QCOMPARE(part(QStyle::SC_ScrollBarSlider).bottom(), 199);
    bar.maximum = 0;
    bar.sliderPosition = 0;
    QCOMPARE(part(QStyle::SC_ScrollBarSlider).height(), 200);
}

RATATOSK_WIDGET_TEST(TestHouseStyle);
#include "tst_house_style.moc"
