// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/state/workspace.h"

#include "core/answer/value/answer_layout.h"
#include "core/answer/value/offered_answer.h"
#include "core/files/importing/data_file.h"
#include "ui/base/state/bare_answer.h"

#include <utility>

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
        endAsking(error);
        Q_EMIT modelUnavailable(error);
    });
    connect(m_source.get(), &AnswerSource::restarted, this, [this](bool lostQuestion) {
        m_model.reset();
        m_mapped = InquiryBook::kNone;
        endAsking({ErrorCode::WorkerFailed, "The parser stopped working and was restarted."});
        Q_EMIT modelRestarted(lostQuestion);
    });
    connect(m_source.get(), &AnswerSource::answered, this, &Workspace::takeAnswer);
    connect(m_source.get(), &AnswerSource::glanced, this, [this](const Answer& answer) {
        if (!isAsking() && isAboutSameSchema(answer, m_bareAnswer))
            Q_EMIT glanced(laidOut(offeredAnswer(answer)));
    });
    connect(m_source.get(), &AnswerSource::failed, this, [this](const Error& error) {
        endAsking(error);
        Q_EMIT askFailed(error);
    });
    connect(m_source.get(), &AnswerSource::suggested, this, &Workspace::questionsFound);
    connectPictures();
}

/// Maps are of the question that was answered last, whatever is shown.
void Workspace::connectPictures()
{
    connect(m_source.get(), &AnswerSource::attentionReady, this, [this](const AttentionMaps& maps) {
        if (hasMaps())
            Q_EMIT attentionReady(maps);
    });
    connect(m_source.get(), &AnswerSource::overviewReady, this, [this](const AttentionOverview& overview) {
        if (hasMaps())
            Q_EMIT overviewReady(overview);
    });
    connect(m_source.get(), &AnswerSource::occlusionProgressed, this, &Workspace::occlusionProgressed);
    connect(m_source.get(), &AnswerSource::occlusionReady, this, &Workspace::occlusionReady);
    connect(m_source.get(), &AnswerSource::occlusionFailed, this, &Workspace::occlusionFailed);
}

void Workspace::open(const QString& file, OpenAs mode)
{
    if (!m_hasPending && !m_isUnwritten() && isImportable(file.toStdString()))
        return Q_EMIT importWanted(file);
    openFrom(file, file, mode);
}

