// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class AnswersPanel;
class ExplanationPanel;
class QListView;
class QMainWindow;
class QMenu;
class QTabWidget;
class ResultTabs;
class SqlPanel;
class WindowActions;
class WorkPages;
class Workspace;

/// What a right click, the menu key or Shift+F10 offers on answers, on the tabs of queries and results, and on those of pictures.
class ContextMenus : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        AnswersPanel* answers;
        ResultTabs* results;
        SqlPanel* sql;
        ExplanationPanel* why;
        WorkPages* centre; ///< query, schema graph, and a picture while one is large
    };

    /// All of them must outlive it.
    ContextMenus(const Panels& panels, WindowActions& actions, Workspace& workspace, QMainWindow* window);

private:
    void offerAnswer(const QPoint& place);
    void fillAnswer(QMenu& menu, int answer);
    void fillQuery(QMenu& menu, int tab);
    void fillResult(QMenu& menu, int tab);
    void fillPicture(QMenu& menu, QTabWidget& tabs, int tab);
    void offerPicture(int page, const QPoint& place);
    void runAnswer(int answer);
    void explainAnswer();
    void closeOthers(int tab);

    Panels m_panels;
    WindowActions& m_actions;
    Workspace& m_workspace;
    QMainWindow* m_window;
    QListView* m_answers;
};
