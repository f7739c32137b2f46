// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme.h"

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

    QAction* open = nullptr;
    QAction* openSample = nullptr;
    QMenu* recent = nullptr;
    QAction* quit = nullptr;

    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* copyRows = nullptr;
    QAction* copyRowsWithTitles = nullptr;

    QAction* focusQuestion = nullptr;

    QAction* run = nullptr;
    QAction* stop = nullptr;

    QMenu* panels = nullptr; ///< docks to be added by the window
    QAction* filterSchema = nullptr;
    QAction* showGraph = nullptr;
    QAction* nextPane = nullptr;
    QAction* previousPane = nullptr;
    QAction* fullScreen = nullptr;
    QAction* resetLayout = nullptr;

    QAction* about = nullptr;
    QAction* aboutQt = nullptr;

    /// The keys for answers that do not exist are off.
    void setAnswerCount(int count);
    void setAppearance(Appearance appearance);

Q_SIGNALS:
    void answerChosen(int number); ///< from 0
    void appearanceChosen(Appearance appearance);

private:
    void createFileMenu();
    void createEditMenu();
    void createAskMenu();
    void createSqlMenu();
    void createViewMenu();
    void createThemeMenu(QMenu* view);
    void createHelpMenu();
    QAction* add(QMenu* menu, const QString& name, const QString& text, const QList<QKeySequence>& keys = {}, const QString& icon = {});

    QMainWindow* m_window = nullptr;
    std::vector<QAction*> m_answers; ///< by number, from 0
    QActionGroup* m_themes = nullptr;
};
