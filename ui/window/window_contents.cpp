// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_contents.h"

#include "ui/answer/asking/answer_book.h"
#include "ui/answer/asking/answer_headline.h"
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
#include "ui/base/storage/password_store.h"
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
#include "ui/files/search_panel.h"
#include "ui/files/server_bar.h"
#include "ui/files/server_flow.h"
#include "ui/files/start_panel.h"
#include "ui/files/table_flow.h"
#include "ui/help/about_dialog.h"
#include "ui/help/help_desk.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editing/change_flow.h"
#include "ui/sql/editing/edit_flow.h"
#include "ui/sql/editor/column_keeper.h"
#include "ui/sql/editor/page_flow.h"
#include "ui/sql/editor/parameter_bar.h"
#include "ui/sql/editor/query_flow.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/sql/editor/sql_files.h"
#include "ui/sql/editor/sql_panel.h"
#include "ui/window/busy_clock.h"
#include "ui/window/context_menus.h"
#include "ui/window/empty_window.h"
#include "ui/window/file_drop.h"
#include "ui/window/find_flow.h"
#include "ui/window/language_flow.h"
#include "ui/window/model_flow.h"
#include "ui/window/offered_actions.h"
#include "ui/window/purpose_docks.h"
#include "ui/window/text_zoom.h"
#include "ui/window/work_pages.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QProcess>
#include <QStatusBar>
#include <QToolButton>

#include <utility>

using namespace ratatosk;

namespace {

constexpr int kStoppedMilliseconds = 5000; ///< that long the status bar says so

QString detailOf(const Error& error)
{
    return QString::fromStdString(error.detail);
}

} // namespace

WindowContents::WindowContents(QMainWindow& window, Workspace& workspace, Preferences& preferences, DraftKeeper& drafts,
                               ModelFlow::Model model)
    : QObject(&window), m_window(window), m_workspace(workspace), m_preferences(preferences), m_drafts(drafts),
      m_cells(new CellFinder(this)), m_panels(&window,
                                              [this](ColumnId column, const QString& prefix, const SqlCompleter::TakeValues& take) {
                                                  m_cells->find(column, prefix, take);
                                              }),
      m_panes(m_panels.panes()), m_actions(new WindowActions(&window)), m_opener(new DatabaseOpener(preferences, &window))
{
    m_window.setWindowTitle(QStringLiteral("Ratatosk"));
    connect(new FileDrop(m_window), &FileDrop::dropped, this, &WindowContents::filesWanted);
    showRecent();
    offerOnceOpened(*m_actions, m_workspace); // first: others know better what is to be had of the database
    connectActions();
    connectPanes();
    new PictureDesk({m_panels.why, m_panels.graph, m_panels.messages, m_panels.sql}, *m_actions, m_workspace,
                    this); // first: knows of accepted keys before a question is asked
    connectDatabase();
    createFlows(model);
    connectSelection();
    m_tableTitles = tableTitles();
    m_firstState = m_window.saveState(Preferences::kWindowStateVersion);
}

/// What connects goes before what it connects.
WindowContents::~WindowContents()
{
    m_drafts.setFailed({});
    qDeleteAll(findChildren<QObject*>(QString(), Qt::FindDirectChildrenOnly));
    emptyWindow(m_window, this);
}

void WindowContents::setPasswordStore(std::shared_ptr<PasswordStore> store)
{
    findChild<ServerFlow*>()->setPasswordStore(std::move(store));
}

