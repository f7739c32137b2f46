// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace.h"

#include "core/facade/item_labels.h"
#include "core/facade/typed_tree.h"

#include <algorithm>

using namespace ratatosk;

Workspace::Workspace(std::unique_ptr<AnswerSource> source, QObject* parent) : QObject(parent), m_source(std::move(source))
{
    connectSource();
    m_session.setStopped([this](const StoppedEdit& end) { takeStopped(end); });
}

void Workspace::connectSource()
{
    connect(m_source.get(), &AnswerSource::ready, this, [this](const ModelDescription& model) {
        m_model = model;
        Q_EMIT modelReady(model);
    });
    connect(m_source.get(), &AnswerSource::unavailable, this, [this](const Error& error) {
        m_model.reset();
        setAsking(false);
        Q_EMIT modelUnavailable(error);
    });
    connect(m_source.get(), &AnswerSource::restarted, this, [this](bool lostQuestion) {
        m_model.reset();
        setAsking(false);
        Q_EMIT modelRestarted(lostQuestion);
    });
    connect(m_source.get(), &AnswerSource::answered, this, [this](const Answer& answer) {
        setAsking(false);
        if (!isAboutThis(answer))
            return Q_EMIT askFailed({ErrorCode::WorkerFailed, "The answer is about another database than the one that is open."});
        takeAnswer(std::make_shared<const Answer>(answer));
    });
    connect(m_source.get(), &AnswerSource::failed, this, [this](const Error& error) {
        setAsking(false);
        Q_EMIT askFailed(error);
    });
    connect(m_source.get(), &AnswerSource::attentionReady, this, &Workspace::attentionReady);
    connect(m_source.get(), &AnswerSource::overviewReady, this, &Workspace::overviewReady);
    connect(m_source.get(), &AnswerSource::occlusionProgressed, this, &Workspace::occlusionProgressed);
    connect(m_source.get(), &AnswerSource::occlusionReady, this, &Workspace::occlusionReady);
    connect(m_source.get(), &AnswerSource::occlusionFailed, this, &Workspace::occlusionFailed);
}

void Workspace::openDatabase(const QString& file)
{
    open(file, OpenAs::Itself);
}

void Workspace::openSnapshot(const QString& file)
{
    open(file, OpenAs::Snapshot);
}

void Workspace::open(const QString& file, OpenAs mode)
{
    if (m_hasPending)
        return Q_EMIT changesWaiting();
    stop();
    Q_EMIT databaseOpening(file);
    m_session.open(file.toStdString(), mode, [this, file, mode](const Result<Schema>& schema) {
        if (!schema)
            return Q_EMIT databaseFailed(file, schema.error());
        m_isSnapshot = mode == OpenAs::Snapshot;
        takeDatabase(file, *schema);
    });
}

void Workspace::takeDatabase(const QString& file, const Schema& schema)
{
    stop(); // whatever was asked or run while the file was being opened is about the one before
    m_file = file;
    m_schema = schema;
    m_source->openDatabase(m_session.file(), schema);
    m_edits = {};
    m_bareAnswer = {};
    m_bareAnswer.itemNames = itemLabels({}, schema);
    m_bareAnswer.relations = {0, schema.columnCount(), schema.tableCount(), {}};
    takeAnswer(nullptr);
    Q_EMIT databaseOpened(file);
}

void Workspace::ask(const QString& question)
{
    if (question != m_question)
        m_edits.links.clear();
    m_question = question;
    askAgain();
}

void Workspace::askAgain()
{
    stop();
    setAsking(true);
    m_source->ask(m_question.toStdString(), m_edits);
}

void Workspace::editLink(const LinkEdit& edit)
{
    std::erase_if(m_edits.links, [&](const LinkEdit& old) { return old.word == edit.word && old.column == edit.column && old.table == edit.table; });
    m_edits.links.push_back(edit);
    Q_EMIT editsChanged();
    askAgain();
}

void Workspace::forgetLinkEdits()
{
    m_edits.links.clear();
    Q_EMIT editsChanged();
    askAgain();
}

void Workspace::setKeyEdits(const std::vector<KeyEdit>& edits)
{
    m_edits.keys = edits;
    Q_EMIT editsChanged();
    if (m_answer)
        askAgain();
}

void Workspace::testWords()
{
    m_source->testWords(m_question.toStdString(), m_edits);
}

void Workspace::showSql(const QString& sql)
{
    const std::string text = sql.toStdString();
    const AnswerCandidate* chosen = candidate();
    m_isTyped = !chosen || chosen->sql != text;
    m_typed.reset();
    m_typedFault.clear();
    if (m_isTyped && !sql.trimmed().isEmpty()) {
        if (auto tree = treeOf(text, m_schema))
            m_typed = AnswerCandidate{.sql = text, .tree = *std::move(tree)};
        else
            m_typedFault = QString::fromStdString(tree.error().detail);
    }
    Q_EMIT statementChanged();
}

