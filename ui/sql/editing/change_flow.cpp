// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editing/change_flow.h"

#include "core/answer/explaining/editable_rows.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/rows/table/row_editor.h"

#include <QAction>

using namespace ratatosk;

ChangeFlow::ChangeFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_actions(actions), m_workspace(workspace)
{
    const auto connectEditor = [this](QAction* action, void (RowEditor::*does)()) {
        connect(action, &QAction::triggered, this, [this, does] { (m_panels.results->current()->editor().*does)(); });
    };
    connectEditor(actions.addRow, &RowEditor::addRow);
    connectEditor(actions.duplicateRows, &RowEditor::duplicateRows);
    connectEditor(actions.deleteRows, &RowEditor::deleteRows);
    connectEditor(actions.pasteRows, &RowEditor::pasteRows);
    connect(panels.results, &ResultTabs::messageShown, this, [this](const QString& text) {
        m_panels.messages->showMessage({.kind = Message::Kind::Info, .text = text, .isPassing = true});
    });
    connect(&workspace, &Workspace::databaseOpened, this, [this] {
        m_panels.results->edits().clear(); // they are of the file before
        showState();
    });
    workspace.setUnwritten([results = panels.results] { return !results->edits().isEmpty(); });
    panels.results->setBinding([this](const std::string& sql) { return bindingOf(sql); });
    showState();
}

void ChangeFlow::showState()
{
    const bool mayChange = m_workspace.hasDatabase() && fileReason().isEmpty();
    for (QAction* action : {m_actions.addRow, m_actions.duplicateRows, m_actions.deleteRows, m_actions.pasteRows})
        action->setEnabled(mayChange);
}

/// Why nothing of the file can be changed; empty: something can.
QString ChangeFlow::fileReason() const
{
    if (m_workspace.isServer())
        return tr("Databases on servers are read-only.");
    if (m_workspace.isSnapshot())
        return tr("This is a temporary copy. Open the file itself to change it.");
    if (m_workspace.isFileSet())
        return tr("Files that are opened together are read-only. Open one file alone to change it.");
    return m_workspace.isImport() ? tr("The file was imported for reading, so its rows are read-only.") : QString();
}

RowBinding ChangeFlow::bindingOf(const std::string& sql) const
{
    using Reason = EditableRows::Reason;
    const Schema& schema = m_workspace.schema();
    const EditableRows rows = editableRows(sql, schema);
    RowBinding binding;
    if (rows.reason == Reason::NotOneTable) {
        binding.reason = tr("These rows cannot be matched to rows in the file. Show the rows of one table with its primary key.");
        return binding;
    }
    binding.table = schema.table(rows.table).name;
    for (const ColumnId id : rows.columns) {
        const Column& column = schema.column(id);
        binding.columns.push_back(column.name);
        binding.types.push_back(column.type);
        binding.columnReasons << (column.isGenerated ? tr("The column is generated: SQLite computes its values.") : QString());
    }
    binding.reason = fileReason();
    if (!binding.reason.isEmpty())
        return binding;
    binding.canGrow = rows.canGrow();
    switch (rows.reason) {
    case Reason::View: binding.reason = tr("A view is read-only. Change the rows of its tables."); break;
    case Reason::NoKey: binding.reason = tr("The table has no primary key, so its rows cannot be identified."); break;
    case Reason::KeyNotShown: binding.reason = tr("The primary key is not shown, so the rows cannot be identified."); break;
    default: binding.key = rows.key;
    }
    return binding;
}
