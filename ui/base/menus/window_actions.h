// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/row_text.h"
#include "ui/base/look/theme.h"

#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

/// Everything that the window can do by menu or key. Made here and connected in the main window.
class WindowActions : public QObject
{
    Q_OBJECT
public:
    static constexpr int kAnswerKeys = 5; ///< Alt+1 to Alt+5

    /// Fills the window's menu bar.
    explicit WindowActions(QMainWindow* window);

    QAction* newWindow = nullptr;
    QAction* open = nullptr;
    QAction* openFolder = nullptr;
    QAction* connectServer = nullptr;
    QAction* showFormat = nullptr; ///< how the file was read
    QAction* openSql = nullptr;
    QAction* saveSql = nullptr;
    QAction* closeDatabase = nullptr;
    QAction* openSample = nullptr;
    QAction* readAgain = nullptr;
    QAction* openSnapshot = nullptr;
    QAction* checkUnchanged = nullptr;
    QAction* checkTables = nullptr;
    QAction* exportRows = nullptr;
    QMenu* recent = nullptr;
    QAction* quit = nullptr;

    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* find = nullptr; ///< in the SQL, or in the rows when they have the focus
    QAction* replace = nullptr;
    QAction* findNext = nullptr;
    QAction* findPrevious = nullptr;
    QAction* findCells = nullptr; ///< in all tables
    QAction* toggleComment = nullptr;
    QAction* filterRows = nullptr;    ///< shows or hides the fields above the columns
    QAction* filterByValue = nullptr; ///< of the current cell
    QAction* rowsBehind = nullptr;
    QAction* relatedRows = nullptr; ///< has a menu, to be filled for the current row
    QAction* showChart = nullptr;
    QAction* crossTable = nullptr;
    QAction* dataBars = nullptr;     ///< of the current column
    QAction* numberFormat = nullptr; ///< has a menu, to be filled for the current column
    QAction* freezeColumn = nullptr;
    QAction* hideColumn = nullptr; ///< the current one
    QAction* showColumns = nullptr;
    QAction* rowForm = nullptr; ///< the current row, a line a column
    QAction* goBack = nullptr;  ///< to the rows before a key was followed
    QAction* preferences = nullptr;

    QAction* focusQuestion = nullptr;
    QAction* askAfresh = nullptr;
    QAction* askTheOtherWay = nullptr; ///< as going on from the question before, or by itself
    QAction* chooseModel = nullptr;
    QAction* saveAnswer = nullptr;
    QAction* savedAnswers = nullptr;

    QAction* editing = nullptr; ///< checked while changes are allowed
    QAction* applyChanges = nullptr;
    QAction* undoChanges = nullptr;
    QAction* addRow = nullptr;
    QAction* duplicateRows = nullptr;
    QAction* deleteRows = nullptr;
    QAction* pasteRows = nullptr;
    QAction* run = nullptr;
    QAction* runAll = nullptr;
    QAction* stop = nullptr;
    QAction* explainPlan = nullptr;
    QAction* complete = nullptr;
    QAction* format = nullptr;
    QAction* fixName = nullptr;
    QAction* goToError = nullptr;
    QAction* history = nullptr;
    QAction* newTab = nullptr;
    QAction* closeTab = nullptr;
    QAction* reopenTab = nullptr;
    QAction* nextTab = nullptr;
    QAction* previousTab = nullptr;
    QAction* renameTab = nullptr;

    QMenu* panels = nullptr; ///< docks to be added by the window
    QAction* filterSchema = nullptr;
    QAction* showGraph = nullptr;
    QAction* largePicture = nullptr;
    QAction* listForm = nullptr;
    QAction* savePicture = nullptr;
    QAction* nextPane = nullptr;
    QAction* previousPane = nullptr;
    QAction* larger = nullptr;
    QAction* smaller = nullptr;
    QAction* usualSize = nullptr;
    QAction* fullScreen = nullptr;
    QAction* resetLayout = nullptr;

    QAction* help = nullptr;
    QAction* palette = nullptr;
    QAction* findAnything = nullptr;
    QAction* shortcuts = nullptr;
    QAction* diagnostics = nullptr;
    QAction* log = nullptr;
    QAction* about = nullptr;
    QAction* aboutQt = nullptr;

    /// Copying rows, one for each form.
    const QList<QAction*>& copyActions() const { return m_copying; }
    /// The keys for answers that do not exist are off.
    void setAnswerCount(int count);
    void setAppearance(Appearance appearance);

Q_SIGNALS:
    void answerChosen(int number); ///< from 0
    void copyRequested(const ratatosk::RowTextOptions& options);
    void appearanceChosen(Appearance appearance);

private:
    void createFileMenu();
    void createEditMenu();
    void createCopyMenu(QMenu* edit);
    void createAskMenu();
    void createSqlMenu();
    void createEditingMenu(QMenu* sql);
    void createTabMenu(QMenu* sql);
    void createViewMenu();
    void createThemeMenu(QMenu* view);
    void createHelpMenu();
    QAction* add(QMenu* menu, const QString& name, const QString& text, const QList<QKeySequence>& keys = {}, const QString& icon = {});

    QMainWindow* m_window = nullptr;
    std::vector<QAction*> m_answers; ///< by number, from 0
    QList<QAction*> m_copying;
    QActionGroup* m_themes = nullptr;
};
