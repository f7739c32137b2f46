// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/postgres/server_address.h"
#include "core/database/sqlite/file_set.h"
#include "ui/base/state/carried_inquiries.h"
#include "ui/base/state/inquiry_book.h"
#include "ui/base/state/selection.h"
#include "ui/base/state/typed_statement.h"
#include "ui/base/workers/answer_source.h"
#include "ui/base/workers/database_session.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

/// What is open and shown: one database, one model, an inquiry for each tab of the editor, the one of them that is shown, and one
/// selection for all views. Knows no widget. Lives on the GUI thread; nothing in it blocks.
class Workspace : public QObject
{
    Q_OBJECT
public:
    static constexpr int kAnswerMilliseconds = 5000; ///< cap for answers, which run without being told to

    explicit Workspace(std::unique_ptr<AnswerSource> source, QObject* parent = nullptr);

    /// Begins to load the model; the window calls it once it is visible.
    void start() { m_source->start(); }
    /// Questions are answered by the model in this folder from now on; empty: by the one that is found without being named.
    void useModel(const std::filesystem::path& folder)
    {
        if (isAsking())
            stopAsking();
        m_source->useModel(folder);
    }

    /// Of a file of data, importWanted comes of it instead. A server's database is called by its address without the password.
    void openDatabase(const QString& file)
    {
        const std::string place = file.toStdString();
        if (ratatosk::isServerAddress(place))
            openFrom(QString::fromStdString(ratatosk::withoutPassword(place)), file, OpenAs::Server);
        else
            open(file, OpenAs::Itself);
    }
    /// What is being opened is not wanted any more.
    void stopOpening() { m_session.stopOpening(); }
    /// Opens a private copy; everything else goes on as if it were the file itself, whose name it bears.
    void openSnapshot(const QString& file) { open(file, OpenAs::Snapshot); }
    bool isSnapshot() const { return m_openedAs == OpenAs::Snapshot; }
    /// Opens the database that was made of a file of data, whose name it bears. Nothing in it can be changed.
    void openImport(const QString& file, const QString& database) { openFrom(file, database, OpenAs::Import); }
    bool isImport() const { return m_openedAs == OpenAs::Import; }
    bool isServer() const { return m_openedAs == OpenAs::Server; }
    /// Several files are open together.
    bool isFileSet() const { return ratatosk::isFileSet(readFile().toStdString()); }
    bool isOnlyRead() const { return isImport() || isServer() || isFileSet(); }
    bool hasDatabase() const { return m_session.isOpen(); }
    const QString& databaseFile() const { return m_file; } ///< as it was asked for
    /// What is read: the file itself, or its copy.
    QString readFile() const { return QString::fromStdString(m_session.file().string()); }
    /// What opens the same once more; of a server with its password, so that it is to be kept and shown nowhere.
    QString openedFrom() const { return isServer() ? readFile() : m_file; }
    /// What other programs may change meanwhile: that, or the file of data that it was made of; empty: no file at all.
    QString sourceFile() const { return isServer() ? QString() : isImport() ? m_file : readFile(); }
    const ratatosk::Schema& schema() const { return m_schema; }

    const std::optional<ratatosk::ModelDescription>& model() const { return m_model; }

    /// What all panels show.
    const Inquiry& inquiry() const { return m_inquiries.shown(); }
    /// Of its tab; 0: there was none yet.
    int inquiryNumber() const { return m_inquiries.number(); }
    /// The text of a tab, which is shown from now on if it was not.
    void noteText(int number, const QString& text);
    /// Its tab is gone; what is under way for it is stopped.
    void forgetInquiry(int number)
    {
        stopFor(number);
        m_inquiries.erase(number);
    }
    /// From now on the shown inquiry has the question and the answers of this one; what was run for it stays behind.
    void takeOver(int number);

    std::vector<Inquiry> inquiries(const std::vector<int>& numbers) const { return m_inquiries.copies(numbers); }
    /// What another window asked and ran goes on in the tabs with these numbers, where it was about the same database and they are as many.
    void carryOn(const std::vector<int>& numbers, const CarriedInquiries& carried)
    {
        if (carried.openedFrom != openedFrom() || carried.inquiries.size() != numbers.size())
            return;
        m_inquiries.put(numbers, settled(carried.inquiries, m_bareAnswer));
        show(m_inquiries.number());
    }

