// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/focus_ring.h"

#include "tests/support/test_program.h"
#include "ui/base/look/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

class TestFocusRing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isAroundWhatHasTheKeyboard();
    void leavesWhatShowsItItself();
    void outlivesWhatItWasAround();

private:
    std::unique_ptr<QWidget> m_window;
    QListView* m_list = nullptr;
    QLineEdit* m_field = nullptr;
    FocusRing* m_ring = nullptr;
};

void TestFocusRing::init()
{
    m_window = std::make_unique<QWidget>();
    m_ring = new FocusRing(m_window.get());
    m_list = new QListView(m_window.get());
    m_field = new QLineEdit(m_window.get());
    auto* layout = new QVBoxLayout(m_window.get());
    layout->addWidget(m_list);
    layout->addWidget(m_field);
    m_window->resize(300, 200);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestFocusRing::isAroundWhatHasTheKeyboard()
{
    const auto edge = [&] { return m_window->grab().toImage().pixelColor(m_list->geometry().topLeft() + QPoint(1, 40)); };
    m_field->setFocus();
    const QColor accent = Theme::of(m_window->palette()).accent;
    QVERIFY(edge() != accent);
    m_list->setFocus();
    QCOMPARE(m_ring->ringed(), m_list);
    QCOMPARE(edge(), accent);
    m_window->resize(400, 300);
    QTRY_COMPARE(edge(), accent);
    const QPoint corner = m_list->geometry().bottomRight() - QPoint(1, 40);
    QCOMPARE(m_window->grab().toImage().pixelColor(corner), accent); // it grows with the list
}

void TestFocusRing::leavesWhatShowsItItself()
{
    m_list->setFocus();
    m_field->setFocus();
    QVERIFY(!m_ring->ringed());
}

void TestFocusRing::outlivesWhatItWasAround()
{
    m_list->setFocus();
    QVERIFY(m_ring->ringed());
    delete m_list;
    QVERIFY(!m_ring->ringed());
    m_field->setFocus();
    QVERIFY(!m_ring->ringed());
}

RATATOSK_WIDGET_TEST(TestFocusRing);
#include "tst_focus_ring.moc"
