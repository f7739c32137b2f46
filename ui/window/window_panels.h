// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sql/editor/sql_completer.h"
#include "ui/window/purpose_docks.h"

#include <QCoreApplication>

class AnswerHeadline;
class AnswersPanel;
class AskBackBar;
class CopyBar;
class ImportBar;
class EditBar;
class ExplanationPanel;
class FormatBar;
class GraphPanel;
class MessageBar;
class PictureStage;
class OverviewPanel;
class QLabel;
class QMainWindow;
class QStackedWidget;
class QToolButton;
class QWidget;
class QuestionPanel;
class ResultTabs;
class SchemaPanel;
class SearchPanel;
class ServerBar;
class SqlPanel;
class StartPanel;
class ThreadPanel;
class ValueBar;
class WorkPages;

/// The panels of the window and where they stand: the ask bar above, the schema at the left, tabs with the answer, its rows and
/// its SQL or the schema graph in the middle, answers and what explains them at the right.
class WindowPanels
{
    Q_DECLARE_TR_FUNCTIONS(WindowPanels)

public:
    /// Makes the panels and puts them into the window, which owns them from then on.
    WindowPanels(QMainWindow* window, const SqlCompleter::FindValues& findValues);

    QuestionPanel* question;
    MessageBar* messages;
    EditBar* edits;
    CopyBar* copy;
    ImportBar* imports;
    FormatBar* format;
    ServerBar* server;
    StartPanel* start;
    SchemaPanel* schema;
    SearchPanel* search;
    SqlPanel* sql;
    ValueBar* values;
    AskBackBar* askBack;
    AnswerHeadline* headline;
    ResultTabs* results;
    OverviewPanel* overview;
    GraphPanel* graph;
    AnswersPanel* answers;
    ThreadPanel* thread;
    ExplanationPanel* why;
    QLabel* fileStatus;            ///< in the status bar
    QToolButton* newTab = nullptr; ///< behind the tabs of the queries

    /// A database is open: the start panel gives way.
    void showWork();
    void showQuery();
    /// The answer in place of what hides it; false: it was there.
    bool showAnswer();
    /// The picture that explains the answer, large in the centre, or back. Without an answer the schema graph.
    void togglePicture(bool isAnswered);
    /// From the query to the schema graph, or back.
    void toggleGraph();
    /// Rows with what they answer, or the overview.
    QStackedWidget* answer() const { return m_answer; }
    /// Query, schema graph, and a picture while one is large.
    WorkPages* work() const { return m_work; }
    /// Docks and edges at the sides.
    const PurposeDocks::Parts& sides() const { return m_sides; }
    /// In reading order.
    QList<QWidget*> panes() const;

private:
    void createAskBar(QMainWindow* window);
    void createCentre(QMainWindow* window);
    QWidget* createTabRow(QMainWindow* window);
    void createDocks(QMainWindow* window);

    QStackedWidget* m_answer = nullptr;
    QStackedWidget* m_centre = nullptr; ///< start panel or work
    WorkPages* m_work = nullptr;        ///< query, schema graph
    PictureStage* m_stage = nullptr;    ///< a further page of it
    PurposeDocks::Parts m_sides{};
};
