// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "core/files/importing/data_file.h"
#include "ui/answer/asking/ask_flow.h"
#include "ui/base/storage/password_store.h"
#include "ui/base/wording/place_title.h"
#include "ui/sql/editing/edit_flow.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_files.h"
#include "ui/sql/editor/sql_panel.h"
#include "ui/window/purpose_docks.h"
#include "ui/window/window_contents.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QScreen>
#include <QTimer>

#include <utility>

using namespace ratatosk;

namespace {

constexpr QSize kWindowSize(1360, 860); ///< at the first start

} // namespace

MainWindow::MainWindow(std::unique_ptr<AnswerSource> source, Preferences& preferences, DraftStore drafts, QWidget* parent)
    : QMainWindow(parent), m_preferences(preferences),
      m_drafts(
          std::move(drafts), [this] { return m_contents ? m_contents->draft() : Draft(); }, nullptr),
      m_workspace(std::move(source))
{
    connect(&m_workspace, &Workspace::modelUnavailable, this, [this](const Error& error) { m_modelFault = error; });
    connect(&m_workspace, &Workspace::modelReady, this, [this] { m_modelFault.reset(); });
    resize(kWindowSize.boundedTo(screen()->availableSize() * 0.9));
    makeContents(ModelFlow::Model::ToBeLoaded);
    restoreGeometry(m_preferences.windowGeometry());
    restoreState(m_preferences.windowState(), Preferences::kWindowStateVersion);
    m_contents->sides().settle();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeContents(ModelFlow::Model model)
{
    m_contents = std::make_unique<WindowContents>(*this, m_workspace, m_preferences, m_drafts, model);
    if (m_passwords)
        m_contents->setPasswordStore(m_passwords);
    connect(m_contents.get(), &WindowContents::freshWanted, this, &MainWindow::freshWanted);
    connect(m_contents.get(), &WindowContents::databaseWanted, this, qOverload<const QString&>(&MainWindow::openDatabase));
    connect(m_contents.get(), &WindowContents::filesWanted, this, &MainWindow::openFiles);
}

void MainWindow::setPasswordStore(std::shared_ptr<PasswordStore> store)
{
    m_passwords = std::move(store);
    m_contents->setPasswordStore(m_passwords);
}

/// Each part of a language is an event of its own; the contents are made once for all of them.
void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_contents && !std::exchange(m_isTranslating, true))
        QMetaObject::invokeMethod(this, &MainWindow::translate, Qt::QueuedConnection);
}

/// The file stays open and the model loaded; a question or statement under way is stopped.
void MainWindow::translate()
{
    m_isTranslating = false;
    m_workspace.stop();
    m_contents->sides().remember();
    const WindowContents::Kept kept = m_contents->kept();
    setUpdatesEnabled(false);
    m_contents.reset();
    makeContents(ModelFlow::Model::InUse);
    m_contents->resume(kept, m_modelFault);
    setUpdatesEnabled(true);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!event->spontaneous())
        QTimer::singleShot(0, &m_workspace, &Workspace::start); // the model loads once the window is there
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_contents->edits().mayLeave())
        return event->ignore();
    m_drafts.save();
    m_contents->sides().remember();
    m_preferences.setWindowPlacement(saveGeometry(), saveState(Preferences::kWindowStateVersion));
    QMainWindow::closeEvent(event);
}

/// SQL text goes into a tab each, everything else is opened as a database, several together: one written out as SQL, too.
void MainWindow::openFiles(const QStringList& files)
{
    QStringList databases;
    for (const QString& file : files) {
        const bool isSql = QFileInfo(file).suffix().compare(QLatin1String("sql"), Qt::CaseInsensitive) == 0;
        isSql && !isImportable(file.toStdString()) ? m_contents->sqlFiles().open(file) : databases.append(file);
    }
    if (!databases.isEmpty())
        openDatabase(placeOfFiles(databases));
}

void MainWindow::openDatabase(const QString& file)
{
    m_workspace.openDatabase(wholePlace(file));
}

void MainWindow::openDatabase(const QString& file, const QString& question)
{
    m_contents->asking().askOnceOpened(question);
    openDatabase(file);
}

void MainWindow::enterSafeMode()
{
    m_drafts.restoreNothing();
    m_contents->panels().messages->showMessage(
        {Message::Kind::Warning,
         tr("The program ended unexpectedly at its last starts, so your drafts were not restored."),
         tr("The drafts for each database are kept in a file. The name of the file appears when you open the database."),
         {},
         {}});
}
