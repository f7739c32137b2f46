// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class Preferences;
class QDockWidget;
class QMainWindow;
class WindowActions;
class Workspace;

/// What is about the program rather than the data: the manual, the list of commands, the keys, the preferences, and what to send with a report.
class HelpDesk : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    HelpDesk(WindowActions& actions, Workspace& workspace, Preferences& preferences, QMainWindow* window);

private:
    void showHelp();
    void leaveHelp();
    void showCommands();
    QString diagnostics() const;
    void copyDiagnostics();
    void showLog();

    Workspace& m_workspace;
    QMainWindow* m_window;
    QDockWidget* m_help = nullptr; ///< null until asked for
    QPointer<QWidget> m_before;    ///< had the focus when it was asked for
};
