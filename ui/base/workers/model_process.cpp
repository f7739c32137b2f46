// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/workers/model_process.h"

#include "core/base/log.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcessEnvironment>

using namespace ratatosk;

namespace {

constexpr qsizetype kLastWords = 2'000; ///< bytes of a child's standard error that are kept

/// Idle threads of the child must not spin: they would take the cores from the window.
QProcessEnvironment childEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("OMP_WAIT_POLICY"), QStringLiteral("passive"));
    return environment;
}

} // namespace

ModelProcess::ModelProcess(QString program, QObject* parent) : AnswerSource(parent), m_program(std::move(program))
{
    m_killTimer.setSingleShot(true);
    connect(&m_killTimer, &QTimer::timeout, this, [this] {
        if (m_process)
            m_process->kill();
    });
}

ModelProcess::~ModelProcess()
{
    if (!m_process)
        return;
    m_process->disconnect(this);
    m_process->closeWriteChannel(); // the child ends by itself when its input is closed
    if (!m_process->waitForFinished(300))
        m_process->kill();
    m_process->waitForFinished(1000);
}

QString ModelProcess::workerProgram()
{
    return QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("ratatosk-cli"));
}

void ModelProcess::start()
{
    m_reader = {};
    m_process = std::make_unique<QProcess>();
    m_process->setProcessEnvironment(childEnvironment());
    m_lastWords.clear();
    m_line.clear();
    connect(m_process.get(), &QProcess::readyReadStandardError, this, &ModelProcess::readWords);
    connect(m_process.get(), &QProcess::readyReadStandardOutput, this, &ModelProcess::readReplies);
    connect(m_process.get(), &QProcess::finished, this, &ModelProcess::handleEnd);
    connect(m_process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        m_isUsable = false;
        Q_EMIT unavailable({ErrorCode::WorkerFailed, m_program.toStdString() + " cannot be started."});
    });
    QStringList arguments{QStringLiteral("worker")};
    if (!m_model.empty())
        arguments << QStringLiteral("--model") << QString::fromStdString(m_model.string());
    m_process->start(m_program, arguments);
    if (!m_database.database.empty())
        sendOpening();
    if (m_question != 0) // asked while the child before was being ended
        m_question = m_latestQuestion = send(m_request);
}

void ModelProcess::useModel(const std::filesystem::path& folder)
{
    m_model = folder;
    if (!m_process)
        return;
    abandon();
    Q_EMIT restarted(false);
    start();
}

/// As if none had been started: its end is not waited for.
void ModelProcess::abandon()
{
    QProcess* old = m_process.release();
    old->disconnect(this);
    old->setParent(this);
    connect(old, &QProcess::finished, old, &QObject::deleteLater);
    old->state() == QProcess::NotRunning ? old->deleteLater() : old->kill();
    m_killTimer.stop();
    m_question = m_cancelled = m_suggestions = m_glance = 0;
    m_restarts = 0;
    m_isUsable = true;
    if (std::exchange(m_test, 0) != 0)
        Q_EMIT occlusionFailed({ErrorCode::WorkerFailed, "The parser was changed."});
}

void ModelProcess::openDatabase(const std::filesystem::path& file, const Schema& schema)
{
    cancel();
    cancelGlance();
    cancelTest();
    cancelSuggestions();
    m_suggestions = 0; // they would be about the file before
    m_database = {file, schema};
    if (m_process)
        sendOpening();
}

void ModelProcess::sendOpening()
{
    m_openFailure.reset();
    m_opening = send(m_database);
    if (m_opening == 0)
        m_openFailure = Error{ErrorCode::LimitExceeded, "The schema is too large for the parser."};
}

void ModelProcess::ask(const std::string& question, const QuestionEdits& edits, const QuestionContext& context)
{
    cancel();
    cancelGlance();
    cancelTest();
    cancelSuggestions();
    if (!m_process || !m_isUsable)
        return Q_EMIT failed({ErrorCode::WorkerFailed, "The parser does not run."});
    if (m_openFailure)
        sendOpening(); // what was in the way may be gone
    m_request = {.question = question, .edits = edits, .context = context};
    m_question = m_latestQuestion = send(m_request);
    if (m_question == 0)
        Q_EMIT failed({ErrorCode::InvalidQuestion, "The question is too long."});
}