void Workspace::openFrom(const QString& file, const QString& readFrom, OpenAs mode)
{
    if (m_hasPending || m_isUnwritten())
        return Q_EMIT changesWaiting();
    stop();
    Q_EMIT databaseOpening(file);
    m_session.open(readFrom.toStdString(), mode, [this, file, mode](const Result<Schema>& schema) {
        if (!schema)
            return Q_EMIT databaseFailed(file, schema.error());
        m_openedAs = mode;
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
    m_mapped = InquiryBook::kNone;
    m_bareAnswer = bareAnswer(schema);
    m_inquiries.clear();
    show(m_inquiries.number());
    Q_EMIT databaseOpened(file);
}

void Workspace::show(int number)
{
    m_inquiries.show(number);
    m_source->cancelTest();
    m_edits.links = inquiry().links;
    m_edits.keepsSpelling = inquiry().keepsSpelling;
    select({});
    Q_EMIT answerChanged();
    Q_EMIT inquiryShown();
    showSql(inquiry().text);
    if (std::exchange(m_inquiries.shown().isFresh, false)) // an answer is made use of once it is looked at
        Q_EMIT answerArrived();
    readAnew();
}

/// Rows that are known to be of before, where that is done at once.
void Workspace::readAnew()
{
    if (!m_hasPending && !isRunning() && wantsReadingAnew(inquiry()))
        run(QStringList(inquiry().run.statements), {}, QStringList(inquiry().run.written));
}

void Workspace::noteText(int number, const QString& text)
{
    if (number != m_inquiries.number()) {
        m_inquiries.show(number);
        m_inquiries.noteText(text);
        show(number);
    } else if (m_inquiries.noteText(text)) {
        Q_EMIT stateChanged();
    }
}

void Workspace::takeOver(int number)
{
    m_inquiries.takeOver(number);
    if (m_mapped == number)
        m_mapped = m_inquiries.number();
    show(m_inquiries.number());
}

void Workspace::ask(const QString& question, const QuestionContext& context)
{
    beginQuestion(question, context);
    askAgain();
}

/// Links by hand are those of the words of another question.
void Workspace::glance(const QString& question, const QuestionContext& context)
{
    QuestionEdits edits = m_edits;
    edits.links.clear();
    edits.keepsSpelling = false;
    m_source->glance(question.toStdString(), edits, context);
}

void Workspace::beginQuestion(const QString& question, const QuestionContext& context)
{
    stopFor(m_inquiries.number());
    m_inquiries.beginQuestion(question, context);
    show(m_inquiries.number());
}

void Workspace::stopFor(int number)
{
    if (number == m_asking)
        stopAsking();
    if (number == m_running)
        m_session.cancel();
}

void Workspace::askAgain()
{
    stop();
    m_inquiries.shown().failure.reset();
    m_inquiries.shown().isAsking = true;
    m_asking = m_inquiries.number();
    m_mapped = InquiryBook::kNone;
    m_source->ask(inquiry().question.toStdString(), m_edits, inquiry().context);
    tellState();
}

void Workspace::stopAsking()
{
    m_source->cancel();
    endAsking({ErrorCode::Cancelled, "Stopped by you."});
}

void Workspace::endAsking(const Error& failure)
{
    if (isAsking() && m_inquiries.takeFailure(std::exchange(m_asking, InquiryBook::kNone), failure))
        show(m_inquiries.number());
    tellState();
}

void Workspace::tellState()
{
    Q_EMIT stateChanged();
    Q_EMIT busyChanged();
}

void Workspace::editLink(const LinkEdit& edit)
{
    std::erase_if(m_edits.links,
                  [&](const LinkEdit& old) { return old.word == edit.word && old.column == edit.column && old.table == edit.table; });
    m_edits.links.push_back(edit);
    Q_EMIT editsChanged();
    m_inquiries.shown().links = m_edits.links;
    askAgain();
}

void Workspace::forgetLinkEdits()
{
    m_edits.links.clear();
    m_inquiries.shown().links.clear();
    Q_EMIT editsChanged();
    askAgain();
}

void Workspace::keepSpelling()
{
    m_edits.keepsSpelling = true;
    m_inquiries.shown().keepsSpelling = true;
    askAgain();
}

void Workspace::setKeyEdits(const std::vector<KeyEdit>& edits)
{
    m_edits.keys = edits;
    Q_EMIT editsChanged();
    if (answer())
        askAgain();
}

void Workspace::showSql(const QString& sql)
{
    const AnswerCandidate* chosen = candidate();
    m_isTyped = !chosen || chosen->sql != sql.toStdString();
    m_typed.read(m_isTyped ? sql : QString(), m_schema);
    Q_EMIT statementChanged();
}

const AnswerCandidate* Workspace::statement() const
{
    return m_isTyped ? m_typed.statement() : candidate();
}

void Workspace::run(const QStringList& statements, const RunLimit& limit, const QStringList& written)
{
    m_session.cancel();
    m_inquiries.beginRun(statements, written.isEmpty() ? statements : written);
    m_running = m_inquiries.number();
    m_waiting = statements;
    m_limit = limit;
    Q_EMIT runStarted(static_cast<int>(statements.size()));
    runNext();
    tellState();
}

void Workspace::runNext()
{
    m_session.run(m_waiting.takeFirst().toStdString(), m_limit, [this](const QueryOutcome& outcome) { takeOutcome(outcome); });
}

void Workspace::takeOutcome(const QueryOutcome& outcome)
{
    if (!outcome.table)
        m_waiting.clear();
    notePending(outcome);
    const int number = m_waiting.isEmpty() ? std::exchange(m_running, InquiryBook::kNone) : m_running;
    m_inquiries.addOutcome(number, outcome, m_waiting.isEmpty());
    if (number == m_inquiries.number())
        Q_EMIT outcomeShown(outcome);
    tellState();
    Q_EMIT ran(outcome);
    if (!m_waiting.isEmpty())
        runNext();
}

void Workspace::runAgain(const QString& sql, const RunLimit& limit, const std::optional<Page>& page)
{
    m_session.cancel();
    m_inquiries.shown().isRunning = true;
    m_running = m_inquiries.number();
    m_limit = limit;
    m_session.run(page ? page->statement : sql.toStdString(), limit, [this, sql, page](QueryOutcome outcome) {
        outcome.sql = sql.toStdString();
        outcome.window = page ? std::optional(page->window) : std::nullopt;
        takeMore(outcome);
    });
    tellState();
}

void Workspace::takeMore(const QueryOutcome& outcome)
{
    const int number = std::exchange(m_running, InquiryBook::kNone);
    notePending(outcome);
    m_inquiries.replaceOutcome(number, outcome);
    if (number == m_inquiries.number())
        outcome.window ? Q_EMIT pageShown(outcome) : Q_EMIT inquiryShown();
    tellState();
    Q_EMIT ran(outcome);
}

void Workspace::showTable(std::shared_ptr<const ResultTable> table)
{
    m_inquiries.beginRun({QString()}, {QString()});
    m_inquiries.addOutcome(m_inquiries.number(), {{}, std::move(table)}, true);
    show(m_inquiries.number());
}

void Workspace::explain(const QString& sql)
{
    m_session.explain(sql.toStdString(), [this, number = m_inquiries.number()](const PlanOutcome& outcome) {
        if (Inquiry* found = m_inquiries.find(number))
            found->plan = outcome;
        if (number == m_inquiries.number())
            Q_EMIT explained(outcome);
    });
}

bool Workspace::stop()
{
    const bool wasBusy = isAsking() || isRunning();
    stopAsking();
    m_session.cancel();
    return wasBusy;
}

void Workspace::chooseCandidate(int index)
{
    if (!answer() || index < 0 || index >= std::ssize(answer()->candidates))
        return;
    m_inquiries.chooseCandidate(index);
    m_isTyped = false;
    select({});
    Q_EMIT inquiryShown();
    Q_EMIT candidateChosen(index);
    Q_EMIT statementChanged();
}

void Workspace::select(const Selection& chosen)
{
    const Answer& items = answer() ? *answer() : m_bareAnswer;
    Selection selection = withPartners(chosen, items, statement() ? *statement() : AnswerCandidate());
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    Q_EMIT selectionChanged(m_selection);
}

void Workspace::takeAnswer(const Answer& answer)
{
    if (!isAsking())
        return;
    if (!isAboutSameSchema(answer, m_bareAnswer)) {
        const Error mixedUp{ErrorCode::WorkerFailed, "The answer is about another database than the one that is open."};
        endAsking(mixedUp);
        return Q_EMIT askFailed(mixedUp);
    }
    m_mapped = std::exchange(m_asking, InquiryBook::kNone);
    m_inquiries.takeAnswer(m_mapped, std::make_shared<const Answer>(laidOut(offeredAnswer(answer))));
    if (m_mapped == m_inquiries.number())
        show(m_mapped);
    Q_EMIT busyChanged();
}
