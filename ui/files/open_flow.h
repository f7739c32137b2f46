// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/files/file_watch.h"

#include <QObject>
#include <QString>

class DatabaseOpener;
class ImportBar;
class MessageBar;
class QStatusBar;
class WindowActions;
class Workspace;

/// Around the opening of a file: says that it goes on, why it failed and what can be done, offers a private copy, and tells when
/// another program has changed what is open.
class OpenFlow : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    OpenFlow(MessageBar& messages, WindowActions& actions, Workspace& workspace, DatabaseOpener& opener, QStatusBar* status,
             QObject* parent);

    /// `bar` must outlive it.
    void serveImports(ImportBar& bar);

private:
    void showFailure(const QString& file, const ratatosk::Error& error);
    void readAgain();
    void tellOfChange();
    void tellOfOmissions();
    void tellWhyNotEdited();

    MessageBar& m_messages;
    Workspace& m_workspace;
    DatabaseOpener& m_opener;
    QStatusBar* m_status;
    QString m_opening; ///< what the status bar says meanwhile
    QString m_locked;  ///< the file that could not be opened last, since another program writes to it
    FileWatch m_watch;
};
