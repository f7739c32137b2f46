// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/menus/window_actions.h"

#include "ui/base/look/symbol_icon.h"
#include "ui/base/menus/action_names.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

using namespace ratatosk;

WindowActions::WindowActions(QMainWindow* window) : QObject(window), m_window(window)
{
    createFileMenu();
    createEditMenu();
    createAskMenu();
    createSqlMenu();
    createViewMenu();
    createHelpMenu();
}

void WindowActions::createFileMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&File"));
    newWindow = add(menu, QStringLiteral("newWindow"), tr("New &window"), {QKeySequence::New});
    menu->addSeparator();
    open = add(menu, QStringLiteral("open"), tr("&Open…"), {QKeySequence::Open}, QStringLiteral("open"));
    openFolder = add(menu, QStringLiteral("openFolder"), tr("Open data &folder…"));
    openFolder->setStatusTip(tr("Opens all databases, CSV, JSON and spreadsheet files in a folder together"));
    connectServer = add(menu, QStringLiteral("connectServer"), tr("Connec&t to a server…"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_O)});
    connectServer->setStatusTip(tr("Opens a database on a PostgreSQL server (read-only)"));
    openSample = add(menu, QStringLiteral("openSample"), tr("Open &sample"), {}, QStringLiteral("table"));
    recent = menu->addMenu(tr("Open &recent"));
    menu->addSeparator();
    readAgain = add(menu, QStringLiteral("readAgain"), tr("Read &again"), {QKeySequence(Qt::CTRL | Qt::Key_R)});
    showFormat = add(menu, QStringLiteral("showFormat"), tr("&How the file was read"));
    showFormat->setStatusTip(tr("Shows how a CSV file was read, so that you can correct it"));
    openSnapshot = add(menu, QStringLiteral("openSnapshot"), tr("Open a s&napshot copy"));
    openSnapshot->setStatusTip(tr("Copies the open database and its log to a private folder and reads the copy"));
    checkUnchanged = add(menu, QStringLiteral("checkUnchanged"), tr("Check that the file is &unchanged"));
    checkTables = add(menu, QStringLiteral("checkTables"), tr("&Check for damage"));
    menu->addSeparator();
    closeDatabase = add(menu, QStringLiteral("closeDatabase"), tr("C&lose database"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)});
    closeDatabase->setEnabled(false);
    menu->addSeparator();
    openSql = add(menu, QStringLiteral("openSql"), tr("O&pen SQL…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)});
    saveSql = add(menu, QStringLiteral("saveSql"), tr("Sa&ve SQL as…"), {QKeySequence::Save});
    menu->addSeparator();
    exportRows = add(menu, QStringLiteral("exportRows"), tr("&Export rows…"), {QKeySequence(Qt::CTRL | Qt::Key_E)});
    menu->addSeparator();
    quit = add(menu, QStringLiteral("quit"), tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::createEditMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&Edit"));
    // The editor has its own keys for these two.
    undo = add(menu, QStringLiteral("undo"), tr("&Undo in SQL"));
    redo = add(menu, QStringLiteral("redo"), tr("&Redo in SQL"));
    menu->addSeparator();
    find = add(menu, QStringLiteral("find"), tr("&Find…"), {QKeySequence::Find});
    replace = add(menu, QStringLiteral("replace"), tr("R&eplace…"), {QKeySequence(Qt::CTRL | Qt::Key_H)});
    findNext = add(menu, QStringLiteral("findNext"), tr("Find &next"), {QKeySequence(Qt::Key_F3)});
    findPrevious = add(menu, QStringLiteral("findPrevious"), tr("Find &previous"), {QKeySequence(Qt::SHIFT | Qt::Key_F3)});
    findCells = add(menu, QStringLiteral("findCells"), tr("Find in &all tables…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    toggleComment = add(menu, QStringLiteral("toggleComment"), tr("Comment &lines"), {QKeySequence(Qt::CTRL | Qt::Key_Slash)});
    menu->addSeparator();
    createCopyMenu(menu);
    menu->addSeparator();
    filterRows = add(menu, QStringLiteral("filterRows"), tr("F&ilter rows"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_F)});
    filterByValue = add(menu, QStringLiteral("filterByValue"), tr("Filter &by this value"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_I)});
    rowsBehind = add(menu, QStringLiteral("rowsBehind"), tr("Show s&ource rows"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)});
    relatedRows = add(menu, QStringLiteral("relatedRows"), tr("Rela&ted rows"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)});
    relatedRows->setMenu(new QMenu(m_window));
    menu->addSeparator();
    preferences = add(menu, QStringLiteral("preferences"), tr("Preference&s…"), {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
    preferences->setMenuRole(QAction::PreferencesRole);
    preferences->setProperty(kOtherNames, tr("settings, options, language"));
}

void WindowActions::createCopyMenu(QMenu* edit)
{
    QMenu* menu = edit->addMenu(symbolIcon(QStringLiteral("copy")), tr("&Copy rows"));
    menu->setObjectName(QStringLiteral("copyMenu"));
    const auto addForm = [&](const QString& name, const QString& text, const RowTextOptions& options,
                             const QList<QKeySequence>& keys = {}) {
        m_copying << add(menu, name, text, keys);
        connect(m_copying.back(), &QAction::triggered, this, [this, options] { Q_EMIT copyRequested(options); });
    };
    addForm(QStringLiteral("copyRows"), tr("Copy as &tab-separated text"), {.format = RowFormat::Tsv, .hasTitles = false});
    addForm(QStringLiteral("copyRowsWithTitles"), tr("Copy with &headers"), {.format = RowFormat::Tsv},
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    addForm(QStringLiteral("copyCsv"), tr("Copy as &CSV"), {.format = RowFormat::Csv});
    addForm(QStringLiteral("copyMarkdown"), tr("Copy as &Markdown"), {.format = RowFormat::Markdown});
    addForm(QStringLiteral("copyJson"), tr("Copy as &JSON"), {.format = RowFormat::Json});
    addForm(QStringLiteral("copyInsert"), tr("Copy as &INSERT"), {.format = RowFormat::Insert});
    addForm(QStringLiteral("copyInList"), tr("Copy as SQL &list"), {.format = RowFormat::InList});
}

void WindowActions::createAskMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&Ask"));
    focusQuestion = add(menu, QStringLiteral("focusQuestion"), tr("&Ask a question"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
                        QStringLiteral("ask"));
    askAfresh = add(menu, QStringLiteral("askAfresh"), tr("Ne&w question"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)});
    askAfresh->setEnabled(false);
    askAfresh->setStatusTip(tr("The next question will not be a follow-up to the current question"));
    askTheOtherWay = add(menu, QStringLiteral("askTheOtherWay"), tr("&Switch new question / follow-up"),
                         {QKeySequence(Qt::CTRL | Qt::Key_J)});
    askTheOtherWay->setEnabled(false);
    askTheOtherWay->setStatusTip(tr("Treats a follow-up as a new question, and a new question as a follow-up"));
    menu->addSeparator();
    saveAnswer = add(menu, QStringLiteral("saveAnswer"), tr("Save as &right answer"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    savedAnswers = add(menu, QStringLiteral("savedAnswers"), tr("Saved a&nswers…"));
    menu->addSeparator();
    for (int number = 0; number < kAnswerKeys; ++number) {
        const QKeySequence key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + number));
        m_answers.push_back(add(menu, QStringLiteral("answer%1").arg(number + 1), tr("Answer &%1").arg(number + 1), {key}));
        connect(m_answers.back(), &QAction::triggered, this, [this, number] { Q_EMIT answerChosen(number); });
    }
    setAnswerCount(0);
    menu->addSeparator();
    chooseModel = add(menu, QStringLiteral("chooseModel"), tr("Choose &model…"));
    chooseModel->setStatusTip(tr("Chooses the folder of another model for your next questions"));
}

void WindowActions::setAnswerCount(int count)
{
    for (int number = 0; number < kAnswerKeys; ++number)
        m_answers[static_cast<size_t>(number)]->setEnabled(number < count);
}

void WindowActions::createSqlMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&SQL"));
    const QList<QKeySequence> runKeys{QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter),
                                      QKeySequence(Qt::Key_F5)};
    run = add(menu, QStringLiteral("run"), tr("&Run"), runKeys, QStringLiteral("run"));
    const QList<QKeySequence> allKeys{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return),
                                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Enter)};
    runAll = add(menu, QStringLiteral("runAll"), tr("Run &all"), allKeys);
    stop = add(menu, QStringLiteral("stop"), tr("&Stop"), {QKeySequence(Qt::Key_Escape)}, QStringLiteral("stop"));
    explainPlan = add(menu, QStringLiteral("explainPlan"), tr("Explain &query plan"), {QKeySequence(Qt::Key_F7)});
    menu->addSeparator();
    complete = add(menu, QStringLiteral("complete"), tr("&Complete"), {QKeySequence(Qt::CTRL | Qt::Key_Space)});
    format = add(menu, QStringLiteral("format"), tr("&Format"), {QKeySequence(Qt::CTRL | Qt::Key_Semicolon)});
    goToError = add(menu, QStringLiteral("goToError"), tr("&Go to error"), {QKeySequence(Qt::Key_F8)});
    fixName = add(menu, QStringLiteral("fixName"), tr("F&ix name"), {QKeySequence(Qt::ALT | Qt::Key_Return)});
    menu->addSeparator();
    history = add(menu, QStringLiteral("history"), tr("&History…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)});
    menu->addSeparator();
    createEditingMenu(menu);
    menu->addSeparator();
    createTabMenu(menu);
}

/// Their keys take two hands, since they touch the file.
void WindowActions::createEditingMenu(QMenu* sql)
{
    editing = add(sql, QStringLiteral("editing"), tr("Enable e&diting"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_E)},
                  QStringLiteral("lock"));
    editing->setCheckable(true);
    editing->setToolTip(tr("Allows statements to change the file after you have checked and applied the changes"));
    applyChanges = add(sql, QStringLiteral("applyChanges"), tr("App&ly changes"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Return)});
    undoChanges = add(sql, QStringLiteral("undoChanges"), tr("&Undo changes"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Z)});
    sql->addSeparator();
    addRow = add(sql, QStringLiteral("addRow"), tr("Add a ro&w"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_N)});
    duplicateRows = add(sql, QStringLiteral("duplicateRows"), tr("Duplicate selected rows"),
                        {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_U)});
    deleteRows = add(sql, QStringLiteral("deleteRows"), tr("D&elete selected rows"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_D)});
    pasteRows = add(sql, QStringLiteral("pasteRows"), tr("&Paste as new rows"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_V)});
    for (QAction* action : {applyChanges, undoChanges})
        action->setEnabled(false);
}

