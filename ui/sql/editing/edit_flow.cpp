// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editing/edit_flow.h"

#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/error_text.h"
#include "ui/rows/exporting/copy_bar.h"
#include "ui/rows/table/change_table.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editing/edit_bar.h"

#include <QAction>

#include <algorithm>
#include <utility>

using namespace ratatosk;

EditFlow::EditFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_actions(actions), m_workspace(workspace)
{
    connectActions();
    connectWorkspace();
    showState();
}

void EditFlow::connectActions()
{
    m_panels.edits->setActions(m_actions.applyChanges, m_actions.undoChanges);
    connect(m_actions.editing, &QAction::triggered, this, &EditFlow::setEditing);
    connect(m_actions.applyChanges, &QAction::triggered, &m_workspace, &Workspace::applyChanges);
    connect(m_actions.undoChanges, &QAction::triggered, &m_workspace, &Workspace::undoChanges);
    connect(m_panels.edits, &EditBar::copyRequested, this,
            [this] { m_panels.copy->choose(m_workspace.readFile(), m_workspace.databaseFile()); });
    connect(m_panels.edits, &EditBar::endRequested, &m_workspace, &Workspace::forbidEditing);
}

void EditFlow::connectWorkspace()
{
    connect(&m_workspace, &Workspace::ran, this, &EditFlow::noteOutcome);
    connect(&m_workspace, &Workspace::editingChanged, this, &EditFlow::showState);
    connect(&m_workspace, &Workspace::editingChanged, m_panels.messages, &MessageBar::endPassing);
    connect(&m_workspace, &Workspace::databaseOpened, this, &EditFlow::showState);
    connect(&m_workspace, &Workspace::changesSettled, this, &EditFlow::settle);
    connect(&m_workspace, &Workspace::changesLost, this, [this] {
        m_panels.messages->showMessage({Message::Kind::Warning, tr("Pending changes were undone."), {}, {}, {}});
    });
    connect(&m_workspace, &Workspace::changesWaiting, this, &EditFlow::tellWaiting);
    connect(&m_workspace, &Workspace::editFailed, this, [this](const Error& error) {
        m_panels.messages->showMessage({Message::Kind::Error, statementErrorText(error), QString::fromStdString(error.detail), {}, {}});
    });
}

void EditFlow::setEditing(bool isOn)
{
    showState(); // the mark follows what really is
    if (!isOn)
        return m_workspace.forbidEditing();
    if (!m_workspace.hasDatabase())
        return;
    if (m_workspace.isSnapshot())
        return m_panels.messages->showMessage(
            {Message::Kind::Info, tr("This is a temporary copy. Open the file itself to change it."), {}, {}, {}});
    m_workspace.allowEditing();
}

void EditFlow::noteOutcome(const QueryOutcome& outcome)
{
    const bool isRefused = !outcome.table && outcome.table.error().code == ErrorCode::RefusedStatement;
    if (isRefused && m_workspace.isServer())
        m_panels.messages->showMessage({Message::Kind::Info,
                                        tr("Databases on servers are read-only. Nothing was changed."),
                                        QString::fromStdString(outcome.table.error().detail),
                                        {},
                                        {},
                                        true});
    else if (isRefused && !m_workspace.isEditing())
        m_panels.messages->showMessage({Message::Kind::Info, tr("The statement would change the file, but the file is read-only."),
                                        QString::fromStdString(outcome.table.error().detail), tr("Enable editing"),
                                        [this] { setEditing(true); }, true});
    if (outcome.changes)
        noteChanges(*outcome.changes);
    showState();
}

void EditFlow::noteChanges(const ChangeSet& changes)
{
    for (const TableChange& change : changes.tables) {
        auto known = std::ranges::find(m_pending, change.table, &TableChange::table);
        if (known == m_pending.end())
            known = m_pending.insert(known, TableChange{.table = change.table});
        known->inserted += change.inserted;
        known->updated += change.updated;
        known->deleted += change.deleted;
    }
    m_changesSchema = m_changesSchema || changes.changesSchema;
    m_isUnconditional = m_isUnconditional || (changes.isUnconditional && !changes.tables.empty());
    m_wasTold = false;
}

QString EditFlow::summary() const
{
    QStringList parts;
    for (const TableChange& change : m_pending)
        parts << changeText(change);
    if (m_changesSchema)
        parts << tr("the schema");
    return parts.join(QStringLiteral("; "));
}

void EditFlow::showState()
{
    const bool isEditing = m_workspace.isEditing();
    const bool hasPending = m_workspace.hasPending();
    if (!hasPending) {
        m_pending.clear();
        m_changesSchema = m_isUnconditional = false;
    }
    m_actions.editing->setChecked(isEditing);
    m_actions.applyChanges->setEnabled(hasPending);
    m_actions.undoChanges->setEnabled(hasPending);
    m_panels.edits->setVisible(isEditing);
    m_panels.edits->showPending(summary(), m_isUnconditional ? tr("The statement has no WHERE, so it applies to every row.") : QString());
}

/// Tables that came or went are seen once the file is read again.
void EditFlow::settle(bool areKept)
{
    const bool isNewSchema = areKept && m_changesSchema;
    if (m_panels.edits->isAncestorOf(m_panels.edits->window()->focusWidget()))
        m_panels.results->current()->setFocus(); // else the button beside the one that is dead now would have it
    m_panels.results->settleChanges(areKept);
    m_panels.edits->showSettled(summary(), areKept);
    showState();
    if (isNewSchema)
        m_workspace.openDatabase(m_workspace.openedFrom());
}

bool EditFlow::mayLeave()
{
    if (!m_workspace.hasPending() || std::exchange(m_wasTold, true))
        return true;
    tellWaiting();
    return false;
}

void EditFlow::tellWaiting()
{
    m_panels.messages->showMessage(
        {Message::Kind::Warning, tr("There are pending changes. Apply or undo the changes first."), summary(), {}, {}});
}
