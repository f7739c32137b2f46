// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/window/dock_widths.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QTest>

/// In a narrow window the docks give way to the centre, and in a wide one they stay as they were put.
class TestDockWidths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheCentreWide();
    void givesTheWidthsBack();
    void givesTheWidthsBackAfterSeveralSizes();
    void leavesHiddenDocksAlone();
};

namespace {

struct Sides {
    Sides()
    {
        window.setCentralWidget(new QWidget);
        for (QDockWidget* dock : {left, right})
            dock->setWidget(new QWidget);
        window.addDockWidget(Qt::LeftDockWidgetArea, left);
        window.addDockWidget(Qt::RightDockWidgetArea, right);
        window.resize(1360, 600);
        new DockWidths(window, *left, {right});
        window.show();
        window.resizeDocks({left, right}, {260, 430}, Qt::Horizontal);
    }

    QMainWindow window;
    QDockWidget* left = new QDockWidget(&window);
    QDockWidget* right = new QDockWidget(&window);
};

} // namespace

void TestDockWidths::keepsTheCentreWide()
{
    Sides sides;
    QTRY_COMPARE(sides.right->width(), 430);
    sides.window.resize(1024, 600);
    QTRY_VERIFY(sides.window.centralWidget()->width() > 480);
    QVERIFY(sides.right->width() >= 300);
    QVERIFY(sides.left->width() > 180);
}

void TestDockWidths::givesTheWidthsBack()
{
    Sides sides;
    QTRY_COMPARE(sides.right->width(), 430);
    sides.window.resize(1024, 600);
    QTRY_VERIFY(sides.right->width() < 400);
    sides.window.resize(1360, 600);
    QTRY_COMPARE(sides.right->width(), 430);
    QCOMPARE(sides.left->width(), 260);
}

void TestDockWidths::givesTheWidthsBackAfterSeveralSizes()
{
    Sides sides;
    QTRY_COMPARE(sides.right->width(), 430);
    for (const int width : {1024, 900, 760, 1100}) {
        sides.window.resize(width, 600);
        QTest::qWait(50);
    }
    sides.window.resize(1360, 600);
    QTRY_COMPARE(sides.right->width(), 430);
    QCOMPARE(sides.left->width(), 260);
}

void TestDockWidths::leavesHiddenDocksAlone()
{
    Sides sides;
    QTRY_COMPARE(sides.right->width(), 430);
    sides.left->hide();
    sides.window.resize(900, 600);
    QTest::qWait(50);
    QCOMPARE(sides.right->width(), 430);
}

RATATOSK_WIDGET_TEST(TestDockWidths);
#include "tst_dock_widths.moc"
