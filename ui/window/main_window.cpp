// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "core/files/importing/data_file.h"
#include "ui/answer/asking/answer_book.h"
#include "ui/answer/asking/answers_panel.h"
#include "ui/answer/asking/ask_flow.h"
#include "ui/answer/asking/glance_flow.h"
#include "ui/answer/asking/question_panel.h"
#include "ui/answer/explaining/explanation_panel.h"
#include "ui/answer/explaining/picture_desk.h"
#include "ui/answer/explaining/reading_flow.h"
#include "ui/answer/thread/thread_flow.h"
#include "ui/base/look/focus_ring.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/wording/error_text.h"
#include "ui/base/wording/place_title.h"
#include "ui/base/workers/cell_finder.h"
#include "ui/files/database_opener.h"
#include "ui/files/file_checks.h"
#include "ui/files/format_flow.h"
#include "ui/files/open_flow.h"
#include "ui/files/overview_flow.h"
#include "ui/files/schema_panel.h"
#include "ui/files/search_flow.h"
#include "ui/files/server_bar.h"
#include "ui/files/server_flow.h"
#include "ui/files/start_panel.h"
#include "ui/files/table_flow.h"
#include "ui/help/about_dialog.h"
#include "ui/help/help_desk.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/sql/editing/change_flow.h"
#include "ui/sql/editing/edit_flow.h"
#include "ui/sql/editor/page_flow.h"
#include "ui/sql/editor/parameter_bar.h"
#include "ui/sql/editor/query_flow.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/sql/editor/sql_files.h"
#include "ui/sql/editor/sql_panel.h"
#include "ui/window/busy_clock.h"
#include "ui/window/context_menus.h"
#include "ui/window/file_drop.h"
#include "ui/window/find_flow.h"
#include "ui/window/language_flow.h"
#include "ui/window/model_flow.h"
#include "ui/window/purpose_docks.h"
#include "ui/window/text_zoom.h"
#include "ui/window/work_pages.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QProcess>
#include <QStatusBar>
#include <QToolButton>

using namespace ratatosk;

namespace {

constexpr int kStoppedMilliseconds = 5000; ///< that long the status bar says so

QString detailOf(const Error& error)
{
    return QString::fromStdString(error.detail);
}

} // namespace

MainWindow::MainWindow(std::unique_ptr<AnswerSource> source, Preferences& preferences, DraftStore drafts, QWidget* parent)
    : QMainWindow(parent), m_preferences(preferences), m_cells(new CellFinder(this)),
      m_panels(
          this,
          [this](ColumnId column, const QString& prefix, const SqlCompleter::TakeValues& take) { m_cells->find(column, prefix, take); }),
      m_panes(m_panels.panes()), m_actions(new WindowActions(this)), m_opener(new DatabaseOpener(preferences, this)),
      m_drafts(new DraftKeeper(
          std::move(drafts),
          [this] {
              return Draft{m_panels.question->question(), m_panels.sql->tabs()->drafts(), m_panels.sql->tabs()->currentIndex()};
          },
          this)),
      m_workspace(std::move(source))
{
    setWindowTitle(QStringLiteral("Ratatosk"));
    connect(new FileDrop(*this), &FileDrop::dropped, this, &MainWindow::openFiles);
    showRecent();
    connectActions();
    new PictureDesk({m_panels.why, m_panels.graph, m_panels.messages, m_panels.sql}, *m_actions, m_workspace,
                    this); // first: knows of accepted keys before a question is asked
    connectDatabase();
    createFlows();
    connectSelection();
    arrange();
}

