// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/server_flow.h"

#include "core/postgres/server_address.h"
#include "ui/files/server_bar.h"
#include "ui/menus/window_actions.h"
#include "ui/state/workspace.h"
#include "ui/wording/error_text.h"

#include <QAction>

using namespace ratatosk;

ServerFlow::ServerFlow(ServerBar& bar, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_bar(bar), m_workspace(workspace)
{
    for (QAction* action : {actions.openSnapshot, actions.checkUnchanged, actions.checkTables, actions.editing})
        m_fileActions.push_back({action, action->toolTip(), action->statusTip()});
    connect(actions.connectServer, &QAction::triggered, this, &ServerFlow::openForm);
    connect(&bar, &ServerBar::connectRequested, this, [this](const QString& address) { m_workspace.openDatabase(address); });
    connect(&bar, &ServerBar::stopRequested, this, [this] {
        m_workspace.stopOpening();
        m_bar.showFailure(tr("Stopped. No connection was made."), {}, false);
    });
    connectWorkspace();
}

/// With the server that is open, as a beginning.
void ServerFlow::openForm()
{
    m_bar.open(m_workspace.isServer() ? m_workspace.databaseFile() : QString());
}

void ServerFlow::connectWorkspace()
{
    connect(&m_workspace, &Workspace::databaseOpening, this, [this](const QString& place) {
        if (!isServerAddress(place.toStdString()))
            m_bar.dismiss();
        else if (m_bar.isVisible())
            m_bar.showConnecting();
    });
    connect(&m_workspace, &Workspace::databaseOpened, this, [this] {
        m_bar.dismiss();
        showWhatIsOff();
    });
    connect(&m_workspace, &Workspace::databaseFailed, this, &ServerFlow::showFailure);
}

/// However it was asked for, the form is where it can be set right.
void ServerFlow::showFailure(const QString& place, const Error& error)
{
    if (!isServerAddress(place.toStdString()))
        return;
    if (!m_bar.isConnecting())
        m_bar.open(place);
    const QString text = error.code == ErrorCode::WorkerFailed ? statementErrorText(error) : errorText(error);
    m_bar.showFailure(text, QString::fromStdString(error.detail), error.code == ErrorCode::ServerPassword);
}

void ServerFlow::showWhatIsOff()
{
    const bool isServer = m_workspace.isServer();
    for (const FileAction& one : m_fileActions) {
        one.action->setEnabled(!isServer);
        one.action->setToolTip(isServer ? tr("A server is only read.") : one.toolTip);
        one.action->setStatusTip(isServer ? tr("A server is only read.") : one.statusTip);
    }
}
