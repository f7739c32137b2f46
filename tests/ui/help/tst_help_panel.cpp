// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_panel.h"

#include "tests/support/test_program.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

#include <memory>

class TestHelpPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void isLeftByEscape();
    void showsPagesByTheirIds();
    void followsLinks();
    void fitsPicturesIntoItsWidth();
    void listsThePagesFound();
    void findsThroughAllPages();

private:
    template <class T>
    T* child(const char* name) const
    {
        return m_panel->findChild<T*>(QLatin1String(name));
    }

    void open()
    {
        m_panel = std::make_unique<HelpPanel>(m_window);
        m_panel->resize(420, 700);
        m_panel->show();
    }

    QString shown() const { return child<QTextBrowser>("helpText")->toPlainText(); }

    const QWidget m_window;
    std::unique_ptr<HelpPanel> m_panel;
};

void TestHelpPanel::isLeftByEscape()
{
    open();
    QSignalSpy left(m_panel.get(), &HelpPanel::leaveWanted);
    QTest::keyClick(child<QLineEdit>("helpSearch"), Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
    QTest::keyClick(child<QTextBrowser>("helpText"), Qt::Key_Escape);
    QCOMPARE(left.size(), 2);
}

void TestHelpPanel::showsPagesByTheirIds()
{
    open();
    auto* chapters = child<QComboBox>("helpChapters");
    QVERIFY(shown().contains(QLatin1String("Ask about dates")));
    m_panel->showPage(QStringLiteral("dates"));
    QCOMPARE(chapters->currentText(), QStringLiteral("Ask about dates"));
    QVERIFY(shown().contains(QLatin1String("Weeks begin on Monday")));
    m_panel->showPage(QStringLiteral("nowhere"));
    QCOMPARE(chapters->currentIndex(), 0);
}

void TestHelpPanel::followsLinks()
{
    open();
    Q_EMIT child<QTextBrowser>("helpText")->anchorClicked(QUrl(QStringLiteral("#chart")));
    QCOMPARE(child<QComboBox>("helpChapters")->currentData().toString(), QStringLiteral("chart"));
}

void TestHelpPanel::fitsPicturesIntoItsWidth()
{
    open();
    m_panel->showPage(QStringLiteral("ask"));
    auto* text = child<QTextBrowser>("helpText");
    for (const int width : {420, 300, 900}) {
        m_panel->resize(width, 700);
        const QUrl name(QStringLiteral("pictures/ask.png"));
        const auto picture = text->document()->resource(QTextDocument::ImageResource, name).value<QImage>();
        QVERIFY(!picture.isNull());
        QVERIFY(picture.deviceIndependentSize().width() < text->width());
    }
}

void TestHelpPanel::listsThePagesFound()
{
    open();
    auto* hits = child<QListWidget>("helpHits");
    auto* search = child<QLineEdit>("helpSearch");
    QVERIFY(!hits->isVisible());
    QTest::keyClicks(search, QStringLiteral("chart"));
    QVERIFY(hits->isVisible() && hits->count() > 1);
    QCOMPARE(hits->currentRow(), 0);
    QVERIFY(shown().startsWith(QLatin1String("Draw a chart")));
    hits->setCurrentRow(1);
    QVERIFY(shown().startsWith(hits->currentItem()->text()));
    QTest::keyClicks(search, QStringLiteral("xyz"));
    QCOMPARE(hits->count(), 1);
    QCOMPARE(hits->item(0)->flags(), Qt::ItemFlags(Qt::NoItemFlags));
    search->clear();
    QVERIFY(!hits->isVisible());
}

/// Enter goes from place to place, then from page to page, then starts again.
void TestHelpPanel::findsThroughAllPages()
{
    open();
    auto* hits = child<QListWidget>("helpHits");
    auto* search = child<QLineEdit>("helpSearch");
    QTest::keyClicks(search, QStringLiteral("backup"));
    QCOMPARE(hits->count(), 1);
    for (int times = 0; times < 3; ++times) {
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(child<QTextBrowser>("helpText")->textCursor().selectedText(), QStringLiteral("backup"));
    }
    search->clear();
    QTest::keyClicks(search, QStringLiteral("chart"));
    const int pages = hits->count();
    QSet<int> visited;
    for (int times = 0; times < 100; ++times) {
        visited << hits->currentRow();
        QTest::keyClick(search, Qt::Key_Return);
    }
    QCOMPARE(static_cast<int>(visited.size()), pages);
}

RATATOSK_WIDGET_TEST(TestHelpPanel);
#include "tst_help_panel.moc"
