// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/base/storage/password_store.h"
#include "ui/base/workers/task_runner.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <memory>
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

    /// Where passwords may be remembered; without one there is no such offer. Before a server is named.
    void setPasswordStore(std::shared_ptr<PasswordStore> store);

Q_SIGNALS:
    /// Something that a person should know, though all goes on.
    void messageShown(const QString& text);

private:
    void showForm(const QString& place);
    void connectWorkspace();
    void showFailure(const QString& place, const ratatosk::Error& error);
    void tellFailure(const QString& place, const ratatosk::Error& error);
    void requestConnection(const QString& address);
    void tryKeptPassword(const QString& place, const ratatosk::Error& error);
    void keepPassword();
    void forgetPassword(const QString& place);
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
    QString m_pendingPlace;      ///< the address with its password, while it is to be kept once it has proved right
    QString m_tried;             ///< the place for which a kept password was looked for
    bool m_isTryingKept = false; ///< the kept password is under way
    QSet<QString> m_kept;        ///< places whose password is known to be remembered
    std::shared_ptr<PasswordStore> m_passwords;
    TaskRunner m_store; // last member, first destroyed
};
