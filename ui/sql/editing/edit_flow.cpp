// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editing/edit_flow.h"

#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/error_text.h"
#include "ui/rows/exporting/copy_bar.h"
#include "ui/rows/table/change_table.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/rows/table/row_editor.h"
#include "ui/sql/editing/edit_applier.h"
#include "ui/sql/editing/edit_bar.h"

#include <QAction>
#include <QApplication>

#include <algorithm>
#include <utility>

using namespace ratatosk;

EditFlow::EditFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_actions(actions), m_workspace(workspace), m_applier(new EditApplier(this))
{
    connectActions();
    connectWorkspace();
    connectEdits();
    showState();
}

void EditFlow::connectActions()
{
    m_panels.edits->setActions(m_actions.applyChanges, m_actions.undoChanges);
    connect(m_actions.editing, &QAction::triggered, this, &EditFlow::setEditing);
    connect(m_actions.applyChanges, &QAction::triggered, this, &EditFlow::apply);
    connect(m_actions.undoChanges, &QAction::triggered, this, &EditFlow::undo);
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

void EditFlow::connectEdits()
{
    PendingEdits& edits = m_panels.results->edits();
    m_panels.edits->setEdits(edits);
    connect(&edits, &PendingEdits::changed, this, [this] {
        m_wasShown = false;
        showState();
    });
    connect(m_panels.edits, &EditBar::cellWanted, this, [this](int edit, const std::string& column) {
        if (m_panels.results->current()->editor().showEdit(edit, column))
            m_panels.results->current()->setFocus();
    });
    connect(m_applier, &EditApplier::applied, this, &EditFlow::noteApplied);
    connect(m_applier, &EditApplier::refused, this, &EditFlow::noteRefused);
    connect(m_applier, &EditApplier::failed, this, [this](const Error& error) {
        m_panels.messages->showMessage({Message::Kind::Error, statementErrorText(error), QString::fromStdString(error.detail), {}, {}});
        showState();
    });
}

bool EditFlow::isPending() const
{
    return m_workspace.hasPending() || !m_panels.results->edits().isEmpty();
}

/// What statements have changed holds the file: it goes first. What is being typed over a cell belongs to it.
void EditFlow::apply()
{
    if (m_panels.results->isAncestorOf(QApplication::focusWidget()))
        m_panels.results->current()->setFocus();
    m_appliesNext = m_workspace.hasPending() && !m_panels.results->edits().isEmpty();
    m_workspace.hasPending() ? m_workspace.applyChanges() : applyEdits();
}

void EditFlow::applyEdits()
{
    const RowEdits& edits = m_panels.results->edits().edits();
    if (edits.isEmpty())
        return;
    m_applier->apply(m_workspace.readFile().toStdString(), edits.all());
    m_actions.applyChanges->setEnabled(false);
}

/// Who looks at the rows stays where they are.
void EditFlow::noteApplied()
{
    const QString written = summary();
    m_panels.results->keepPlaces();
    m_panels.edits->showSettled(written, true);
    m_panels.results->edits().clear();
    m_workspace.noteWritten();
    if (m_workspace.isEditing())
        return; // the bar stays, and says so
    const auto tell = [this, written] {
        m_panels.messages->showMessage({.kind = Message::Kind::Info,
                                        .text = tr("Written to the file: %1").arg(written),
                                        .details = {},
                                        .actionText = {},
                                        .action = {},
                                        .isPassing = true});
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection); // once the rows are being read anew, which ends passing messages
}

void EditFlow::noteRefused(const std::vector<EditFault>& faults)
{
    m_panels.results->edits().showFaults(faults);
    m_panels.results->current()->editor().showEdit(faults.front().edit, faults.front().column);
    m_panels.messages->showMessage(
        {.kind = Message::Kind::Warning,
         .text = tr("Nothing was written, because %n change(s) were refused.", nullptr, static_cast<int>(faults.size())) + QLatin1Char(' ')
             + faultText(faults.front()),
         .details = QString::fromStdString(faults.front().detail),
         .actionText = {},
         .action = {},
         .isPassing = true});
    showState();
}

/// Ctrl+Z in the rows brings edits back.
void EditFlow::undo()
{
    PendingEdits& edits = m_panels.results->edits();
    if (!edits.isEmpty()) {
        m_panels.edits->showSettled(summary(), false);
        edits.change([](RowEdits& all) { all.dropAll(); });
    }
    if (m_workspace.hasPending())
        m_workspace.undoChanges();
}

/// Of both ways together.
std::vector<TableChange> EditFlow::counts() const
{
    std::vector<TableChange> tables = m_pending;
    for (const RowEdit& edit : m_panels.results->edits().edits().all()) {
        auto table = std::ranges::find(tables, edit.place.table, &TableChange::table);
        if (table == tables.end())
            table = tables.insert(table, TableChange{.table = edit.place.table});
        switch (edit.kind) {
        case RowEdit::Kind::Updated: ++table->updated; break;
        case RowEdit::Kind::Inserted: ++table->inserted; break;
        case RowEdit::Kind::Deleted: ++table->deleted; break;
        }
    }
    return tables;
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
    m_wasShown = false;
}

QString EditFlow::summary() const
{
    QStringList parts;
    for (const TableChange& change : counts())
        parts << changeText(change);
    if (m_changesSchema)
        parts << tr("the schema");
    return parts.join(QStringLiteral("; "));
}

void EditFlow::showState()
{
    const bool isEditing = m_workspace.isEditing();
    if (!m_workspace.hasPending()) {
        m_pending.clear();
        m_changesSchema = m_isUnconditional = false;
    }
    m_actions.editing->setChecked(isEditing);
    m_actions.applyChanges->setEnabled(isPending() && !m_applier->isApplying());
    m_actions.undoChanges->setEnabled(isPending() && !m_applier->isApplying());
    m_panels.edits->showPending(summary(), m_isUnconditional ? tr("The statement has no WHERE, so it applies to every row.") : QString(),
                                isEditing);
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
    if (std::exchange(m_appliesNext, false) && areKept)
        return applyEdits();
    if (isNewSchema)
        m_workspace.openDatabase(m_workspace.openedFrom());
}

bool EditFlow::mayLeave()
{
    if (!isPending() || std::exchange(m_wasShown, true))
        return true;
    tellWaiting();
    return false;
}

void EditFlow::tellWaiting()
{
    m_panels.messages->showMessage(
        {Message::Kind::Warning, tr("There are pending changes. Apply or undo the changes first."), summary(), {}, {}});
}