void WindowContents::createFlows(ModelFlow::Model model)
{
    const WindowPanels& p = m_panels;
    m_asking = new AskFlow({p.answers, p.askBack, p.headline, p.why, p.graph, p.messages, p.question, p.results, p.sql}, *m_actions,
                           m_workspace, m_preferences, this);
    connect(m_asking, &AskFlow::databaseWanted, m_opener, &DatabaseOpener::chooseFile);
    new GlanceFlow({p.answer(), p.question}, *m_asking, *m_actions, m_workspace, m_preferences, this);
    new LanguageFlow(*p.messages, m_workspace, this); // behind what puts passing messages away
    new ModelFlow({m_asking, p.messages, p.question}, *m_actions, m_workspace, m_preferences, &m_window,
                  model); // behind what says that there is none
    new BusyClock({p.question, p.sql}, m_workspace, m_window.statusBar(), this);
    new HelpDesk(*m_actions, m_workspace, m_preferences, &m_window);
    auto* reading = new ReadingFlow({p.why, p.messages, p.results, p.sql, p.values}, *m_actions, m_workspace, this);
    connect(reading, &ReadingFlow::tieFound, p.headline, &AnswerHeadline::showTie);
    new QueryFlow({p.messages, p.results, p.sql}, *m_actions, m_workspace, m_preferences, this);
    new PageFlow(*p.results, m_workspace, this);
    m_columns = new ColumnKeeper(*p.results, this);
    connect(m_columns, &ColumnKeeper::changed, &m_drafts, &DraftKeeper::noteEdit);
    m_edits = new EditFlow({p.copy, p.edits, p.messages, p.results}, *m_actions, m_workspace, this);
    auto* tables = new TableFlow({p.results, p.schema, p.sql}, *m_actions, m_workspace, m_preferences, this);
    connect(tables, &TableFlow::questionBegun, p.question, &QuestionPanel::beginQuestion);
    new SearchFlow({p.search, p.results}, *tables, *m_actions, m_workspace, this);
    new OverviewFlow({p.overview, p.answer()}, m_workspace, m_preferences, this);
    connect(p.overview, &OverviewPanel::tableChosen, tables, [tables](int number) { tables->showRows(TableId{number}); });
    connect(p.overview, &OverviewPanel::moreTablesWanted, m_actions->filterSchema, &QAction::trigger);
    connect(p.overview, &OverviewPanel::questionChosen, m_asking, &AskFlow::askSuggested);
    createFileFlows();
    auto* answers = new AnswerBook({p.answers, p.headline, p.messages, p.question, p.sql}, *m_actions, m_workspace, this);
    new ThreadFlow({p.messages, p.sql, p.thread}, m_workspace, ThreadStore(), this);
    new FindFlow({*answers, *tables, *p.results}, *m_actions, m_workspace, &m_window);
    new ChangeFlow({p.messages, p.results}, *m_actions, m_workspace, this);
    new FocusRing(&m_window);
    new TextZoom(*m_actions, m_preferences, *p.sql->editor(), this);
    new ContextMenus({p.answers, p.results, p.sql, p.why, p.work()}, *m_actions, m_workspace, &m_window);
    m_sqlFiles = new SqlFiles({p.messages, p.sql}, *m_actions, &m_window);
    m_sides = new PurposeDocks(p.sides(), m_workspace, m_preferences, &m_window);
}

void WindowContents::createFileFlows()
{
    const WindowPanels& p = m_panels;
    new FileChecks({p.messages, p.fileStatus, p.sql}, *m_actions, m_workspace, this);
    auto* files = new OpenFlow(*p.messages, *m_actions, m_workspace, *m_opener, m_window.statusBar(), this);
    files->serveImports(*p.imports);
    new FormatFlow({p.format, p.imports, p.messages}, m_actions->showFormat, m_workspace, this);
    auto* servers = new ServerFlow(*p.server, *m_actions, m_workspace, this);
    connect(servers, &ServerFlow::messageShown, this, [this](const QString& text) {
        m_panels.messages->showMessage({Message::Kind::Warning, text, {}, {}, {}});
    });
}

void WindowContents::connectActions()
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
    connect(m_actions->quit, &QAction::triggered, &m_window, &QWidget::close);
    connect(m_actions->stop, &QAction::triggered, this, &WindowContents::stopOrClear);
    connect(m_actions->about, &QAction::triggered, this, [this] { showAboutDialog(&m_window); });
    connect(m_actions->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    m_actions->setAppearance(m_preferences.appearance());
    connect(m_actions, &WindowActions::appearanceChosen, this, [this](Appearance appearance) {
        m_preferences.setAppearance(appearance);
        applyAppearance(appearance);
    });
}

void WindowContents::connectPanes()
{
    connect(m_actions->focusQuestion, &QAction::triggered, m_panels.question, &QuestionPanel::focusQuestion);
    connect(m_actions->filterSchema, &QAction::triggered, this, [this] {
        m_panels.sides().docks.front()->show();
        m_panels.schema->focusFilter();
    });
    m_panels.newTab->setDefaultAction(m_actions->newTab);
    connect(m_actions->showGraph, &QAction::triggered, this, [this] { m_panels.toggleGraph(); });
    connect(m_actions->largePicture, &QAction::triggered, this, [this] { m_panels.togglePicture(m_workspace.answer() != nullptr); });
    connect(m_actions->nextPane, &QAction::triggered, this, [this] { m_panes.move(PaneCycle::Direction::Forwards); });
    connect(m_actions->previousPane, &QAction::triggered, this, [this] { m_panes.move(PaneCycle::Direction::Backwards); });
    connect(m_actions->fullScreen, &QAction::toggled, this,
            [this](bool isOn) { isOn ? m_window.showFullScreen() : m_window.showNormal(); });
    connect(m_actions->resetLayout, &QAction::triggered, this, [this] {
        m_window.restoreState(m_firstState, Preferences::kWindowStateVersion);
        m_sides->reset();
    });
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>())
        m_actions->panels->addAction(dock->toggleViewAction());
}