const AnswerCandidate* Workspace::statement() const
{
    if (m_isTyped)
        return m_typed ? &*m_typed : nullptr;
    return candidate();
}

void Workspace::run(const QStringList& statements, const RunLimit& limit)
{
    m_session.cancel();
    m_waiting = statements;
    m_limit = limit;
    Q_EMIT runStarted(static_cast<int>(statements.size()));
    runNext();
    Q_EMIT busyChanged();
}

void Workspace::runNext()
{
    m_session.run(m_waiting.takeFirst().toStdString(), m_limit, [this](const QueryOutcome& outcome) {
        if (!outcome.table)
            m_waiting.clear();
        const bool wasStopped = !outcome.table && outcome.table.error().code == ErrorCode::Cancelled;
        if (m_limit.mayEdit && !wasStopped)
            m_hasPending = outcome.hasPending;
        Q_EMIT busyChanged();
        Q_EMIT ran(outcome);
        if (!m_waiting.isEmpty())
            runNext();
    });
}

void Workspace::explain(const QString& sql)
{
    m_session.explain(sql.toStdString(), [this](const PlanOutcome& outcome) { Q_EMIT explained(outcome); });
}

void Workspace::allowEditing()
{
    m_session.allowEditing([this](const Result<void>& allowed) {
        if (!allowed)
            Q_EMIT editFailed(allowed.error());
        Q_EMIT editingChanged();
    });
}

void Workspace::forbidEditing()
{
    m_session.forbidEditing([this] {
        if (m_hasPending)
            settle(false);
        Q_EMIT editingChanged();
    });
}

void Workspace::applyChanges()
{
    m_session.apply([this](const Result<void>& applied) {
        if (!applied)
            return Q_EMIT editFailed(applied.error());
        if (m_hasPending) // not undone, nor applied already, by what came before
            settle(true);
    });
}

void Workspace::undoChanges()
{
    m_session.undo([this] {
        if (m_hasPending)
            settle(false);
    });
}

void Workspace::settle(bool areKept)
{
    m_hasPending = false;
    Q_EMIT changesSettled(areKept);
}

void Workspace::saveCopy(const QString& target)
{
    m_session.saveCopy(target.toStdString(), [this, target](const Result<void>& saved) {
        if (!saved)
            return Q_EMIT editFailed(saved.error());
        Q_EMIT copySaved(target);
    });
}

bool Workspace::stop()
{
    const bool wasBusy = isAsking() || isRunning();
    m_source->cancel();
    m_session.cancel();
    setAsking(false);
    return wasBusy;
}

/// It may have taken with it what was pending, or may have ended before the stop reached it: then it has changed something after all.
void Workspace::takeStopped(const StoppedEdit& end)
{
    if (end.outcome) {
        m_hasPending = end.isPending;
        Q_EMIT ran(*end.outcome);
    } else if (m_hasPending && !end.isPending) {
        settle(false);
    }
}

bool Workspace::isAboutThis(const Answer& answer) const
{
    const std::vector<std::string>& known = m_bareAnswer.itemNames;
    const auto words = std::ssize(answer.itemNames) - std::ssize(known);
    return words >= 0 && std::equal(known.begin(), known.end(), answer.itemNames.begin() + words);
}

const AnswerCandidate* Workspace::candidate() const
{
    return m_answer && m_candidate >= 0 ? &m_answer->candidates[static_cast<size_t>(m_candidate)] : nullptr;
}

void Workspace::chooseCandidate(int index)
{
    if (!m_answer || index < 0 || index >= std::ssize(m_answer->candidates))
        return;
    m_candidate = index;
    m_isTyped = false;
    select({});
    Q_EMIT candidateChosen(index);
    Q_EMIT statementChanged();
}

void Workspace::select(const Selection& chosen)
{
    const AnswerCandidate* shown = statement();
    const Answer& answer = m_answer ? *m_answer : m_bareAnswer;
    Selection selection = withPartners(chosen, answer, shown ? *shown : AnswerCandidate());
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    Q_EMIT selectionChanged(m_selection);
}

void Workspace::takeAnswer(std::shared_ptr<const Answer> answer)
{
    m_answer = std::move(answer);
    m_candidate = -1;
    m_isTyped = false;
    m_typed.reset();
    m_typedFault.clear();
    select({});
    Q_EMIT answerChanged();
    Q_EMIT statementChanged();
    chooseCandidate(0);
}

void Workspace::setAsking(bool isAsking)
{
    if (m_isAsking == isAsking)
        return;
    m_isAsking = isAsking;
    Q_EMIT busyChanged();
}