void MainWindow::createFlows()
{
    const WindowPanels& p = m_panels;
    m_asking = new AskFlow({p.answers, p.askBack, p.headline, p.why, p.graph, p.messages, p.question, p.results, p.sql}, *m_actions,
                           m_workspace, m_preferences, this);
    connect(m_asking, &AskFlow::databaseWanted, m_opener, &DatabaseOpener::chooseFile);
    new GlanceFlow({p.answer(), p.question}, *m_asking, *m_actions, m_workspace, m_preferences, this);
    new LanguageFlow(*p.messages, m_workspace, this); // behind what puts passing messages away
    new ModelFlow({m_asking, p.messages, p.question}, *m_actions, m_workspace, m_preferences, this); // behind what says that there is none
    new BusyClock({p.question, p.sql}, m_workspace, statusBar(), this);
    new HelpDesk(*m_actions, m_workspace, m_preferences, this);
    new ReadingFlow({p.why, p.messages, p.results, p.sql, p.values}, *m_actions, m_workspace, this);
    new QueryFlow({p.messages, p.results, p.sql}, *m_actions, m_workspace, m_preferences, this);
    new PageFlow(*p.results, m_workspace, this);
    m_edits = new EditFlow({p.copy, p.edits, p.messages, p.results}, *m_actions, m_workspace, this);
    auto* tables = new TableFlow({p.results, p.schema, p.sql}, *m_actions, m_workspace, m_preferences, this);
    connect(tables, &TableFlow::questionBegun, p.question, &QuestionPanel::beginQuestion);
    new SearchFlow({p.search, p.results}, *tables, *m_actions, m_workspace, this);
    new OverviewFlow({p.overview, p.answer()}, m_workspace, m_preferences, this);
    connect(p.overview, &OverviewPanel::tableChosen, tables, [tables](int number) { tables->showRows(TableId{number}); });
    connect(p.overview, &OverviewPanel::moreTablesWanted, m_actions->filterSchema, &QAction::trigger);
    connect(p.overview, &OverviewPanel::questionChosen, m_asking, &AskFlow::askSuggested);
    new FileChecks({p.messages, p.fileStatus, p.sql}, *m_actions, m_workspace, this);
    auto* files = new OpenFlow(*p.messages, *m_actions, m_workspace, *m_opener, statusBar(), this);
    files->serveImports(*p.imports);
    new FormatFlow({p.format, p.imports, p.messages}, m_actions->showFormat, m_workspace, this);
    auto* servers = new ServerFlow(*p.server, *m_actions, m_workspace, this);
    connect(servers, &ServerFlow::messageShown, this, [this](const QString& text) {
        m_panels.messages->showMessage({Message::Kind::Warning, text, {}, {}, {}});
    });
    auto* answers = new AnswerBook({p.answers, p.headline, p.messages, p.question, p.sql}, *m_actions, m_workspace, this);
    new ThreadFlow({p.messages, p.sql, p.thread}, m_workspace, ThreadStore(), this);
    new FindFlow({*answers, *tables, *p.results}, *m_actions, m_workspace, this);
    new ChangeFlow({p.messages, p.results}, *m_actions, m_workspace, this);
    new FocusRing(this);
    new TextZoom(*m_actions, m_preferences, *p.sql->editor(), this);
    new ContextMenus({p.answers, p.results, p.sql, p.why, p.work()}, *m_actions, m_workspace, this);
    m_sqlFiles = new SqlFiles({p.messages, p.sql}, *m_actions, this);
    m_sides = new PurposeDocks(p.sides(), m_workspace, m_preferences, this);
}

void MainWindow::arrange()
{
    m_firstState = saveState(Preferences::kWindowStateVersion);
    restoreGeometry(m_preferences.windowGeometry());
    restoreState(m_preferences.windowState(), Preferences::kWindowStateVersion);
    m_sides->settle();
}

void MainWindow::connectActions()
{
    connect(m_actions->open, &QAction::triggered, m_opener, &DatabaseOpener::chooseFile);
    connect(m_actions->openFolder, &QAction::triggered, m_opener, &DatabaseOpener::chooseFolder);
    connect(m_actions->openSample, &QAction::triggered, m_opener, &DatabaseOpener::openSample);
    m_opener->serveMenu(m_actions->recent);
    connect(m_actions->newWindow, &QAction::triggered, this,
            [] { QProcess::startDetached(QCoreApplication::applicationFilePath(), {QStringLiteral("--fresh")}); });
    connect(m_actions->closeDatabase, &QAction::triggered, this, [this] {
        if (!m_edits->mayLeave())
            return;
        m_preferences.forgetLastDatabase();
        Q_EMIT freshWanted();
    });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->focusQuestion, &QAction::triggered, m_panels.question, &QuestionPanel::focusQuestion);
    connect(m_actions->stop, &QAction::triggered, this, &MainWindow::stopOrClear);
    connect(m_actions->filterSchema, &QAction::triggered, this, [this] {
        m_panels.sides().docks.front()->show();
        m_panels.schema->focusFilter();
    });
    m_panels.newTab->setDefaultAction(m_actions->newTab);
    connect(m_actions->showGraph, &QAction::triggered, this, [this] { m_panels.toggleGraph(); });
    connect(m_actions->largePicture, &QAction::triggered, this, [this] { m_panels.togglePicture(m_workspace.answer() != nullptr); });
    connect(m_actions->nextPane, &QAction::triggered, this, [this] { m_panes.move(PaneCycle::Direction::Forwards); });
    connect(m_actions->previousPane, &QAction::triggered, this, [this] { m_panes.move(PaneCycle::Direction::Backwards); });
    connect(m_actions->fullScreen, &QAction::toggled, this, [this](bool isOn) { isOn ? showFullScreen() : showNormal(); });
    connect(m_actions->resetLayout, &QAction::triggered, this, [this] {
        restoreState(m_firstState, Preferences::kWindowStateVersion);
        m_sides->reset();
    });
    connect(m_actions->about, &QAction::triggered, this, [this] { showAboutDialog(this); });
    connect(m_actions->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        m_actions->panels->addAction(dock->toggleViewAction());
    m_actions->setAppearance(m_preferences.appearance());
    connect(m_actions, &WindowActions::appearanceChosen, this, [this](Appearance appearance) {
        m_preferences.setAppearance(appearance);
        applyAppearance(appearance);
    });
}

