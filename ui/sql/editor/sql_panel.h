// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/help_with_sql/name_suggestion.h"
#include "core/database/schema/schema.h"
#include "ui/base/state/selection.h"
#include "ui/base/storage/draft_store.h"
#include "ui/base/workers/database_session.h"
#include "ui/sql/editor/sql_completer.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class FindBar;
class ParameterBar;
class QLabel;
class QPushButton;
class QueryTabs;
class SymbolLabel;

/// The SQL editor with its tabs, Run and Stop. An error is told below the text and marked at its place; a name that is nearly right
/// can be rewritten by one key.
class SqlPanel : public QWidget
{
    Q_OBJECT
public:
    explicit SqlPanel(SqlCompleter::FindValues findValues = {}, QWidget* parent = nullptr);

    ~SqlPanel() override;

    SqlEditor* editor() const { return m_editor; }
    QueryTabs* tabs() const { return m_tabs; }
    FindBar* findBar() const { return m_findBar; }
    ParameterBar* parameters() const { return m_parameters; }
    QString text() const;
    void setSchema(const ratatosk::Schema& schema);
    /// Asks the window to show it, should something else stand in its place.
    void comeForward() { Q_EMIT forwardWanted(); }
    /// As one step that can be undone.
    void setText(const QString& sql);
    /// To the tab shown, which must take it (query_tabs.h).
    void writeAnswer(const QString& sql);
    /// In place of a statement of the text; in a tab of its own when the text has no such statement.
    void replaceStatement(const QString& old, const QString& sql);
    void insertName(const QString& name);
    void complete() { m_completer->complete(); }
    void format();

    /// Reports the statements of the marked text, or else the one at the caret. Parameters in them are asked for first.
    void run();
    void runAll();
    /// The statement that `run` would take first; empty when there is none.
    QString statement() const;
    void showBusy(bool isBusy);
    /// Outcomes come in the order of the statements run.
    void showOutcome(const QueryOutcome& outcome);
    /// An unknown name in a statement that has not run; ignored once the statement has changed, or while the name is being typed.
    void showUnknownName(const QueryOutcome& outcome);
    void showSelection(const Selection& selection);
    /// What is wrong with the statement, as it stands below the text; empty: nothing is known of it.
    QString errorSentence() const;
    /// That `fixName` would put in; empty: none.
    QString suggestedName() const;
    bool hasErrorPlace() const { return m_errorSpan.has_value(); }
    void goToError();
    /// Puts the name that was meant in place of the one that is unknown.
    void fixName();

Q_SIGNALS:
    void forwardWanted();
    /// `written`: the same with their parameters.
    void runRequested(const QStringList& statements, const QStringList& written);
    void stopRequested();
    void edited();
    /// Typing has paused: the statement at the caret may have names that the database does not know.
    void namesToCheck(const QString& statement);
    void caretMoved(int byte);

private:
    void createLine();
    void connectEditor();
    void reportPause();
    void report(const std::vector<TextSpan>& spans);
    void showError(const QueryOutcome& outcome, int begin);
    void suggest(const QueryOutcome& outcome, int begin);
    void forgetError();

    SqlEditor* m_editor = nullptr;
    QueryTabs* m_tabs = nullptr;
    FindBar* m_findBar = nullptr;
    ParameterBar* m_parameters = nullptr;
    SqlCompleter* m_completer = nullptr;
    QPushButton* m_runButton = nullptr;
    QPushButton* m_stopButton = nullptr;
    SymbolLabel* m_errorIcon = nullptr;
    QLabel* m_error = nullptr;
    QPushButton* m_fixButton = nullptr;
    ratatosk::Schema m_schema;
    QTimer m_pause;            ///< in typing
    std::vector<int> m_begins; ///< bytes where the statements run last begin, of which no outcome has come yet
    std::optional<TextSpan> m_errorSpan;
    std::optional<ratatosk::NameSuggestion> m_suggestion; ///< its bytes count from the text's begin
};