    /// In the shown inquiry, in place of everything in it; link edits stay with the same question.
    void ask(const QString& question, const ratatosk::QuestionContext& context = {});
    /// The question shown once more, as one that goes on from those before it, or as one that stands alone.
    void askAs(ratatosk::GoingOn goingOn)
    {
        m_inquiries.shown().context.goingOn = goingOn;
        askAgain();
    }
    /// The same, but the parser is not asked: the answer is known already.
    void beginQuestion(const QString& question, const ratatosk::QuestionContext& context = {});
    /// A question of before comes back whole: its answer, with what was run for it then.
    void recall(const QString& question, const ratatosk::QuestionContext& context, const QString& sql)
    {
        beginQuestion(question, context);
        m_inquiries.shown().recalled = sql;
        askAgain();
    }
    /// What is to be shown again of the inquiry shown; once. Empty: nothing.
    QString takeRecalled() { return std::exchange(m_inquiries.shown().recalled, {}); }
    /// Reads a question that is still being typed: nothing of what is shown changes. `glanced` comes of it or nothing.
    void glance(const QString& question, const ratatosk::QuestionContext& context);
    void cancelGlance() { m_source->cancelGlance(); }
    bool isAsking() const { return m_asking != InquiryBook::kNone; }
    /// The shown answer is not to be run before a person has looked at it.
    void holdBack(const QString& reason)
    {
        m_inquiries.shown().heldBack = reason;
        Q_EMIT stateChanged();
    }

    /// In the shown inquiry: runs the statements one after the other, up to the first that fails. `written`: as they stand in the
    /// editor, where that is something else. Requires: hasDatabase().
    void run(const QStringList& statements, const RunLimit& limit = {}, const QStringList& written = {});
    void run(const QString& sql, const RunLimit& limit = {}) { run(QStringList{sql}, limit); }
    /// Other rows of a statement, and the statement that finds them.
    struct Page {
        std::string statement;
        ratatosk::RowWindow window;
    };
    /// Runs one of the statements of the shown inquiry again, for more rows or for other ones.
    void runAgain(const QString& sql, const RunLimit& limit, const std::optional<Page>& page = {});
    bool isRunning() const { return m_running != InquiryBook::kNone; }
    /// Rows that come of no statement, as if one had been run.
    void showTable(std::shared_ptr<const ratatosk::ResultTable> table);

    /// How the statement would be run. Requires: hasDatabase().
    void explain(const QString& sql);

    /// From reading only to editing: statements that are run with RunLimit::mayEdit may change rows, which wait to be applied.
    /// Of what is only read, editingRefused comes of it. Requires: hasDatabase() && !isSnapshot().
    void allowEditing();
    /// Undoes what is pending.
    void forbidEditing();
    bool isEditing() const { return m_session.isEditing(); }
    bool hasPending() const { return m_hasPending; }
    void applyChanges();
    /// Somebody else has written to the file for this window: what was read before is of before.
    void noteWritten() { tellSettled(true); }
    /// Whether something waits to be written beside that, so that no other file is opened over it.
    void setUnwritten(std::function<bool()> isUnwritten) { m_isUnwritten = std::move(isUnwritten); }
    void undoChanges()
    {
        m_session.undo([this] { settle(false); });
    }

    /// Stops the question and the statement under way. False when there was neither.
    bool stop();

    /// The answer shown; null: there is none.
    const ratatosk::Answer* answer() const { return inquiry().answer.get(); }
    const ratatosk::AnswerCandidate* candidate() const { return inquiry().chosen(); }
    void chooseCandidate(int index);
    /// Whether the parser can still be asked for maps of the answer shown: of the question that it has answered last alone.
    bool hasMaps() const { return m_mapped == m_inquiries.number() && answer(); }

    /// A link by hand: asks again. Requires: answer().
    void editLink(const ratatosk::LinkEdit& edit);
    void forgetLinkEdits();
    /// Asks again with every word as it was typed. Requires: answer().
    void keepSpelling();
    /// What a person says of guessed keys; asks again where there is an answer.
    void setKeyEdits(const std::vector<ratatosk::KeyEdit>& edits);
    /// Of a schema too large to be read whole, what to read for every question or none; asks again where there is an answer.
    void wishTable(ratatosk::TableId table, ratatosk::TableWish wish)
    {
        m_edits.tables.set(table, wish);
        Q_EMIT editsChanged();
        if (answer())
            askAgain();
    }
    const ratatosk::QuestionEdits& edits() const { return m_edits; }

    /// What the editor holds: an answer's SQL, a SELECT that has a tree of its own, or neither.
    void showSql(const QString& sql);
    /// The statement that the pictures show: the chosen answer, or what was typed instead; null: it has no tree.
    const ratatosk::AnswerCandidate* statement() const;
    /// Why there is none; empty for an empty editor.
    const QString& statementFault() const { return m_typed.fault(); }

