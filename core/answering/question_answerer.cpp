// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facade/question_answerer.h"

#include "core/answering/answer_builder.h"
#include "core/answering/database_preparation.h"
#include "core/parsing/parser.h"

#include <chrono>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace ratatosk {

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

class ParserAnswerer : public QuestionAnswerer
{
public:
    ParserAnswerer(std::unique_ptr<Parser> parser, std::filesystem::path bundle)
        : m_parser(std::move(parser)), m_bundle(std::move(bundle))
    {
    }

    ModelDescription description() const override
    {
        const ModelConfig& config = m_parser->config();
        return {m_parser->name(), config.layers, config.heads, m_parser->device(), m_bundle.string()};
    }

    Result<Schema> openDatabase(const std::filesystem::path& file, std::stop_token) override
    {
        auto preparation = DatabasePreparation::start(file);
        if (!preparation)
            return preparation.error();
        m_lastQuestion.reset();
        m_database = *std::move(preparation);
        return m_database->schema();
    }

    Result<void> useDatabase(const std::filesystem::path& file, const Schema& schema) override
    {
        m_lastQuestion.reset();
        m_database = DatabasePreparation::start(file, schema);
        return {};
    }

    Result<Answer> ask(const std::string& text, const AskOptions& options, std::stop_token stop) override
    {
        if (options.beamSize < 1 || options.beamSize > kMaxBeamSize)
            return Error{ErrorCode::InvalidArgument, fmt::format("A beam of {} is not possible.", options.beamSize)};
        const auto start = Clock::now();
        auto question = prepare(text, stop);
        if (!question)
            return question.error();
        const double linked = millisecondsSince(start);
        ParseTiming timing;
        const auto candidates = m_parser->parse(*question, m_database->schema(), {.size = options.beamSize}, stop, &timing);
        if (!candidates)
            return candidates.error();
        if (candidates->empty())
            return Error{ErrorCode::NoAnswer, "No query was found for this question."};
        Answer answer = buildAnswer(*question, m_database->schema(), *candidates, m_parser->grammar(), m_parser->config().relations);
        m_lastQuestion = *std::move(question);
        answer.timing = {linked, timing.encodeMilliseconds, timing.decodeMilliseconds, millisecondsSince(start)};
        return answer;
    }

    Result<AttentionMaps> attention(int layer) override
    {
        if (!m_lastQuestion)
            return Error{ErrorCode::InvalidArgument, "No question has been asked yet."};
        if (layer < 0 || layer >= m_parser->config().layers)
            return Error{ErrorCode::InvalidArgument, fmt::format("The model has no layer {}.", layer)};
        auto maps = m_parser->attention(*m_lastQuestion, m_database->schema(), layer);
        if (!maps)
            return maps.error();
        return AttentionMaps{layer, maps->heads, maps->size, std::move(maps->weights)};
    }

private:
    Result<PreparedQuestion> prepare(const std::string& text, std::stop_token stop)
    {
        if (!m_database)
            return Error{ErrorCode::InvalidArgument, "No database is open."};
        const auto prepared = m_database->wait(stop);
        if (!prepared)
            return prepared.error();
        return prepareQuestion(text, m_database->schema(), (*prepared)->linker, *(*prepared)->values);
    }

    std::unique_ptr<Parser> m_parser;
    std::filesystem::path m_bundle;
    std::unique_ptr<DatabasePreparation> m_database;
    std::optional<PreparedQuestion> m_lastQuestion; ///< of the open database
};

} // namespace

Result<std::unique_ptr<QuestionAnswerer>> QuestionAnswerer::load(const std::filesystem::path& bundle)
{
    auto parser = Parser::load(bundle);
    if (!parser)
        return parser.error();
    return std::unique_ptr<QuestionAnswerer>(std::make_unique<ParserAnswerer>(*std::move(parser), bundle));
}

} // namespace ratatosk
