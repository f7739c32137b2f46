// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QWidget;
class ServerBar;
class WindowActions;
class Workspace;

/// Around a server's database: the form in which it is named, why there is no connection, and what is not done with one.
class ServerFlow : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    ServerFlow(ServerBar& bar, WindowActions& actions, Workspace& workspace, QObject* parent);

    void openForm();

private:
    void connectWorkspace();
    void showFailure(const QString& place, const ratatosk::Error& error);
    void showWhatIsOff();

    /// What is done to files alone, and how that is explained there.
    struct FileAction {
        QAction* action;
        QString toolTip;
        QString statusTip;
    };

    ServerBar& m_bar;
    Workspace& m_workspace;
    std::vector<FileAction> m_fileActions;
};