void WindowActions::createTabMenu(QMenu* sql)
{
    newTab = add(sql, QStringLiteral("newTab"), tr("&New tab"), {QKeySequence(Qt::CTRL | Qt::Key_T)}, QStringLiteral("add"));
    closeTab = add(sql, QStringLiteral("closeTab"), tr("Close &tab"), {QKeySequence(Qt::CTRL | Qt::Key_W)});
    reopenTab = add(sql, QStringLiteral("reopenTab"), tr("Re&open closed tab"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)});
    nextTab = add(sql, QStringLiteral("nextTab"), tr("Ne&xt tab"), {QKeySequence(Qt::CTRL | Qt::Key_PageDown)});
    previousTab = add(sql, QStringLiteral("previousTab"), tr("Pre&vious tab"), {QKeySequence(Qt::CTRL | Qt::Key_PageUp)});
    renameTab = add(sql, QStringLiteral("renameTab"), tr("Rena&me tab…"), {QKeySequence(Qt::Key_F2)});
}

void WindowActions::createViewMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&View"));
    panels = menu->addMenu(tr("&Panels"));
    createThemeMenu(menu);
    menu->addSeparator();
    filterSchema = add(menu, QStringLiteral("filterSchema"), tr("&Filter tables and columns"),
                       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)});
    showGraph = add(menu, QStringLiteral("showGraph"), tr("Schema &graph"), {QKeySequence(Qt::CTRL | Qt::Key_G)});
    menu->addSeparator();
    showChart = add(menu, QStringLiteral("showChart"), tr("Rows as &chart"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)});
    crossTable = add(menu, QStringLiteral("crossTable"), tr("Rows as p&ivot table"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_T)});
    dataBars = add(menu, QStringLiteral("figureBars"), tr("Data &bars"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B)});
    numberFormat = add(menu, QStringLiteral("numberFormat"), tr("Displa&y numbers as"));
    numberFormat->setMenu(new QMenu(m_window));
    freezeColumn = add(menu, QStringLiteral("freezeColumn"), tr("Free&ze first column"));
    freezeColumn->setCheckable(true);
    hideColumn = add(menu, QStringLiteral("hideColumn"), tr("&Hide column"));
    showColumns = add(menu, QStringLiteral("showColumns"), tr("Sh&ow all columns"));
    rowForm = add(menu, QStringLiteral("rowForm"), tr("Ro&w as a form"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_R)});
    rowForm->setCheckable(true);
    goBack = add(menu, QStringLiteral("goBack"), tr("Bac&k"), {QKeySequence(Qt::ALT | Qt::Key_Left)});
    goBack->setStatusTip(tr("Goes back to the rows from which a foreign key was followed"));
    menu->addSeparator();
    largePicture = add(menu, QStringLiteral("largePicture"), tr("&Enlarge picture"), {QKeySequence(Qt::Key_F4)});
    listForm = add(menu, QStringLiteral("listForm"), tr("Picture as a &list"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_L)});
    savePicture = add(menu, QStringLiteral("savePicture"), tr("&Save picture…"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)});
    menu->addSeparator();
    nextPane = add(menu, QStringLiteral("nextPane"), tr("&Next panel"), {QKeySequence(Qt::Key_F6)});
    previousPane = add(menu, QStringLiteral("previousPane"), tr("Pre&vious panel"), {QKeySequence(Qt::SHIFT | Qt::Key_F6)});
    menu->addSeparator();
    larger = add(menu, QStringLiteral("larger"), tr("Larger te&xt"), {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    smaller = add(menu, QStringLiteral("smaller"), tr("S&maller text"), {QKeySequence::ZoomOut});
    usualSize = add(menu, QStringLiteral("usualSize"), tr("&Actual size"), {QKeySequence(Qt::CTRL | Qt::Key_0)});
    fullScreen = add(menu, QStringLiteral("fullScreen"), tr("F&ull screen"), {QKeySequence(Qt::Key_F11)});
    fullScreen->setCheckable(true);
    resetLayout = add(menu, QStringLiteral("resetLayout"), tr("&Reset layout"));
}

void WindowActions::createThemeMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("&Theme"));
    m_themes = new QActionGroup(this);
    const QString names[] = {tr("Same as &system"), tr("&Light"), tr("Dar&k")};
    for (const Appearance appearance : {Appearance::System, Appearance::Light, Appearance::Dark}) {
        const int number = static_cast<int>(appearance);
        QAction* action = add(menu, QStringLiteral("theme%1").arg(number), names[number]);
        action->setCheckable(true);
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, appearance] { Q_EMIT appearanceChosen(appearance); });
    }
}

