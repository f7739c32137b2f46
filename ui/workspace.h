// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/selection.h"
#include "ui/workers/answer_source.h"
#include "ui/workers/database_session.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

/// What is open and shown: one database, one model, the answer to one question, the chosen one of its candidates, and one selection
/// for all views. Knows no widget. Lives on the GUI thread; nothing in it blocks.
class Workspace : public QObject
{
    Q_OBJECT
public:
    static constexpr int kAnswerMilliseconds = 5000; ///< cap for answers, which run without being told to

    explicit Workspace(std::unique_ptr<AnswerSource> source, QObject* parent = nullptr);

    /// Begins to load the model; the window calls it once it is visible.
    void start() { m_source->start(); }

    void openDatabase(const QString& file);
    /// Opens a private copy; everything else goes on as if it were the file itself, whose name it bears.
    void openSnapshot(const QString& file);
    bool isSnapshot() const { return m_isSnapshot; }
    bool hasDatabase() const { return m_session.isOpen(); }
    const QString& databaseFile() const { return m_file; } ///< as it was asked for
    /// What is read: the file itself, or its copy.
    QString readFile() const { return QString::fromStdString(m_session.file().string()); }
    const ratatosk::Schema& schema() const { return m_schema; }

    const std::optional<ratatosk::ModelDescription>& model() const { return m_model; }

    /// Link edits are of one question: another one forgets them.
    void ask(const QString& question);
    bool isAsking() const { return m_isAsking; }

    /// Runs the statements one after the other, up to the first that fails. Requires: hasDatabase().
    void run(const QStringList& statements, const RunLimit& limit = {});
    void run(const QString& sql, const RunLimit& limit = {}) { run(QStringList{sql}, limit); }
    bool isRunning() const { return m_session.isRunning(); }

    /// How SQLite would run the statement. Requires: hasDatabase().
    void explain(const QString& sql);

    /// From reading only to editing: statements that are run with RunLimit::mayEdit may change rows, which wait to be applied.
    /// Requires: hasDatabase() && !isSnapshot().
    void allowEditing();
    /// Undoes what is pending.
    void forbidEditing();
    bool isEditing() const { return m_session.isEditing(); }
    bool hasPending() const { return m_hasPending; }
    void applyChanges();
    void undoChanges();
    /// A copy of the file as it is, without what is pending.
    void saveCopy(const QString& target);

    /// Stops the question and the statement under way. False when there was neither.
    bool stop();

    /// The answer shown; null before the first.
    const ratatosk::Answer* answer() const { return m_answer.get(); }
    const ratatosk::AnswerCandidate* candidate() const;
    void chooseCandidate(int index);

    /// A link by hand: asks again. Requires: answer().
    void editLink(const ratatosk::LinkEdit& edit);
    void forgetLinkEdits();
    /// What a person says of guessed keys; asks again where there is an answer.
    void setKeyEdits(const std::vector<ratatosk::KeyEdit>& edits);
    const ratatosk::QuestionEdits& edits() const { return m_edits; }

    /// What the editor holds: an answer's SQL, a SELECT that has a tree of its own, or neither.
    void showSql(const QString& sql);
    /// The statement that the pictures show: the chosen answer, or what was typed instead; null: it has no tree.
    const ratatosk::AnswerCandidate* statement() const;
    /// Why there is none; empty for an empty editor.
    const QString& statementFault() const { return m_typedFault; }

    void requestAttention(int layer, ratatosk::AttentionPart part) { m_source->requestAttention(layer, part); }
    void requestOverview() { m_source->requestOverview(); }
    /// Requires: answer().
    void testWords();
    void cancelTest() { m_source->cancelTest(); }

    const Selection& selection() const { return m_selection; }
    /// Selects with all partners (selection.h).
    void select(const Selection& chosen);

Q_SIGNALS:
    void databaseOpening(const QString& file);
    void databaseOpened(const QString& file);
    void databaseFailed(const QString& file, const ratatosk::Error& error);
    void modelReady(const ratatosk::ModelDescription& model);
    void modelUnavailable(const ratatosk::Error& error);
    void modelRestarted(bool lostQuestion);
    void busyChanged();
    void answerChanged(); ///< also when it is gone
    void askFailed(const ratatosk::Error& error);
    void candidateChosen(int index);
    void editsChanged();
    void statementChanged();
    void attentionReady(const ratatosk::AttentionMaps& maps);
    void overviewReady(const ratatosk::AttentionOverview& overview);
    void occlusionProgressed(const ratatosk::Progress& progress);
    void occlusionReady(const ratatosk::OcclusionReport& report);
    void occlusionFailed(const ratatosk::Error& error);
    void runStarted(int statements);
    void ran(const QueryOutcome& outcome);
    void explained(const PlanOutcome& outcome);
    void editingChanged();
    void editFailed(const ratatosk::Error& error);
    void changesSettled(bool areKept);
    void changesWaiting(); ///< another file was asked for while changes were pending
    void copySaved(const QString& target);
    void selectionChanged(const Selection& selection);

private:
    void connectSource();
    void open(const QString& file, OpenAs mode);
    void takeDatabase(const QString& file, const ratatosk::Schema& schema);
    /// Whether the answer's items are those of the open database.
    bool isAboutThis(const ratatosk::Answer& answer) const;
    void takeAnswer(std::shared_ptr<const ratatosk::Answer> answer);
    void setAsking(bool isAsking);
    void askAgain();
    void runNext();
    void settle(bool areKept);
    void takeStopped(const StoppedEdit& end);

    std::unique_ptr<AnswerSource> m_source;
    QString m_file;
    bool m_isSnapshot = false;
    ratatosk::Schema m_schema;
    std::optional<ratatosk::ModelDescription> m_model;
    bool m_isAsking = false;
    std::shared_ptr<const ratatosk::Answer> m_answer;
    int m_candidate = -1;
    QString m_question;               ///< asked last
    ratatosk::QuestionEdits m_edits;
    ratatosk::Answer m_bareAnswer;    ///< the schema's items alone: what is typed before any question has partners among them
    std::optional<ratatosk::AnswerCandidate> m_typed; ///< SQL that is no answer's
    bool m_isTyped = false;           ///< the editor holds something else than the chosen answer
    QString m_typedFault;
    Selection m_selection;
    QStringList m_waiting; ///< statements to be run after the one under way
    RunLimit m_limit;
    bool m_hasPending = false;
    DatabaseSession m_session;
};
