// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/sql/editor/query_tabs.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QListView>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

using namespace ratatosk;

/// Menus of answers and tabs, by mouse and by key.
class TestContextMenus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void copiesTheSqlOfAnAnswer();
    void copiesTheRowsOfAnAnswer();
    void runsAnAnswer();
    void explainsAnAnswer();
    void opensByKey();
    void closesTheOtherQueries();
    void servesResults();
    void servesPictures();
    void offersNothingWithoutAPicture();
    void opensByShiftF10();

private:
    QMenu* menuOf(QWidget* widget) const;
    QMenu* menuOf(QTabBar* bar, int tab) const;
    static QAction* entry(const QMenu* menu, const char* text);
    QListView* answers() const { return m_stage->child<QListView>("answers"); }
    QTabBar* tabsOf(const char* widget) const { return m_stage->child<QTabWidget>(widget)->tabBar(); }
    /// Of the schema graph and of a picture that is enlarged.
    QList<QToolButton*> pageButtons() const { return m_stage->child<QWidget>("pageButtons")->findChildren<QToolButton*>(); }
    QString sql() const { return QString::fromStdString(m_stage->window->workspace().candidate()->sql); }
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }

    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
    std::unique_ptr<Stage> m_stage;
};

void TestContextMenus::init()
{
    m_stage = std::make_unique<Stage>();
    QVERIFY(m_stage->open(m_database.file()));
    QVERIFY(m_stage->askAndAnswer());
}

/// By key. Null: none was opened.
QMenu* TestContextMenus::menuOf(QWidget* widget) const
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(3, 3), widget->mapToGlobal(QPoint(3, 3)));
    QCoreApplication::sendEvent(widget, &event);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

QMenu* TestContextMenus::menuOf(QTabBar* bar, int tab) const
{
    const QPoint place = bar->tabRect(tab).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, bar->mapToGlobal(place));
    QCoreApplication::sendEvent(bar, &event);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

/// By its text without the mark of its key; null: there is none that can be chosen.
QAction* TestContextMenus::entry(const QMenu* menu, const char* text)
{
    for (QAction* action : menu->actions()) {
        if (action->text().remove(QLatin1Char('&')) == QLatin1String(text) && action->isEnabled())
            return action;
    }
    return nullptr;
}

void TestContextMenus::copiesTheSqlOfAnAnswer()
{
    QMenu* menu = menuOf(answers());
    QVERIFY(menu);
    savePicture(menu, QStringLiteral("answer_menu"));
    entry(menu, "Copy SQL")->trigger();
    menu->close();
    QCOMPARE(clipboard(), sql());
}

void TestContextMenus::copiesTheRowsOfAnAnswer()
{
    QMenu* menu = menuOf(answers());
    QVERIFY(menu && entry(menu, "Copy rows"));
    entry(menu, "Copy rows")->trigger();
    menu->close();
    QTRY_VERIFY(clipboard().contains(m_stage->cell(0, 0)));
    QVERIFY(clipboard() != sql());
}

void TestContextMenus::runsAnAnswer()
{
    QSignalSpy ran(&m_stage->window->workspace(), &Workspace::ran);
    QMenu* menu = menuOf(answers());
    entry(menu, "Run")->trigger();
    menu->close();
    QTRY_COMPARE(ran.size(), 1);
    m_stage->child<SqlEditor>("sqlEditor")->setText(QStringLiteral("SELECT 'mine'"));
    menu = menuOf(answers());
    entry(menu, "Run")->trigger();
    menu->close();
    QTRY_COMPARE(ran.size(), 2);
    QCOMPARE(m_stage->child<SqlEditor>("sqlEditor")->text(), sql());
    QCOMPARE(m_stage->child<QueryTabs>("queryTabs")->count(), 2); // what a person has written stays
}

void TestContextMenus::explainsAnAnswer()
{
    auto* why = m_stage->child<QTabWidget>("why");
    why->setCurrentIndex(3);
    QMenu* menu = menuOf(answers());
    entry(menu, "Why this answer")->trigger();
    menu->close();
    QCOMPARE(why->currentIndex(), 0);
}

void TestContextMenus::opensByKey()
{
    for (QWidget* widget : {static_cast<QWidget*>(answers()), static_cast<QWidget*>(m_stage->child<QueryTabs>("queryTabs"))}) {
        QMenu* menu = menuOf(widget);
        QVERIFY(menu);
        menu->close();
    }
}

void TestContextMenus::closesTheOtherQueries()
{
    auto* tabs = m_stage->child<QueryTabs>("queryTabs");
    tabs->openTab({QStringLiteral("one"), QStringLiteral("SELECT 1"), 0, false});
    tabs->openTab({QStringLiteral("two"), QStringLiteral("SELECT 2"), 0, false});
    QMenu* menu = menuOf(tabs, 1);
    QVERIFY(menu);
    QCOMPARE(tabs->currentIndex(), 1);
    entry(menu, "Copy SQL")->trigger();
    QCOMPARE(clipboard(), QStringLiteral("SELECT 1"));
    entry(menu, "Close all others")->trigger();
    menu->close();
    QCOMPARE(tabs->count(), 1);
    QCOMPARE(tabs->tabText(0), QStringLiteral("one"));
    tabs->reopenTab(); // none of them is lost
    QCOMPARE(tabs->count(), 2);
    menu = menuOf(tabs, 0);
    entry(menu, "Close all others")->trigger();
    menu->close();
    menu = menuOf(tabs, 0);
    QVERIFY(!entry(menu, "Close all others"));
    menu->close();
}

void TestContextMenus::servesResults()
{
    QVERIFY(m_stage->run(QStringLiteral("SELECT 1; SELECT 2")));
    QTRY_COMPARE(tabsOf("results")->count(), 2);
    QMenu* menu = menuOf(tabsOf("results"), 1);
    QVERIFY(menu);
    QCOMPARE(tabsOf("results")->currentIndex(), 1);
    entry(menu, "Copy SQL")->trigger();
    menu->close();
    QCOMPARE(clipboard().trimmed(), QStringLiteral("SELECT 2"));
}

void TestContextMenus::servesPictures()
{
    QMenu* menu = menuOf(tabsOf("why"), 2);
    QVERIFY(menu);
    entry(menu, "Enlarge picture")->trigger();
    menu->close();
    QCOMPARE(tabsOf("work")->count(), 3);
    menu = menuOf(pageButtons().back());
    QVERIFY(menu);
    entry(menu, "Bring back")->trigger();
    menu->close();
    QCOMPARE(tabsOf("work")->count(), 2);
}

void TestContextMenus::offersNothingWithoutAPicture()
{
    QVERIFY(!menuOf(tabsOf("why"), 0));
    QMenu* menu = menuOf(pageButtons().front()); // of the schema graph
    QVERIFY(menu && !entry(menu, "Bring back"));
    menu->close();
}

void TestContextMenus::opensByShiftF10()
{
    QTest::keyClick(answers(), Qt::Key_F10, Qt::ShiftModifier);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu && entry(menu, "Copy SQL"));
    menu->close();
}

RATATOSK_WIDGET_TEST(TestContextMenus);
#include "tst_context_menus.moc"
