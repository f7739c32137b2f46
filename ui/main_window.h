// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/draft_keeper.h"
#include "ui/pane_cycle.h"
#include "ui/panels/message_bar.h"
#include "ui/preferences.h"
#include "ui/workspace.h"

#include <QMainWindow>

#include <memory>

class AnswersPanel;
class DatabaseOpener;
class ExplanationPanel;
class GraphPanel;
class QLabel;
class QStackedWidget;
class QTabWidget;
class QuestionPanel;
class ResultPanel;
class SchemaPanel;
class SqlPanel;
class StartPanel;
class WindowActions;

/// Builds the panels, lays them out, and connects them with each other through the workspace.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    static constexpr std::int64_t kAllRows = 5'000'000;

    /// `preferences` must outlive the window.
    MainWindow(std::unique_ptr<AnswerSource> source, Preferences& preferences, DraftStore drafts, QWidget* parent = nullptr);

    void openDatabase(const QString& file);
    /// The question is asked as soon as the database is open and the parser ready.
    void openDatabase(const QString& file, const QString& question);
    Workspace& workspace() { return m_workspace; }

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void createPanels();
    void createAskBar();
    void createCentre();
    void createDocks();
    void arrange();

    void connectActions();
    void connectDatabase();
    void connectModel();
    void connectAnswer();
    void connectRunning();
    void connectSelection();

    void showOpened(const QString& file);
    void showOpenFailure(const QString& file, const ratatosk::Error& error);

    void tell(Message::Kind kind, const ratatosk::Error& error);
    void showModelMissing(const ratatosk::Error& error);
    void askPending();
    void ask(const QString& question);
    void showAnswer();
    void showCandidate(int index);
    void runAnswer();
    void updateBusy();
    void stopOrClear();
    void selectAtCaret(int byte);

    bool isShown(const ratatosk::AnswerCandidate* candidate) const;
    void restoreDraft(const QString& database);

    Preferences& m_preferences;
    DatabaseOpener* m_opener = nullptr;
    DraftKeeper* m_drafts = nullptr;
    std::unique_ptr<PaneCycle> m_panes;
    WindowActions* m_actions = nullptr;

    QuestionPanel* m_question = nullptr;
    MessageBar* m_messages = nullptr;
    StartPanel* m_start = nullptr;
    SchemaPanel* m_schema = nullptr;
    SqlPanel* m_sql = nullptr;
    ResultPanel* m_result = nullptr;
    GraphPanel* m_graph = nullptr;
    AnswersPanel* m_answers = nullptr;
    ExplanationPanel* m_why = nullptr;

    QStackedWidget* m_centre = nullptr; ///< start panel or work
    QTabWidget* m_work = nullptr;       ///< query, schema graph
    QLabel* m_fileStatus = nullptr;
    QByteArray m_firstState;            ///< layout to come back to

    QString m_pendingQuestion; ///< to be asked as soon as that is possible
    QString m_suggestion;      ///< question that suits the database being opened
    Workspace m_workspace; // last member, first destroyed
};
