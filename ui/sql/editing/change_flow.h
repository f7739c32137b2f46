// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rows/table/edited_rows.h"

#include <QObject>

#include <string>

class MessageBar;
class ResultTabs;
class RowEditor;
class WindowActions;
class Workspace;

/// Rows that are shown can be changed, added and deleted where they are, as far as they are rows of one table: says which, and does what
/// the menu says. Nothing is written here.
class ChangeFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        MessageBar* messages;
        ResultTabs* results;
    };

    /// All of them must outlive it.
    ChangeFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent);

private:
    void showState();
    QString fileReason() const;
    RowBinding bindingOf(const std::string& sql) const;

    Panels m_panels;
    WindowActions& m_actions;
    Workspace& m_workspace;
};
