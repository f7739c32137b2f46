// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/open_flow.h"

#include "core/base/log.h"
#include "core/database/postgres/server_address.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/open_failure_text.h"
#include "ui/base/wording/place_title.h"
#include "ui/files/database_opener.h"
#include "ui/files/import_bar.h"

#include <QAction>
#include <QStatusBar>

#include <utility>

using namespace ratatosk;

OpenFlow::OpenFlow(MessageBar& messages, WindowActions& actions, Workspace& workspace, DatabaseOpener& opener, QStatusBar* status,
                   QObject* parent)
    : QObject(parent), m_messages(messages), m_workspace(workspace), m_opener(opener), m_status(status)
{
    connect(actions.readAgain, &QAction::triggered, this, &OpenFlow::readAgain);
    connect(actions.openSnapshot, &QAction::triggered, this, [this] {
        if (m_workspace.hasDatabase())
            m_workspace.openSnapshot(m_workspace.databaseFile());
    });
    connect(&workspace, &Workspace::databaseOpening, this, [this](const QString& file) {
        m_opening = tr("Opening %1…").arg(placeTitle(file));
        m_status->showMessage(m_opening);
    });
    connect(&workspace, &Workspace::databaseOpened, this, [this] {
        m_locked.clear();
        m_watch.watch(m_workspace.sourceFile());
        tellOfOmissions();
    });
    connect(&workspace, &Workspace::databaseFailed, this, &OpenFlow::showFailure);
    connect(&workspace, &Workspace::changesSettled, this, [this] { m_watch.noteOwnChange(); });
    connect(&workspace, &Workspace::editingRefused, this, &OpenFlow::tellWhyNotEdited);
    connect(&m_watch, &FileWatch::changed, this, &OpenFlow::tellOfChange);
}

void OpenFlow::showFailure(const QString& file, const Error& error)
{
    if (m_status->currentMessage() == m_opening) // a question may be under way by now, and say so
        m_status->clearMessage();
    if (isServerAddress(file.toStdString())) // told of in the form for servers
        return;
    const QString text = openFailureText(file, error);
    const QString detail = QString::fromStdString(error.detail);
    const bool isLocked = error.code == ErrorCode::DatabaseLocked;
    if (isLocked && std::exchange(m_locked, file) != file) // a second time in a row, waiting has not helped
        return m_messages.showMessage(
            {Message::Kind::Warning, text, detail, tr("Try again"), [this, file] { m_workspace.openDatabase(file); }});
    if (error.code == ErrorCode::DatabaseNeedsRecovery || isLocked)
        m_messages.showMessage(
            {Message::Kind::Warning, text, detail, tr("Open a snapshot copy"), [this, file] { m_workspace.openSnapshot(file); }});
    else
        m_messages.showMessage({Message::Kind::Error, text, detail, tr("Open another file…"), [this] { m_opener.chooseFile(); }});
}

void OpenFlow::readAgain()
{
    if (m_workspace.isSnapshot())
        m_workspace.openSnapshot(m_workspace.databaseFile());
    else if (m_workspace.hasDatabase())
        m_workspace.openDatabase(m_workspace.openedFrom());
}

void OpenFlow::tellOfChange()
{
    const QString name = placeTitle(m_workspace.databaseFile());
    m_messages.showMessage({Message::Kind::Info,
                            tr("Another program has changed %1. The window still shows the old rows and tables.").arg(name),
                            {},
                            tr("Read again"),
                            [this] { readAgain(); }});
}

void OpenFlow::tellWhyNotEdited()
{
    if (m_workspace.isServer())
        return m_messages.showMessage({Message::Kind::Info, tr("Databases on servers are read-only."), {}, {}, {}});
    if (m_workspace.isFileSet())
        return m_messages.showMessage(
            {Message::Kind::Info, tr("Files that are opened together are read-only. Open a file alone to change it."), {}, {}, {}});
    const QString name = placeTitle(m_workspace.databaseFile());
    m_messages.showMessage(
        {Message::Kind::Info,
         tr("These tables were imported from %1 and are read-only. Change that file in its own program, then read it again.").arg(name),
         {},
         {},
         {}});
}

/// A file of data is made into a database first, and then opened like any other.
void OpenFlow::serveImports(ImportBar& bar)
{
    connect(&m_workspace, &Workspace::importWanted, &bar, &ImportBar::start);
    connect(&m_workspace, &Workspace::databaseOpening, &bar, &ImportBar::giveUp);
    connect(&bar, &ImportBar::imported, &m_workspace, &Workspace::openImport);
    connect(&bar, &ImportBar::failed, this, &OpenFlow::showFailure);
}

void OpenFlow::tellOfOmissions()
{
    const std::vector<std::string>& omissions = m_workspace.schema().omissions();
    if (omissions.empty())
        return;
    QStringList lines;
    for (const std::string& omission : omissions) {
        logIncident(omission);
        lines << QString::fromStdString(omission);
    }
    m_messages.showMessage({Message::Kind::Warning,
                            tr("%n part(s) of this file cannot be read and are left out.", nullptr, static_cast<int>(lines.size())),
                            lines.join(QLatin1Char('\n')),
                            {},
                            {}});
}
