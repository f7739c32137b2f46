// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attention_weights.h"
#include "ui/views/attention_view.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace ratatosk;

namespace {

void fill(AttentionView& view, int size)
{
    view.setItems(std::vector<std::string>(static_cast<size_t>(size), "item"), {size, 0, 0});
    view.setWeights(std::vector<float>(static_cast<size_t>(size) * static_cast<size_t>(size), 1.0f / static_cast<float>(size)));
}

} // namespace

class TestAttentionView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesOneHeadOrTheMean();
    void readsTheCellUnderThePointer();
    void walksByKey();
    void selectsARow();
    void redrawsLargeMapsQuickly();
    void showsNothingWithoutItems();
};

void TestAttentionView::takesOneHeadOrTheMean()
{
    const AttentionMaps maps{0, 2, 2, {1, 0, 0, 1, 0, 1, 1, 0}};
    QCOMPARE(attentionWeights(maps, 1), (std::vector<float>{0, 1, 1, 0}));
    QCOMPARE(attentionWeights(maps, std::nullopt), (std::vector<float>{0.5f, 0.5f, 0.5f, 0.5f}));
}

void TestAttentionView::readsTheCellUnderThePointer()
{
    AttentionView view;
    view.resize(400, 400);
    view.show();
    fill(view, 10);
    QSignalSpy changed(&view, &AttentionView::cellChanged);
    QTest::mouseMove(view.viewport(), QPoint(view.viewport()->width() - 4, view.viewport()->height() - 4));
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
    view.grab();
    QElapsedTimer clock;
    clock.start();
    for (int frame = 0; frame < 10; ++frame)
        view.grab();
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    qInfo("400 x 400 cells in %lld ms a frame", static_cast<long long>(clock.elapsed() / 10));
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

QTEST_MAIN(TestAttentionView)
#include "tst_attention_view.moc"
