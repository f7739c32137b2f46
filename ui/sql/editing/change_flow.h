// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/workers/side_reader.h"
#include "ui/rows/table/edited_rows.h"

#include <QObject>

#include <set>
#include <string>
#include <utility>

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
    using Names = std::set<std::pair<std::string, std::string>>; ///< of tables and columns

    void readFile();
    void showState();
    QString fileReason() const;
    RowBinding bindingOf(const std::string& sql) const;

    Panels m_panels;
    WindowActions& m_actions;
    Workspace& m_workspace;
    Names m_generated; ///< columns that SQLite fills
    bool m_areGeneratedKnown = false;
    SideReader m_reader;
};
