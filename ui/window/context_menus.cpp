// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/context_menus.h"

#include "ui/answer/asking/answers_panel.h"
#include "ui/answer/explaining/explanation_panel.h"
#include "ui/answer/explaining/reading_panel.h"
#include "ui/base/look/symbol_icon.h"
#include "ui/base/menus/menu_key.h"
#include "ui/base/menus/tab_menu.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_panel.h"
#include "ui/window/work_pages.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QTabBar>
#include <QTabWidget>

using namespace ratatosk;

namespace {

void addCopy(QMenu& menu, const QString& text, const QString& sql)
{
    QAction* action = menu.addAction(symbolIcon(QStringLiteral("copy")), text, &menu,
                                     [sql] { QGuiApplication::clipboard()->setText(sql); });
    action->setEnabled(!sql.isEmpty());
}

void addCopyRows(QMenu& menu, const QString& text, ResultPanel* panel)
{
    QAction* action = menu.addAction(text, &menu, [shown = QPointer(panel)] {
        if (shown) // other rows may have come meanwhile
            shown->copySelection({.format = RowFormat::Tsv});
    });
    action->setEnabled(panel && panel->hasRows());
}

} // namespace

ContextMenus::ContextMenus(const Panels& panels, WindowActions& actions, Workspace& workspace, QMainWindow* window)
    : QObject(window), m_panels(panels), m_actions(actions), m_workspace(workspace), m_window(window),
      m_answers(panels.answers->findChild<QListView*>(QStringLiteral("answers")))
{
    new MenuKey(this);
    m_answers->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_answers, &QWidget::customContextMenuRequested, this, &ContextMenus::offerAnswer);
    new TabMenu(panels.sql->tabs(), [this](QMenu& menu, int tab) { fillQuery(menu, tab); });
    auto* results = panels.results->findChild<QTabWidget*>(QStringLiteral("results"));
    new TabMenu(results->tabBar(), [this](QMenu& menu, int tab) { fillResult(menu, tab); });
    new TabMenu(panels.why->tabBar(), [this](QMenu& menu, int tab) { fillPicture(menu, *m_panels.why, tab); });
    connect(panels.centre, &WorkPages::menuWanted, this, &ContextMenus::offerPicture);
}

/// A press of the mouse has chosen the answer under it.
void ContextMenus::offerAnswer(const QPoint& place)
{
    const QModelIndex index = m_answers->currentIndex();
    const QRect card = m_answers->visualRect(index);
    if (!index.isValid() || !m_workspace.answer())
        return;
    auto* menu = new QMenu(m_answers);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillAnswer(*menu, index.row());
    menu->popup(m_answers->viewport()->mapToGlobal(card.contains(place) ? place : card.center()));
}

void ContextMenus::fillAnswer(QMenu& menu, int answer)
{
    const QString sql = QString::fromStdString(m_workspace.answer()->candidates.at(static_cast<size_t>(answer)).sql);
    addCopy(menu, tr("Copy &SQL"), sql);
    addCopyRows(menu, tr("Copy r&ows"), m_panels.results->find(sql));
    menu.addAction(symbolIcon(QStringLiteral("run")), tr("R&un"), this, [this, answer] { runAnswer(answer); });
    menu.addAction(tr("&Why this answer"), this, &ContextMenus::explainAnswer);
    menu.addSeparator();
    menu.addAction(m_actions.saveAnswer);
}

/// As a person would: also one that was held back, unless something else is in the editor now.
void ContextMenus::runAnswer(int answer)
{
    const AnswerCandidate* candidate = m_workspace.candidate();
    if (candidate && m_workspace.inquiry().candidate == answer && m_panels.sql->text().toStdString() == candidate->sql)
        m_actions.run->trigger();
    else
        Q_EMIT m_actions.answerChosen(answer);
}

void ContextMenus::explainAnswer()
{
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("whyDock"));
    dock->show();
    dock->raise();
    m_panels.why->setCurrentWidget(m_panels.why->reading());
    m_panels.why->tabBar()->setFocus();
}

void ContextMenus::fillQuery(QMenu& menu, int tab)
{
    QueryTabs* tabs = m_panels.sql->tabs();
    tabs->setCurrentIndex(tab); // what it says is done is then seen
    addCopy(menu, tr("Copy &SQL"), tabs->drafts().at(tab).sql);
    menu.addAction(m_actions.renameTab);
    menu.addSeparator();
    menu.addAction(m_actions.closeTab);
    QAction* others = menu.addAction(tr("Close &all others"), this, [this, tab] { closeOthers(tab); });
    others->setEnabled(tabs->count() > 1);
    menu.addAction(m_actions.reopenTab);
    menu.addAction(m_actions.newTab);
}

void ContextMenus::closeOthers(int tab)
{
    QueryTabs* tabs = m_panels.sql->tabs();
    for (int other = tabs->count() - 1; other >= 0; --other) {
        if (other != tab)
            tabs->closeTab(other);
    }
}

/// They go with their statement, so there is nothing to close but the plan.
void ContextMenus::fillResult(QMenu& menu, int tab)
{
    auto* tabs = m_panels.results->findChild<QTabWidget*>(QStringLiteral("results"));
    tabs->setCurrentIndex(tab);
    auto* panel = qobject_cast<ResultPanel*>(tabs->widget(tab));
    if (!panel)
        return;
    addCopy(menu, tr("Copy &SQL"), panel->sql());
    addCopyRows(menu, tr("Copy r&ows"), panel);
    menu.addSeparator();
    menu.addActions({m_actions.filterRows, m_actions.showChart, m_actions.crossTable, m_actions.exportRows});
}

void ContextMenus::offerPicture(int page, const QPoint& place)
{
    auto* menu = new QMenu(m_panels.centre);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillPicture(*menu, *m_panels.centre, page);
    menu->isEmpty() ? menu->deleteLater() : menu->popup(place);
}

void ContextMenus::fillPicture(QMenu& menu, QTabWidget& tabs, int tab)
{
    if (!tabs.widget(tab)->findChild<PictureFrame*>())
        return;
    tabs.setCurrentIndex(tab);
    if (&tabs == m_panels.why)
        menu.addAction(m_actions.largePicture);
    else if (tab > 1)
        menu.addAction(tr("&Bring back"), m_actions.largePicture, &QAction::trigger);
    menu.addAction(m_actions.listForm);
    menu.addAction(m_actions.savePicture);
}
