// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/question_answerer.h"

#include "core/answer/building/answer_findings.h"
#include "core/answer/building/answer_in_context.h"
#include "core/answer/building/answer_pipeline.h"
#include "core/answer/building/checked_questions.h"
#include "core/answer/building/current_question.h"
#include "core/answer/building/database_preparation.h"
#include "core/answer/building/rankers.h"
#include "core/database/postgres/database_place.h"
#include "core/english/language/word_splitter.h"
#include "core/linking/links/cell_look_up.h"
#include "core/linking/links/spelling_check.h"
#include "core/parser/parsing/parser.h"
#include "core/rules/dates/calendar_reading.h"

#include <chrono>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace ratatosk {

namespace {

using Clock = std::chrono::steady_clock;

template <class Value>
Result<Value> inPlainWords(Result<Value> outcome)
{
    return outcome ? std::move(outcome) : Result<Value>(inPlainWords(outcome.error()));
}

class ParserAnswerer : public QuestionAnswerer
{
public:
    ParserAnswerer(std::unique_ptr<Parser> parser, Rankers rankers, std::filesystem::path bundle)
        : m_parser(std::move(parser)), m_rankers(rankers), m_bundle(std::move(bundle))
    {
    }

    ModelDescription description() const override
    {
        const ModelConfig& config = m_parser->config();
        return {m_parser->name(), config.layers, config.heads, m_parser->device(), m_bundle.string(), config.isConversational()};
    }

    Result<Schema> openDatabase(const std::filesystem::path& file, const std::optional<Schema>& known, std::stop_token) override
    {
        close();
        auto preparation = prepared(file, known);
        if (!preparation)
            return m_closed = preparation.error();
        m_database = *std::move(preparation);
        return m_database->schema();
    }

    Result<void> useDatabase(const std::filesystem::path& file, const Schema& schema) override
    {
        close();
        static_cast<void>(connectTo(file)); // a file that does not open has no rows to try candidates on
        m_database = DatabasePreparation::start(file, schema, m_parser->wordVectors());
        return {};
    }

    Result<Answer> ask(const std::string& typed, const AskOptions& options, std::stop_token stop) override
    {
        if (options.beamSize < 1 || options.beamSize > kMaxBeamSize)
            return Error{ErrorCode::InvalidArgument, fmt::format("A beam of {} is not possible.", options.beamSize)};
        const auto start = Clock::now();
        if (!m_database)
            return m_closed;
        const auto ready = m_database->wait(stop);
        if (!ready)
            return ready.error();
        auto question = splitQuestion(typed);
        if (!question)
            return question.error();
        if (!options.isTrial)
            lookUp(*question, **ready, stop);
        const SpellingCheck read = readingOf(*std::move(question), options, **ready);
        const bool mayGoOn = !options.context.earlier.empty() && m_parser->config().isConversational()
            && options.context.goingOn != GoingOn::No;
        const AnswerPipeline pipeline(*m_parser, m_rankers, *m_database, m_connection ? &*m_connection : nullptr);
        auto answered = answerInContext(pipeline, read.question, options, mayGoOn, stop);
        if (!answered)
            return answered.error();
        Answer& answer = answered->answer;
        if (!options.isTrial)
            m_lastQuestion.emplace(std::move(answered->reading.question), std::move(answered->reading.schema));
        if (answered->chanceOfFirst && !answer.followUp.isTaken)
            weighFirst(answer, *answered->chanceOfFirst);
        nameFollowUp(answer, options.context);
        answer.hasReadAllCells = (*ready)->values->isComplete();
        answer.corrections = read.corrections;
        answer.spellingOffers = spellingOffers(answer.unusedWords, (*ready)->words);
        answer.timing.totalMilliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
        return std::move(answer);
    }

