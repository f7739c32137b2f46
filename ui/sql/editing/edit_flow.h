// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/row_change.h"
#include "core/files/rows/row_edits.h"

#include <QObject>

#include <vector>

class CopyBar;
class EditApplier;
class EditBar;
class MessageBar;
struct QueryOutcome;
class ResultTabs;
class WindowActions;
class Workspace;

/// The way of a change: allowed by the user and run, or typed into rows; looked at, then applied or undone. Connects editor, edit bar and
/// results.
class EditFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        CopyBar* copy;
        EditBar* edits;
        MessageBar* messages;
        ResultTabs* results;
    };

    /// All of them must outlive it.
    EditFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent);

    /// False: changes are pending, and the user has been told; who asks again means it.
    bool mayLeave();

private:
    void connectActions();
    void connectWorkspace();
    void connectEdits();
    bool isPending() const;
    void apply();
    void undo();
    void applyEdits();
    void noteApplied();
    void noteRefused(const std::vector<ratatosk::EditFault>& faults);
    std::vector<ratatosk::TableChange> counts() const;
    void setEditing(bool isOn);
    void noteOutcome(const QueryOutcome& outcome);
    void noteChanges(const ratatosk::ChangeSet& changes);
    void showState();
    void settle(bool areKept);
    void tellWaiting();
    QString summary() const;

    Panels m_panels;
    WindowActions& m_actions;
    Workspace& m_workspace;
    std::vector<ratatosk::TableChange> m_pending; ///< counts only
    bool m_changesSchema = false;
    bool m_isUnconditional = false;
    bool m_wasShown = false;
    EditApplier* m_applier = nullptr;
    bool m_appliesNext = false; ///< edits of rows, once what statements changed is written
};