void WindowActions::setAppearance(Appearance appearance)
{
    m_themes->actions().at(static_cast<int>(appearance))->setChecked(true);
}

void WindowActions::createHelpMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&Help"));
    help = add(menu, QStringLiteral("help"), tr("&Contents"), {QKeySequence(Qt::Key_F1)});
    findAnything = add(menu, QStringLiteral("findAnything"), tr("&Find anything…"), {QKeySequence(Qt::CTRL | Qt::Key_P)});
    palette = add(menu, QStringLiteral("palette"), tr("Co&mmands…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)});
    shortcuts = add(menu, QStringLiteral("shortcuts"), tr("&Keyboard shortcuts…"), {QKeySequence(Qt::CTRL | Qt::Key_F1)});
    diagnostics = add(menu, QStringLiteral("diagnostics"), tr("Copy &diagnostics"));
    log = add(menu, QStringLiteral("log"), tr("Show &log"));
    menu->addSeparator();
    about = add(menu, QStringLiteral("about"), tr("&About Ratatosk"));
    about->setMenuRole(QAction::AboutRole);
    aboutQt = add(menu, QStringLiteral("aboutQt"), tr("About &Qt"));
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

QAction* WindowActions::add(QMenu* menu, const QString& name, const QString& text, const QList<QKeySequence>& keys, const QString& icon)
{
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcuts(keys);
    if (!icon.isEmpty())
        action->setIcon(symbolIcon(icon));
    menu->addAction(action);
    m_window->addAction(action);
    return action;
}