void WindowContents::connectDatabase()
{
    connect(m_panels.start, &StartPanel::openRequested, m_opener, &DatabaseOpener::chooseFile);
    connect(m_panels.start, &StartPanel::serverRequested, m_actions->connectServer, &QAction::trigger);
    connect(m_panels.start, &StartPanel::sampleRequested, m_opener, &DatabaseOpener::openSample);
    connect(m_panels.start, &StartPanel::recentChosen, this, &WindowContents::databaseWanted);
    connect(m_opener, &DatabaseOpener::chosen, this, [this](const QString& file, const QString& question) {
        m_suggestion = question;
        Q_EMIT databaseWanted(file);
    });
    connect(m_opener, &DatabaseOpener::filesChosen, this, &WindowContents::filesWanted);
    connect(m_opener, &DatabaseOpener::failed, this, [this](const Error& error) { showError(Message::Kind::Error, error); });
    connect(&m_workspace, &Workspace::databaseOpened, this, &WindowContents::showOpened);
    connect(&m_workspace, &Workspace::editingChanged, this, &WindowContents::showFileState);
}

void WindowContents::connectSelection()
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
    connect(m_panels.sql, &SqlPanel::edited, &m_drafts, &DraftKeeper::noteEdit);
    connect(m_panels.question, &QuestionPanel::edited, &m_drafts, &DraftKeeper::noteEdit);
    m_drafts.setFailed([this] {
        m_panels.messages->showMessage(
            {Message::Kind::Error, tr("Your drafts cannot be saved, because their folder is not writable."), {}, {}, {}});
    });
    connect(m_panels.sql, &SqlPanel::caretMoved, this, &WindowContents::selectAtCaret);
    connect(&m_workspace, &Workspace::selectionChanged, this, [this](const Selection& selection) {
        m_panels.sql->showSelection(isShown(m_workspace.statement()) ? selection : Selection());
    });
}

void WindowContents::showOpened(const QString& file)
{
    m_window.statusBar()->clearMessage();
    m_panels.messages->hide();
    showFileState();
    showSchema();
    m_panels.showWork();
    m_actions->closeDatabase->setEnabled(true);
    if (m_isResuming)
        return;
    m_preferences.addRecentDatabase(file);
    showRecent();
    restoreDraft(file);
    m_panels.question->focusQuestion();
}

void WindowContents::showSchema()
{
    m_cells->open(m_workspace.readFile().toStdString());
    m_panels.schema->setSchema(m_workspace.schema());
    m_panels.question->setSchema(m_workspace.schema());
    m_panels.sql->setSchema(m_workspace.schema());
}

void WindowContents::showRecent()
{
    QList<RecentFile> files;
    for (const QString& file : m_preferences.recentDatabases())
        files << RecentFile{file, m_preferences.openedAt(file)};
    m_panels.start->setRecent(files);
}

void WindowContents::showFileState()
{
    const QString file = m_workspace.databaseFile();
    const QString name = placeTitle(file);
    const QString reading = m_workspace.isSnapshot() ? tr("snapshot copy") : tr("read-only");
    const QString state = m_workspace.isEditing() ? tr("editing") : reading;
    m_window.setWindowTitle(tr("%1 (%2) – Ratatosk").arg(name, state));
    m_panels.fileStatus->setText(tr("%1 · %2").arg(name, state));
    m_panels.fileStatus->setToolTip(placeText(file));
}

void WindowContents::showError(Message::Kind kind, const Error& error)
{
    m_panels.messages->showMessage({kind, errorText(error), detailOf(error), {}, {}});
}

/// Escape closes one thing: it stops, leaves the search, goes back to the answer, clears the selection, hides the message; at last it
/// goes to the editor.
void WindowContents::stopOrClear()
{
    if (m_panels.sql->parameters()->dismiss() || leaveServerForm())
        return;
    if (m_workspace.stop())
        return m_window.statusBar()->showMessage(tr("Stopped. Nothing was changed."), kStoppedMilliseconds);
    if (leaveSearch() || m_panels.showAnswer())
        return;
    if (!m_workspace.selection().isEmpty())
        return m_workspace.select({});
    if (!m_panels.messages->isHidden())
        return m_panels.messages->hide();
    m_panels.sql->editor()->setFocus();
}

/// False: nobody is in it.
bool WindowContents::leaveSearch()
{
    if (!m_panels.search->isAncestorOf(QApplication::focusWidget()))
        return false;
    m_panels.search->parentWidget()->hide();
    m_panels.results->current()->setFocus();
    return true;
}

/// False: it was not open.
bool WindowContents::leaveServerForm()
{
    if (!m_panels.server->isConnecting())
        return m_panels.server->dismiss();
    Q_EMIT m_panels.server->stopRequested();
    return true;
}

void WindowContents::selectAtCaret(int byte)
{
    const AnswerCandidate* statement = m_workspace.statement();
    if (isShown(statement))
        m_workspace.select({.sql = innermostSpan(statement->tree, byte)});
}

/// False while the user edits its SQL: then places in it are somewhere else.
bool WindowContents::isShown(const AnswerCandidate* statement) const
{
    return statement && m_panels.sql->text().toStdString() == statement->sql;
}