void ModelProcess::cancel()
{
    if (m_question == 0)
        return;
    send(CancelRequest{m_question});
    m_cancelled = std::exchange(m_question, 0);
    m_killTimer.start(kCancelMilliseconds);
}

void ModelProcess::glance(const std::string& question, const QuestionEdits& edits, const QuestionContext& context)
{
    cancelGlance();
    const bool isPossible = m_process && m_isUsable && !m_openFailure && m_question == 0;
    m_glance = isPossible ? send(AskRequest{.question = question, .edits = edits, .context = context, .isTrial = true}) : 0;
}

void ModelProcess::cancelGlance()
{
    if (m_glance != 0)
        send(CancelRequest{std::exchange(m_glance, 0)});
}

void ModelProcess::requestAttention(int layer, AttentionPart part)
{
    if (m_process)
        send(AttentionRequest{layer, part});
}

void ModelProcess::requestOverview()
{
    if (m_process)
        send(OverviewRequest{});
}

void ModelProcess::testWords(const std::string& question, const QuestionEdits& edits, const QuestionContext& context)
{
    cancelTest();
    m_test = m_process && m_isUsable ? send(OcclusionRequest{question, edits, context}) : 0;
    if (m_test == 0)
        Q_EMIT occlusionFailed({ErrorCode::WorkerFailed, "The parser does not run."});
}

void ModelProcess::cancelTest()
{
    if (m_test != 0)
        send(CancelRequest{std::exchange(m_test, 0)});
}

void ModelProcess::suggest(int count)
{
    cancelSuggestions();
    m_suggestions = m_process && m_isUsable ? send(SuggestRequest{count}) : 0;
}

/// What was found by then still comes.
void ModelProcess::cancelSuggestions()
{
    if (m_suggestions != 0)
        send(CancelRequest{m_suggestions});
}

std::uint64_t ModelProcess::send(decltype(Request::body) body)
{
    const Result<std::string> bytes = encode(Request{++m_lastRequest, std::move(body)});
    if (!bytes)
        return 0;
    m_process->write(bytes->data(), static_cast<qint64>(bytes->size()));
    return m_lastRequest;
}

void ModelProcess::readReplies()
{
    const QByteArray bytes = m_process->readAllStandardOutput();
    m_reader.append({bytes.constData(), static_cast<size_t>(bytes.size())});
    while (true) {
        Result<std::optional<Reply>> reply = m_reader.next();
        if (!reply)
            return m_process->kill(); // talks another language: as good as dead
        if (!reply->has_value())
            return;
        handle(**reply);
    }
}

void ModelProcess::handle(const Reply& reply)
{
    if (reply.number == kStartupReply)
        return handleStartup(reply);
    if (handleOpening(reply) || handleGlance(reply) || handleTest(reply) || handleSuggestions(reply)
        || std::holds_alternative<Progress>(reply.body))
        return;
    if (reply.number == m_cancelled) {
        m_cancelled = 0;
        return m_killTimer.stop();
    }
    if (handlePicture(reply) || reply.number != m_question)
        return;
    m_question = 0;
    m_restarts = 0;
    if (m_openFailure)
        return Q_EMIT failed(*m_openFailure);
    if (const auto* answer = std::get_if<Answer>(&reply.body))
        return Q_EMIT answered(*answer);
    if (const auto* error = std::get_if<Error>(&reply.body))
        Q_EMIT failed(*error);
}

/// Whether the reply was to the opening of the database.
bool ModelProcess::handleOpening(const Reply& reply)
{
    if (m_opening == 0 || reply.number != m_opening)
        return false;
    m_opening = 0;
    const auto* schema = std::get_if<Schema>(&reply.body);
    if (const auto* error = std::get_if<Error>(&reply.body))
        m_openFailure = Error{error->code, "The parser could not open the database: " + error->detail};
    else if (!schema || *schema != m_database.schema)
        m_openFailure = Error{ErrorCode::InvalidData, "The parser has another schema than the window."};
    return true;
}

/// Whether the reply was to the question that is being typed. That it has no answer yet is no news.
bool ModelProcess::handleGlance(const Reply& reply)
{
    if (m_glance == 0 || reply.number != m_glance)
        return false;
    m_glance = 0;
    if (const auto* answer = std::get_if<Answer>(&reply.body))
        Q_EMIT glanced(*answer);
    return true;
}

