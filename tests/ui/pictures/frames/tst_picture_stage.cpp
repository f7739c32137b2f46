// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/pictures/frames/picture_stage.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

/// A page goes to the centre and comes back to its place.
class TestPictureStage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsAPageInTheCentre();
    void givesItBackForAnotherTab();
    void givesItBackAtItsNote();
    void changesOnePageForAnother();

private:
    QWidget m_window;
    QTabWidget* m_pages = nullptr;
    QTabWidget* m_centre = nullptr;
    PictureStage* m_stage = nullptr;
};

void TestPictureStage::init()
{
    delete m_stage;
    delete m_pages;
    delete m_centre;
    m_pages = new QTabWidget(&m_window);
    m_centre = new QTabWidget(&m_window);
    for (const char* title : {"words", "links", "tree"})
        m_pages->addTab(new QLabel(QLatin1String(title)), QLatin1String(title));
    m_centre->addTab(new QLabel(QStringLiteral("answer")), QStringLiteral("answer"));
    m_centre->addTab(new QLabel(QStringLiteral("graph")), QStringLiteral("graph"));
    m_stage = new PictureStage(*m_pages, *m_centre, nullptr);
    m_window.show();
}

void TestPictureStage::showsAPageInTheCentre()
{
    QWidget* links = m_pages->widget(1);
    m_pages->setCurrentWidget(links);
    m_stage->show(links);
    QCOMPARE(m_centre->currentWidget(), links);
    QCOMPARE(m_centre->tabText(2), QStringLiteral("links"));
    QVERIFY(links->isVisible());
    QCOMPARE(m_pages->currentIndex(), 0);
    QCOMPARE(m_pages->tabText(1), QStringLiteral("links")); // its note
    m_stage->giveBack();
    QCOMPARE(m_pages->currentWidget(), links);
    QCOMPARE(m_pages->count(), 3);
    QCOMPARE(m_centre->count(), 2);
    QCOMPARE(m_centre->currentIndex(), 0);
}

void TestPictureStage::givesItBackForAnotherTab()
{
    QWidget* tree = m_pages->widget(2);
    m_stage->show(tree);
    m_centre->setCurrentIndex(1);
    QCOMPARE(m_pages->indexOf(tree), 2);
    QCOMPARE(m_pages->currentIndex(), 0); // as it was
    QCOMPARE(m_centre->count(), 2);
    QCOMPARE(m_centre->currentIndex(), 1);
}

void TestPictureStage::givesItBackAtItsNote()
{
    QWidget* links = m_pages->widget(1);
    m_stage->show(links);
    m_pages->setCurrentIndex(1);
    auto* back = m_pages->widget(1)->findChild<QPushButton*>();
    QVERIFY(back);
    back->click();
    QCOMPARE(m_pages->indexOf(links), 1);
}

void TestPictureStage::changesOnePageForAnother()
{
    QWidget* links = m_pages->widget(1);
    QWidget* tree = m_pages->widget(2);
    m_stage->show(links);
    m_stage->show(tree);
    QCOMPARE(m_centre->currentWidget(), tree);
    QCOMPARE(m_pages->indexOf(links), 1);
    QCOMPARE(m_centre->count(), 3);
}

RATATOSK_WIDGET_TEST(TestPictureStage);
#include "tst_picture_stage.moc"
