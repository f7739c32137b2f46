// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/server_flow.h"

#include "core/database/postgres/address_fields.h"
#include "core/database/postgres/server_address.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/error_text.h"
#include "ui/files/server_bar.h"

#include <QAction>

#include <optional>
#include <utility>

using namespace ratatosk;

ServerFlow::ServerFlow(ServerBar& bar, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_bar(bar), m_workspace(workspace)
{
    for (QAction* action : {actions.openSnapshot, actions.checkUnchanged, actions.checkTables, actions.editing})
        m_fileActions.push_back({action, action->toolTip(), action->statusTip()});
    connect(actions.connectServer, &QAction::triggered, this, &ServerFlow::openForm);
    connect(&bar, &ServerBar::connectRequested, this, &ServerFlow::requestConnection);
    connect(&bar, &ServerBar::forgetRequested, this, &ServerFlow::forgetPassword);
    connect(&bar, &ServerBar::stopRequested, this, [this] {
        m_workspace.stopOpening();
        m_bar.showFailure(tr("Stopped. No connection was made."), {}, false);
    });
    connectWorkspace();
}

void ServerFlow::setPasswordStore(std::shared_ptr<PasswordStore> store)
{
    m_passwords = std::move(store);
    if (m_passwords)
        m_bar.offerPasswordStore();
}

void ServerFlow::requestConnection(const QString& address)
{
    const bool isTyped = !addressFields(address.toStdString()).password.empty();
    m_tried = isTyped ? QString::fromStdString(withoutPassword(address.toStdString())) : QString();
    m_isTryingKept = false;
    m_pendingPlace = m_passwords && m_bar.wantsPasswordKept() ? address : QString();
    m_workspace.openDatabase(address);
}

/// With the server that is open, as a beginning.
void ServerFlow::openForm()
{
    showForm(m_workspace.isServer() ? m_workspace.databaseFile() : QString());
}

void ServerFlow::showForm(const QString& place)
{
    m_bar.open(place);
    m_bar.showKeptPassword(m_kept.contains(place));
}

void ServerFlow::connectWorkspace()
{
    connect(&m_workspace, &Workspace::databaseOpening, this, [this](const QString& place) {
        if (m_tried != place)
            m_tried.clear();
        if (!isServerAddress(place.toStdString()))
            m_bar.dismiss();
        else if (m_bar.isVisible())
            m_bar.showConnecting();
    });
    connect(&m_workspace, &Workspace::databaseOpened, this, [this] {
        keepPassword();
        m_tried.clear();
        m_isTryingKept = false;
        m_bar.dismiss();
        showWhatIsOff();
    });
    connect(&m_workspace, &Workspace::databaseFailed, this, &ServerFlow::showFailure);
}

/// Only a password that the server has accepted is worth keeping.
void ServerFlow::keepPassword()
{
    const std::string pendingPlace = std::exchange(m_pendingPlace, {}).toStdString();
    if (pendingPlace.empty() || !m_passwords || !m_workspace.isServer())
        return;
    const QString server = QString::fromStdString(withoutPassword(pendingPlace));
    const QString password = QString::fromStdString(addressFields(pendingPlace).password);
    m_store.start([store = m_passwords, server, password](std::stop_token) { return store->keep(server, password); },
                  [this, server](bool isKept) {
                      if (isKept)
                          m_kept.insert(server);
                      else
                          Q_EMIT messageShown(
                              tr("The desktop's password store did not accept the password, so the password was not remembered."));
                  });
}

void ServerFlow::forgetPassword(const QString& place)
{
    if (!m_passwords)
        return;
    m_store.start([store = m_passwords, place](std::stop_token) { return store->forget(place); },
                  [this, place](bool isForgotten) {
                      m_kept.remove(place);
                      m_bar.showKeptPassword(false);
                      m_bar.tell(isForgotten ? tr("The password is forgotten.") : tr("There was no password to forget."));
                  });
}

/// Once for each time that the place is named.
void ServerFlow::tryKeptPassword(const QString& place, const Error& error)
{
    m_tried = place;
    m_store.start([store = m_passwords, place](std::stop_token) { return store->find(place); },
                  [this, place, error](const std::optional<QString>& password) {
                      if (m_tried != place) // something else is wanted by now
                          return;
                      if (!password)
                          return tellFailure(place, error);
                      m_kept.insert(place);
                      m_isTryingKept = true;
                      AddressFields fields = addressFields(place.toStdString());
                      fields.password = password->toStdString();
                      m_workspace.openDatabase(QString::fromStdString(writtenAddress(fields)));
                  });
}

void ServerFlow::showFailure(const QString& place, const Error& error)
{
    if (!isServerAddress(place.toStdString()))
        return;
    m_pendingPlace.clear();
    if (error.code == ErrorCode::ServerPassword && m_passwords && m_tried != place)
        return tryKeptPassword(place, error);
    tellFailure(place, error);
}

/// However it was asked for, the form is where it can be set right.
void ServerFlow::tellFailure(const QString& place, const Error& error)
{
    if (!m_bar.isConnecting())
        showForm(place);
    const QString text = error.code == ErrorCode::WorkerFailed ? statementErrorText(error) : errorText(error);
    const bool wantsPassword = error.code == ErrorCode::ServerPassword;
    m_bar.showFailure(text, QString::fromStdString(error.detail), wantsPassword);
    if (std::exchange(m_isTryingKept, false) && wantsPassword)
        m_bar.tell(tr("The server does not accept the remembered password. Type the password again."));
}

void ServerFlow::showWhatIsOff()
{
    const bool isServer = m_workspace.isServer();
    for (const FileAction& one : m_fileActions) {
        one.action->setEnabled(!isServer);
        one.action->setToolTip(isServer ? tr("Databases on servers are read-only.") : one.toolTip);
        one.action->setStatusTip(isServer ? tr("Databases on servers are read-only.") : one.statusTip);
    }
}
