// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What contents hand over to those that take their place in the window, and to the next start.
#include "ui/answer/asking/question_panel.h"
#include "ui/answer/explaining/explanation_panel.h"
#include "ui/base/menus/window_actions.h"
#include "ui/help/preferences_dialog.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editor/column_keeper.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_panel.h"
#include "ui/window/purpose_docks.h"
#include "ui/window/window_contents.h"
#include "ui/window/work_pages.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QMainWindow>
#include <QSplitter>

#include <algorithm>
#include <utility>

/// As where such tabs are opened.
QStringList WindowContents::tableTitles()
{
    return {QCoreApplication::translate("TableFlow", "Structure of %1"), QCoreApplication::translate("TableFlow", "Definition of %1")};
}

/// Titles that the program has given are in the language of now.
Draft WindowContents::translatedDraft() const
{
    Draft now = draft();
    const QStringList titles = tableTitles();
    const auto translate = [&](QueryDraft& query) {
        for (const ratatosk::Table& table : m_workspace.schema().tables()) {
            const QString name = QString::fromStdString(table.name);
            for (qsizetype i = 0; i < titles.size(); ++i) {
                if (query.title == m_tableTitles[i].arg(name))
                    query.title = titles[i].arg(name);
            }
        }
    };
    std::ranges::for_each(now.queries, translate);
    std::ranges::for_each(now.closed, translate);
    return now;
}

Draft WindowContents::draft() const
{
    const QueryTabs* tabs = m_panels.sql->tabs();
    return {m_panels.question->question(), tabs->drafts(), tabs->currentIndex(), tabs->closedDrafts(), m_columns->hidden()};
}

WindowContents::Kept WindowContents::kept() const
{
    const QWidget* focus = m_window.focusWidget();
    const std::vector<int> numbers = m_panels.sql->tabs()->numbers();
    return {.draft = translatedDraft(),
            .numbers = numbers,
            .histories = m_panels.sql->tabs()->histories(),
            .inquiries = {m_workspace.openedFrom(), m_workspace.inquiries(numbers)},
            .edits = m_panels.results->edits().edits(),
            .docks = m_window.saveState(Preferences::kWindowStateVersion),
            .rowsAndSql = m_window.findChild<QSplitter*>(QStringLiteral("rowsAndSql"))->saveState(),
            .focus = focus ? focus->objectName() : QString(),
            .view = m_panels.why->currentIndex(),
            .isGraphShown = m_panels.work()->currentIndex() == 1,
            .hasPreferences = m_window.findChild<PreferencesDialog*>() != nullptr};
}

void WindowContents::resume(const Kept& kept, const std::optional<ratatosk::Error>& fault)
{
    announce(fault);
    m_panels.question->setQuestion(kept.draft.question);
    m_panels.sql->tabs()->setDrafts(kept.draft.queries, kept.draft.current, kept.histories);
    m_panels.sql->tabs()->setClosedDrafts(kept.draft.closed);
    m_columns->setHidden(kept.draft.hidden);
    m_workspace.carryOn(m_panels.sql->tabs()->numbers(), kept.inquiries);
    for (const int number : kept.numbers)
        m_workspace.forgetInquiry(number);
    for (const Inquiry& inquiry : kept.inquiries.inquiries) {
        for (const QueryOutcome& outcome : inquiry.run.outcomes) {
            if (outcome.changes && !inquiry.run.areChangesKept && m_workspace.hasPending())
                Q_EMIT m_workspace.ran(outcome); // what waits is known again
        }
    }
    if (!kept.edits.isEmpty())
        m_panels.results->edits().change([&kept](ratatosk::RowEdits& edits) { edits = kept.edits; });
    restorePlaces(kept);
}

/// All that others have heard of before these contents were made.
void WindowContents::announce(const std::optional<ratatosk::Error>& fault)
{
    m_isResuming = true;
    if (m_workspace.model())
        Q_EMIT m_workspace.modelReady(*m_workspace.model());
    else if (fault)
        Q_EMIT m_workspace.modelUnavailable(*fault);
    if (m_workspace.hasDatabase())
        Q_EMIT m_workspace.databaseOpened(m_workspace.databaseFile());
    if (m_workspace.isEditing())
        Q_EMIT m_workspace.editingChanged();
    m_isResuming = false;
}

void WindowContents::restorePlaces(const Kept& kept)
{
    m_window.restoreState(kept.docks, Preferences::kWindowStateVersion);
    m_sides->settle();
    m_window.findChild<QSplitter*>(QStringLiteral("rowsAndSql"))->restoreState(kept.rowsAndSql);
    m_panels.why->setCurrentIndex(kept.view);
    if (kept.isGraphShown)
        m_panels.toggleGraph();
    if (auto* focus = kept.focus.isEmpty() ? nullptr : m_window.findChild<QWidget*>(kept.focus))
        focus->setFocus();
    if (!kept.hasPreferences)
        return;
    m_actions->preferences->trigger();
    m_window.findChild<PreferencesDialog*>()->findChild<QComboBox*>(QStringLiteral("languages"))->setFocus();
}

void WindowContents::restoreDraft(const QString& database)
{
    const Draft draft = m_drafts.open(database);
    m_panels.sql->tabs()->setDrafts(draft.queries, draft.current);
    m_panels.sql->tabs()->setClosedDrafts(draft.closed);
    m_columns->setHidden(draft.hidden);
    if (const QString aside = m_drafts.setAside(); !aside.isEmpty())
        m_panels.messages->showMessage({Message::Kind::Warning,
                                        tr("Your drafts for this database were not restored. The drafts are kept in a file."), aside,
                                        tr("Restore"), [this, aside] { bringBack(aside); }});
    const QString suggestion = std::exchange(m_suggestion, {});
    m_panels.question->setQuestion(draft.question.isEmpty() ? suggestion : draft.question);
}

void WindowContents::bringBack(const QString& file)
{
    m_panels.showQuery();
    for (const QueryDraft& query : DraftStore::read(file).queries)
        m_panels.sql->tabs()->openTab(query);
}
