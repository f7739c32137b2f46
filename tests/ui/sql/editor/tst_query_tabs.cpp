// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_editor.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>

class TestQueryTabs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsATextForEachTab();
    void keepsUndoHistoriesApart();
    void indentsAlikeInEachTab();
    void alwaysHasATab();
    void givesBackWhatWasClosed();
    void followsTabsThatAreMoved();
    void takesDrafts();
    void isRenamedInItsPlace();
    void takesNoMoreRoomThanItsTabs();

private:
    QStringList texts() const;

    std::unique_ptr<SqlEditor> m_editor;
    std::unique_ptr<QueryTabs> m_tabs;
};

void TestQueryTabs::init()
{
    m_tabs.reset();
    m_editor = std::make_unique<SqlEditor>();
    m_tabs = std::make_unique<QueryTabs>(m_editor.get());
}

QStringList TestQueryTabs::texts() const
{
    QStringList texts;
    for (const QueryDraft& draft : m_tabs->drafts())
        texts << draft.sql;
    return texts;
}

void TestQueryTabs::keepsATextForEachTab()
{
    m_editor->setText(QStringLiteral("SELECT 1"));
    m_editor->setCaret(3);
    m_tabs->openTab();
    QCOMPARE(m_editor->text(), QString());
    m_editor->setText(QStringLiteral("SELECT 2"));
    m_tabs->showNext(); // back to the first
    QCOMPARE(m_editor->text(), QStringLiteral("SELECT 1"));
    QCOMPARE(m_editor->caret(), 3);
    QCOMPARE(texts(), (QStringList{QStringLiteral("SELECT 1"), QStringLiteral("SELECT 2")}));
    QCOMPARE(m_tabs->tabText(1), QStringLiteral("Query 2"));
}

void TestQueryTabs::keepsUndoHistoriesApart()
{
    m_editor->replaceText(QStringLiteral("SELECT 1"));
    QCOMPARE(m_editor->caret(), 0); // a long statement is seen from its beginning
    m_tabs->openTab({QString(), QStringLiteral("SELECT 2"), 0});
    m_editor->undo();
    QCOMPARE(m_editor->text(), QStringLiteral("SELECT 2")); // nothing to undo here
    m_tabs->showPrevious();
    m_editor->undo();
    QCOMPARE(m_editor->text(), QString());
}

void TestQueryTabs::indentsAlikeInEachTab()
{
    const auto indented = [&] {
        QTest::keyClick(m_editor.get(), Qt::Key_Tab);
        return m_editor->text();
    };
    QCOMPARE(indented(), QString(4, QLatin1Char(' ')));
    m_tabs->openTab();
    QCOMPARE(indented(), QString(4, QLatin1Char(' ')));
}

void TestQueryTabs::alwaysHasATab()
{
    m_editor->setText(QStringLiteral("SELECT 1"));
    m_tabs->closeTab(0);
    QCOMPARE(m_tabs->count(), 1);
    QCOMPARE(m_editor->text(), QString());
}

void TestQueryTabs::givesBackWhatWasClosed()
{
    m_tabs->openTab({QStringLiteral("dogs"), QStringLiteral("SELECT 2"), 5});
    m_tabs->closeTab(1);
    m_tabs->reopenTab();
    QCOMPARE(m_editor->text(), QStringLiteral("SELECT 2"));
    QCOMPARE(m_editor->caret(), 5);
    QCOMPARE(m_tabs->tabText(1), QStringLiteral("dogs"));
    m_tabs->reopenTab(); // nothing is left
    QCOMPARE(m_tabs->count(), 2);
}

void TestQueryTabs::followsTabsThatAreMoved()
{
    m_editor->setText(QStringLiteral("a"));
    m_tabs->openTab({QString(), QStringLiteral("b"), 0});
    m_tabs->openTab({QString(), QStringLiteral("c"), 0});
    m_tabs->moveTab(2, 0);
    QCOMPARE(texts(), (QStringList{QStringLiteral("c"), QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(m_editor->text(), QStringLiteral("c"));
    m_tabs->setCurrentIndex(1);
    QCOMPARE(m_editor->text(), QStringLiteral("a"));
}

void TestQueryTabs::takesDrafts()
{
    const QList<QueryDraft> drafts{{QStringLiteral("one"), QStringLiteral("SELECT 1"), 2}, {QString(), QStringLiteral("SELECT 2"), 4}};
    m_editor->setText(QStringLiteral("old"));
    m_tabs->setDrafts(drafts, 1);
    QCOMPARE(m_tabs->drafts(), drafts);
    QCOMPARE(m_editor->text(), QStringLiteral("SELECT 2"));
    m_tabs->setDrafts({}, 7);
    QCOMPARE(m_tabs->drafts(), QList<QueryDraft>{{}});
}

void TestQueryTabs::isRenamedInItsPlace()
{
    m_tabs->show();
    m_tabs->rename();
    auto* line = m_tabs->findChild<QLineEdit*>();
    line->setText(QStringLiteral("dogs by city"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(m_tabs->tabText(0), QStringLiteral("dogs by city"));
    QCOMPARE(m_tabs->drafts().constFirst().title, QStringLiteral("dogs by city"));
}

void TestQueryTabs::takesNoMoreRoomThanItsTabs()
{
    QVERIFY(m_tabs->minimumSizeHint().width() <= m_tabs->tabRect(0).width() + 2);
    for (int tab = 0; tab < 9; ++tab)
        m_tabs->openTab();
    QVERIFY(m_tabs->minimumSizeHint().width() < m_tabs->sizeHint().width()); // what is more is scrolled
}

RATATOSK_WIDGET_TEST(TestQueryTabs);
#include "tst_query_tabs.moc"