    void requestAttention(int layer, ratatosk::AttentionPart part) { hasMaps() ? m_source->requestAttention(layer, part) : void(); }
    void requestOverview() { hasMaps() ? m_source->requestOverview() : void(); }
    /// Requires: answer().
    void testWords() { m_source->testWords(inquiry().question.toStdString(), m_edits, inquiry().context); }
    void cancelTest() { m_source->cancelTest(); }

    /// Looks for questions that the open database can answer, until one is asked. Requires: hasDatabase() && model().
    void findQuestions(int count) { m_source->suggest(count); }

    const Selection& selection() const { return m_selection; }
    /// Selects with all partners (selection.h).
    void select(const Selection& chosen);

Q_SIGNALS:
    void databaseOpening(const QString& file);
    void importWanted(const QString& file); ///< a file of data, or a folder of such files, is to be opened
    void databaseOpened(const QString& file);
    void databaseFailed(const QString& file, const ratatosk::Error& error);
    void modelReady(const ratatosk::ModelDescription& model);
    void modelUnavailable(const ratatosk::Error& error);
    void modelRestarted(bool lostQuestion);
    void busyChanged();
    void inquiryShown();  ///< everything of it is to be shown anew: it is another one, or has another question
    void stateChanged();  ///< of the inquiry shown
    void answerChanged(); ///< also when it is gone
    void glanced(const ratatosk::Answer& answer);
    void answerArrived(); ///< no candidate is chosen yet
    void askFailed(const ratatosk::Error& error);
    void candidateChosen(int index);
    void editsChanged();
    void statementChanged();
    void attentionReady(const ratatosk::AttentionMaps& maps);
    void overviewReady(const ratatosk::AttentionOverview& overview);
    void occlusionProgressed(const ratatosk::Progress& progress);
    void occlusionReady(const ratatosk::OcclusionReport& report);
    void occlusionFailed(const ratatosk::Error& error);
    void questionsFound(const ratatosk::QuestionSuggestions& suggestions);
    void runStarted(int statements);
    void outcomeShown(const QueryOutcome& outcome); ///< a further one of the inquiry shown
    void ran(const QueryOutcome& outcome);          ///< whether or not its inquiry is shown
    void pageShown(const QueryOutcome& outcome);    ///< other rows of a statement of the inquiry shown, or why not
    void explained(const PlanOutcome& outcome);
    void editingChanged();
    void editingRefused(); ///< what is open is only read
    void editFailed(const ratatosk::Error& error);
    void changesSettled(bool areKept);
    void changesLost();    ///< undone, though nobody asked for it; changesSettled has been sent
    void changesWaiting(); ///< another file was asked for while changes were pending
    void selectionChanged(const Selection& selection);

private:
    void show(int number);
    void connectSource();
    void connectPictures();
    void open(const QString& file, OpenAs mode);
    void openFrom(const QString& file, const QString& readFrom, OpenAs mode);
    void takeDatabase(const QString& file, const ratatosk::Schema& schema);
    void takeAnswer(const ratatosk::Answer& answer);
    void stopFor(int number);
    void stopAsking();
    /// The question under way has come to nothing.
    void endAsking(const ratatosk::Error& failure);
    void askAgain();
    void tellState();
    void runNext();
    void takeOutcome(const QueryOutcome& outcome);
    void takeMore(const QueryOutcome& outcome);
    void notePending(const QueryOutcome& outcome);
    void settle(bool areKept);
    void tellSettled(bool areKept);
    void readAnew();
    void takeStopped(const StoppedEdit& end);

    std::unique_ptr<AnswerSource> m_source;
    QString m_file;
    OpenAs m_openedAs = OpenAs::Itself;
    ratatosk::Schema m_schema;
    std::optional<ratatosk::ModelDescription> m_model;
    InquiryBook m_inquiries;
    int m_asking = InquiryBook::kNone;  ///< whose question is under way
    int m_running = InquiryBook::kNone; ///< whose statement is under way
    int m_mapped = InquiryBook::kNone;  ///< whose question the parser has answered last
    ratatosk::QuestionEdits m_edits;    ///< of the inquiry shown
    ratatosk::Answer m_bareAnswer;      ///< bare_answer.h
    TypedStatement m_typed;
    bool m_isTyped = false; ///< the editor holds something else than the chosen answer
    Selection m_selection;
    QStringList m_waiting; ///< statements to be run after the one under way
    RunLimit m_limit;
    bool m_hasPending = false;
    std::function<bool()> m_isUnwritten = [] { return false; };
    DatabaseSession m_session;
};
