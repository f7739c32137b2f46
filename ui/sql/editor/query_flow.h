// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/storage/run_history.h"
#include "ui/base/workers/side_reader.h"
#include "ui/base/workers/task_runner.h"

#include <QObject>

#include <cstdint>
#include <string>

class MessageBar;
class Preferences;
struct QueryOutcome;
class ResultPanel;
class ResultTabs;
class SqlPanel;
class WindowActions;
class Workspace;

/// The way of a statement: editor -> workspace -> results -> clipboard or file. Connects these and their actions.
class QueryFlow : public QObject
{
    Q_OBJECT
public:
    static constexpr std::int64_t kAllRows = 5'000'000; ///< memory is the limit: more are exported, not shown

    struct Panels {
        MessageBar* messages;
        ResultTabs* results;
        SqlPanel* sql;
    };

    /// All of them must outlive it.
    QueryFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, Preferences& preferences, QObject* parent);

private:
    void connectRunning();
    void connectEditing();
    void connectTabs();
    void connectRows();
    void tell(const QString& text);
    void find();
    void showErrorHelp(const QueryOutcome& outcome);
    void explain();
    void checkNames(const QString& sql);
    QString asShown(const ResultPanel& result) const;
    void exportRows();
    void remember(const QueryOutcome& outcome) const;
    void rememberEnd(bool areKept) const;
    void fetchHistory();
    void showHistory(const QList<RunRecord>& records);
    std::string remarkFor(const QString& sql) const;

    Panels m_panels;
    WindowActions& m_actions;
    Workspace& m_workspace;
    Preferences& m_preferences;
    RunHistory m_history;
    SideReader m_checker;   ///< compiles what is being typed
    TaskRunner m_historian; ///< reads the history, which may be long
};
