// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

class CellDialog;
class MessageBar;
class ResultTabs;
class SqlPanel;
class WindowActions;
class Workspace;

/// While editing is on, the rows that are shown can be changed, added and deleted: the statement goes to a tab for changes and is run,
/// which shows the rows before and after, to be applied or undone. The change of a cell turns editing on by itself.
class ChangeFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        MessageBar* messages;
        ResultTabs* results;
        SqlPanel* sql;
    };

    /// All of them must outlive it.
    ChangeFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent);

private:
    static QString objectionToNumber(const QString& text);
    bool holdsChanges(int tab) const;
    void forgetStatements();
    void offerChange(CellDialog* dialog, int column);
    void deleteRows();
    void addRow();
    void insertTyped(const std::vector<ratatosk::ColumnId>& columns, const std::vector<std::optional<QString>>& texts);
    void pasteRows();
    std::string shownSql() const;
    void tell(const QString& text);
    void change(const std::string& statement);
    void run(const std::string& statement);

    int m_origin = 0;                    ///< number of the tab in which the last change was wished
    std::optional<std::string> m_wanted; ///< runs as soon as editing is on
    Panels m_panels;
    WindowActions& m_actions;
    Workspace& m_workspace;
};