void MainWindow::connectDatabase()
{
    connect(m_panels.start, &StartPanel::openRequested, m_opener, &DatabaseOpener::chooseFile);
    connect(m_panels.start, &StartPanel::serverRequested, m_actions->connectServer, &QAction::trigger);
    connect(m_panels.start, &StartPanel::sampleRequested, m_opener, &DatabaseOpener::openSample);
    connect(m_panels.start, &StartPanel::recentChosen, this, [this](const QString& file) { openDatabase(file); });
    connect(m_opener, &DatabaseOpener::chosen, this, [this](const QString& file, const QString& question) {
        m_suggestion = question;
        openDatabase(file);
    });
    connect(m_opener, &DatabaseOpener::filesChosen, this, &MainWindow::openFiles);
    connect(m_opener, &DatabaseOpener::failed, this, [this](const Error& error) { tell(Message::Kind::Error, error); });
    connect(&m_workspace, &Workspace::databaseOpened, this, &MainWindow::showOpened);
    connect(&m_workspace, &Workspace::editingChanged, this, &MainWindow::showFileState);
}

void MainWindow::connectSelection()
{
    const auto connectPanel = [this](auto* panel) {
        using Panel = std::remove_pointer_t<decltype(panel)>;
        connect(panel, &Panel::selected, &m_workspace, &Workspace::select);
        connect(&m_workspace, &Workspace::selectionChanged, panel, &Panel::showSelection);
    };
    connectPanel(m_panels.schema);
    connectPanel(m_panels.graph);
    connectPanel(m_panels.why);
    connect(m_panels.schema, &SchemaPanel::nameChosen, m_panels.sql, &SqlPanel::insertName);
    connect(m_panels.sql, &SqlPanel::edited, m_drafts, &DraftKeeper::noteEdit);
    connect(m_panels.question, &QuestionPanel::edited, m_drafts, &DraftKeeper::noteEdit);
    m_drafts->setFailed([this] {
        m_panels.messages->showMessage(
            {Message::Kind::Error, tr("Your drafts cannot be saved, because their folder is not writable."), {}, {}, {}});
    });
    connect(m_panels.sql, &SqlPanel::caretMoved, this, &MainWindow::selectAtCaret);
    connect(&m_workspace, &Workspace::selectionChanged, this, [this](const Selection& selection) {
        m_panels.sql->showSelection(isShown(m_workspace.statement()) ? selection : Selection());
    });
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!event->spontaneous())
        QTimer::singleShot(0, &m_workspace, &Workspace::start); // the model loads once the window is there
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_edits->mayLeave())
        return event->ignore();
    m_drafts->save();
    m_sides->remember();
    m_preferences.setWindowPlacement(saveGeometry(), saveState(Preferences::kWindowStateVersion));
    QMainWindow::closeEvent(event);
}