/// Whether the reply was to the test of words under way.
bool ModelProcess::handleTest(const Reply& reply)
{
    if (m_test == 0 || reply.number != m_test)
        return false;
    if (const auto* progress = std::get_if<Progress>(&reply.body)) {
        Q_EMIT occlusionProgressed(*progress);
        return true;
    }
    m_test = 0;
    if (const auto* report = std::get_if<OcclusionReport>(&reply.body))
        Q_EMIT occlusionReady(*report);
    else if (const auto* error = std::get_if<Error>(&reply.body))
        Q_EMIT occlusionFailed(*error);
    return true;
}

/// Whether the reply was to the search for questions. That none were found is no news.
bool ModelProcess::handleSuggestions(const Reply& reply)
{
    if (m_suggestions == 0 || reply.number != m_suggestions)
        return false;
    m_suggestions = 0;
    if (const auto* suggestions = std::get_if<QuestionSuggestions>(&reply.body))
        Q_EMIT suggested(*suggestions);
    return true;
}

/// Maps that were asked for before the latest question are of another one.
bool ModelProcess::handlePicture(const Reply& reply)
{
    const auto* maps = std::get_if<AttentionMaps>(&reply.body);
    const auto* overview = std::get_if<AttentionOverview>(&reply.body);
    if (maps && reply.number > m_latestQuestion)
        Q_EMIT attentionReady(*maps);
    else if (overview && reply.number > m_latestQuestion)
        Q_EMIT overviewReady(*overview);
    return maps || overview;
}

void ModelProcess::handleStartup(const Reply& reply)
{
    if (const auto* model = std::get_if<ModelDescription>(&reply.body))
        return Q_EMIT ready(*model);
    if (const auto* error = std::get_if<Error>(&reply.body)) {
        m_isUsable = false;
        Q_EMIT unavailable(*error);
    }
}

/// A line may come in pieces: it is taken once it is whole.
void ModelProcess::readWords()
{
    m_line += m_process->readAllStandardError();
    for (qsizetype end = m_line.indexOf('\n'); end >= 0; end = m_line.indexOf('\n')) {
        const std::string line = m_line.first(end).toStdString();
        if (line.starts_with(kIncidentMark))
            logIncident(line.substr(kIncidentMark.size()));
        m_lastWords = (m_lastWords + m_line.first(end + 1)).right(kLastWords);
        m_line.remove(0, end + 1);
    }
    m_line = m_line.right(kLastWords);
}

/// Whoever looks for the reason finds it in the log.
void ModelProcess::noteEnd() const
{
    const QString end = m_process->exitStatus() == QProcess::CrashExit ? QStringLiteral("by signal %1")
                                                                       : QStringLiteral("with exit code %1");
    const QByteArray last = m_lastWords + m_line;
    const QString words = last.isEmpty() ? QStringLiteral("It said nothing.")
                                         : QStringLiteral("Its last words: ") + QString::fromUtf8(last).simplified();
    logIncident(QStringLiteral("The parser ended %1. %2").arg(end.arg(m_process->exitCode()), words).toStdString());
}

void ModelProcess::handleEnd()
{
    m_killTimer.stop();
    m_suggestions = m_glance = 0;
    if (std::exchange(m_test, 0) != 0)
        Q_EMIT occlusionFailed({ErrorCode::WorkerFailed, "The parser stopped working."});
    if (!m_isUsable)
        return;
    const bool wasOurs = std::exchange(m_cancelled, 0) != 0; // killed, because it ignored a cancel
    if (!wasOurs)
        noteEnd();
    const bool lostQuestion = !wasOurs && std::exchange(m_question, 0) != 0;
    if (!wasOurs && ++m_restarts > kMaxRestarts) {
        m_isUsable = false;
        return Q_EMIT unavailable({ErrorCode::WorkerFailed, "The parser stopped again and again."});
    }
    QMetaObject::invokeMethod(this, &ModelProcess::start, Qt::QueuedConnection); // not inside the process's own signal
    if (!wasOurs)
        Q_EMIT restarted(lostQuestion);
}
