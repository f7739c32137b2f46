// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/look/flow_layout.h"

#include <QApplication>
#include <QTest>
#include <QWidget>

class TestFlowLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void breaksLines_data();
    void breaksLines();
    void leavesOutWhatIsHidden();
    void givesSpareRoomToWhatExpands();

private:
    /// Widgets of 100 x 20, with gaps of 10 between and no margins.
    static QList<QWidget*> fill(QWidget& panel, int count);
};

QList<QWidget*> TestFlowLayout::fill(QWidget& panel, int count)
{
    auto* layout = new FlowLayout(&panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    QList<QWidget*> widgets;
    for (int i = 0; i < count; ++i) {
        widgets << new QWidget(&panel);
        widgets.back()->setMinimumSize(100, 20);
        widgets.back()->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        layout->addWidget(widgets.back());
    }
    return widgets;
}

void TestFlowLayout::breaksLines_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QList<QPoint>>("places");
    QTest::addColumn<int>("height");
    QTest::newRow("wide") << 320 << QList<QPoint>{{0, 0}, {110, 0}, {220, 0}} << 20;
    QTest::newRow("one letter too narrow") << 319 << QList<QPoint>{{0, 0}, {110, 0}, {0, 30}} << 50;
    QTest::newRow("narrow") << 120 << QList<QPoint>{{0, 0}, {0, 30}, {0, 60}} << 80;
}

void TestFlowLayout::breaksLines()
{
    QFETCH(int, width);
    QWidget panel;
    const QList<QWidget*> widgets = fill(panel, 3);
    QTEST(panel.layout()->heightForWidth(width), "height");
    panel.layout()->setGeometry(QRect(0, 0, width, 200));
    QList<QPoint> places;
    for (const QWidget* widget : widgets)
        places << widget->pos();
    QTEST(places, "places");
    QCOMPARE(panel.layout()->minimumSize(), QSize(100, 20));
    QCOMPARE(panel.layout()->sizeHint(), QSize(320, 20));
}

void TestFlowLayout::leavesOutWhatIsHidden()
{
    QWidget panel;
    const QList<QWidget*> widgets = fill(panel, 2);
    widgets[0]->hide();
    panel.layout()->setGeometry(QRect(0, 0, 300, 100));
    QCOMPARE(widgets[1]->pos(), QPoint(0, 0));
    QCOMPARE(panel.layout()->heightForWidth(120), 20);
}

void TestFlowLayout::givesSpareRoomToWhatExpands()
{
    QWidget panel;
    const QList<QWidget*> widgets = fill(panel, 3);
    widgets[1]->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    panel.layout()->setGeometry(QRect(0, 0, 400, 100));
    QCOMPARE(widgets[1]->width(), 180);
    QCOMPARE(widgets[2]->pos(), QPoint(300, 0));
    panel.layout()->setGeometry(QRect(0, 0, 250, 100)); // the third goes to the next line
    QCOMPARE(widgets[1]->width(), 140);
    QCOMPARE(widgets[2]->pos(), QPoint(0, 30));
}

RATATOSK_WIDGET_TEST(TestFlowLayout);
#include "tst_flow_layout.moc"