/// SQL text goes into a tab each, everything else is opened as a database, several together: one written out as SQL, too.
void MainWindow::openFiles(const QStringList& files)
{
    QStringList databases;
    for (const QString& file : files) {
        const bool isSql = QFileInfo(file).suffix().compare(QLatin1String("sql"), Qt::CaseInsensitive) == 0;
        isSql && !isImportable(file.toStdString()) ? m_sqlFiles->open(file) : databases.append(file);
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
    m_asking->askOnceOpened(question);
    openDatabase(file);
}

void MainWindow::carryOn(const CarriedInquiries& carried)
{
    m_carried = carried;
    if (!carried.openedFrom.isEmpty())
        openDatabase(carried.openedFrom);
}

CarriedInquiries MainWindow::carried() const
{
    return {m_workspace.openedFrom(), m_workspace.inquiries(m_panels.sql->tabs()->numbers())};
}

void MainWindow::enterSafeMode()
{
    m_drafts->restoreNothing();
    m_panels.messages->showMessage(
        {Message::Kind::Warning,
         tr("The program ended unexpectedly at its last starts, so your drafts were not restored."),
         tr("The drafts for each database are kept in a file. The name of the file appears when you open the database."),
         {},
         {}});
}

void MainWindow::showOpened(const QString& file)
{
    statusBar()->clearMessage();
    m_panels.messages->hide();
    showFileState();
    m_cells->open(m_workspace.readFile().toStdString());
    m_panels.schema->setSchema(m_workspace.schema());
    m_panels.question->setSchema(m_workspace.schema());
    m_panels.sql->setSchema(m_workspace.schema());
    m_panels.showWork();
    m_actions->closeDatabase->setEnabled(true);
    m_preferences.addRecentDatabase(file);
    showRecent();
    restoreDraft(file);
    m_panels.question->focusQuestion();
}

void MainWindow::showRecent()
{
    QList<RecentFile> files;
    for (const QString& file : m_preferences.recentDatabases())
        files << RecentFile{file, m_preferences.openedAt(file)};
    m_panels.start->setRecent(files);
}

void MainWindow::showFileState()
{
    const QString file = m_workspace.databaseFile();
    const QString name = placeTitle(file);
    const QString reading = m_workspace.isSnapshot() ? tr("snapshot copy") : tr("read-only");
    const QString state = m_workspace.isEditing() ? tr("editing") : reading;
    setWindowTitle(tr("%1 (%2) – Ratatosk").arg(name, state));
    m_panels.fileStatus->setText(tr("%1 · %2").arg(name, state));
    m_panels.fileStatus->setToolTip(placeText(file));
}

void MainWindow::tell(Message::Kind kind, const Error& error)
{
    m_panels.messages->showMessage({kind, errorText(error), detailOf(error), {}, {}});
}

/// Escape: stop, then back to the answer, then clear the selection, then back to the editor.
void MainWindow::stopOrClear()
{
    if (m_panels.sql->parameters()->dismiss() || leaveServerForm())
        return;
    if (m_workspace.stop())
        return statusBar()->showMessage(tr("Stopped. Nothing was changed."), kStoppedMilliseconds);
    if (m_panels.showAnswer())
        return;
    if (!m_workspace.selection().isEmpty())
        return m_workspace.select({});
    m_panels.messages->hide();
    m_panels.sql->editor()->setFocus();
}

/// False: it was not open.
bool MainWindow::leaveServerForm()
{
    if (!m_panels.server->isConnecting())
        return m_panels.server->dismiss();
    Q_EMIT m_panels.server->stopRequested();
    return true;
}

void MainWindow::selectAtCaret(int byte)
{
    const AnswerCandidate* statement = m_workspace.statement();
    if (isShown(statement))
        m_workspace.select({.sql = innermostSpan(statement->tree, byte)});
}

/// False while the user edits its SQL: then places in it are somewhere else.
bool MainWindow::isShown(const AnswerCandidate* statement) const
{
    return statement && m_panels.sql->text().toStdString() == statement->sql;
}

void MainWindow::restoreDraft(const QString& database)
{
    const Draft draft = m_drafts->open(database);
    m_panels.sql->tabs()->setDrafts(draft.queries, draft.current);
    if (const QString aside = m_drafts->setAside(); !aside.isEmpty())
        m_panels.messages->showMessage({Message::Kind::Warning,
                                        tr("Your drafts for this database were not restored. The drafts are kept in a file."), aside,
                                        tr("Restore"), [this, aside] { bringBack(aside); }});
    const QString suggestion = std::exchange(m_suggestion, {});
    m_panels.question->setQuestion(draft.question.isEmpty() ? suggestion : draft.question);
    const auto goOn = [this] { m_workspace.carryOn(m_panels.sql->tabs()->numbers(), std::exchange(m_carried, {})); };
    QMetaObject::invokeMethod(this, goOn, Qt::QueuedConnection); // once every panel knows the file
}

void MainWindow::bringBack(const QString& file)
{
    m_panels.showQuery();
    for (const QueryDraft& query : DraftStore::read(file).queries)
        m_panels.sql->tabs()->openTab(query);
}