    Result<QuestionSuggestions> suggest(int count, std::stop_token stop) override
    {
        if (!m_database || !m_connection)
            return m_closed;
        const auto askOne = [&](const std::string& question) { return ask(question, {.isTrial = true}, stop); };
        auto questions = checkedQuestions(*m_connection, m_database->schema(), askOne, count, stop);
        if (!questions)
            return questions.error();
        return QuestionSuggestions{*std::move(questions)};
    }

    Result<AttentionMaps> attention(int layer, AttentionPart part) override
    {
        if (!m_lastQuestion)
            return Error{ErrorCode::InvalidArgument, "No question has been asked yet."};
        if (layer < 0 || layer >= m_parser->config().layers)
            return Error{ErrorCode::InvalidArgument, fmt::format("The model has no layer {}.", layer)};
        return inPlainWords(m_lastQuestion->attention(*m_parser, layer, part));
    }

    Result<AttentionOverview> overview(std::stop_token stop) override
    {
        if (!m_lastQuestion)
            return Error{ErrorCode::InvalidArgument, "No question has been asked yet."};
        return inPlainWords(m_lastQuestion->overview(*m_parser, stop));
    }

private:
    /// With spans of time by the calendar; as typed where nothing is wrong, or where a person wants it so.
    SpellingCheck readingOf(Question typed, const AskOptions& options, const DatabasePreparation::Prepared& database) const
    {
        if (options.edits.keepsSpelling)
            return {std::move(typed), {}};
        return readByCalendar(correctedSpelling(std::move(typed), database.words, *database.values), options.today, m_database->schema());
    }

    void nameFollowUp(Answer& answer, const QuestionContext& context) const
    {
        if (answer.followUp.isTaken && !answer.candidates.empty())
            answer.followUp.kind = followUpKind(answer.candidates.front().sql, context.earlier.back().query, m_database->schema());
    }

    /// Cells of large tables that the question names: once, however often it is read then.
    void lookUp(const Question& question, const DatabasePreparation::Prepared& database, std::stop_token stop) const
    {
        if (!database.known || !m_connection)
            return;
        KnownCells& known = *database.known;
        known.add(lookUpCells(question, m_database->schema(), known.columnsCut(), *m_connection, std::move(stop)));
    }

    /// Nothing of the database before may answer for the next.
    void close()
    {
        m_lastQuestion.reset();
        m_connection.reset();
        m_database.reset();
    }

    Result<std::unique_ptr<DatabasePreparation>> prepared(const std::filesystem::path& file, const std::optional<Schema>& known)
    {
        if (const auto connected = connectTo(file); !connected)
            return connected.error();
        if (known)
            return DatabasePreparation::start(file, *known, m_parser->wordVectors());
        return DatabasePreparation::start(file, m_parser->wordVectors());
    }

    Result<void> connectTo(const std::filesystem::path& file)
    {
        auto connection = openPlace(file);
        if (!connection)
            return connection.error();
        m_connection.emplace(*std::move(connection));
        return {};
    }

    std::unique_ptr<Parser> m_parser;
    Rankers m_rankers;
    std::filesystem::path m_bundle;
    std::optional<Connection> m_connection;          ///< to try candidates out
    std::unique_ptr<DatabasePreparation> m_database; ///< null: closed, for the reason below
    Error m_closed{ErrorCode::InvalidArgument, "No database is open."};
    std::optional<CurrentQuestion> m_lastQuestion; ///< of the open database
};

} // namespace

Result<std::unique_ptr<QuestionAnswerer>> QuestionAnswerer::load(const std::filesystem::path& bundle)
{
    auto parser = Parser::load(bundle);
    if (!parser && parser.error().code == ErrorCode::Internal) // with LibTorch's own text
        return Error{ErrorCode::ModelInvalid, fmt::format("The model in '{}' is damaged, or made for another version.", bundle.string())};
    if (!parser)
        return parser.error();
    const auto rankers = readRankers(bundle);
    if (!rankers)
        return rankers.error();
    return std::unique_ptr<QuestionAnswerer>(std::make_unique<ParserAnswerer>(*std::move(parser), *rankers, bundle));
}

} // namespace ratatosk
