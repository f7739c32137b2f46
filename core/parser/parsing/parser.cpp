// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parser/parsing/parser.h"

#include "core/network/bundle/bundle_description.h"
#include "core/parser/parsing/encoder_loading.h"
#include "core/parser/parsing/network_parser.h"
#include "core/parser/parsing/piece_word_vectors.h"

#include <fmt/format.h>

#include <exception>
#include <utility>

namespace ratatosk {

struct Parser::Loaded {
    std::string name;
    ModelConfig config;     ///< of all questions: relations of those that stand alone are the first of those that do not
    EncoderRequest request; ///< of those that stand alone
    std::shared_ptr<const SubwordVocabulary> vocabulary;
    std::shared_ptr<const TransitionSystem> system;
    std::unique_ptr<NetworkParser> parser;
    std::unique_ptr<NetworkParser> conversationParser; ///< null until a question goes on from others

    /// The weights that such a question is read with.
    Result<NetworkParser*> parserFor(const PreparedQuestion& question);
    Result<void> loadConversation();
};

Result<NetworkParser*> Parser::Loaded::parserFor(const PreparedQuestion& question)
{
    if ((question.earlier.isEmpty() && !question.isOfConversation) || request.config.isConversational() || !config.isConversational())
        return parser.get();
    if (!conversationParser) {
        if (const Result<void> loaded = loadConversation(); !loaded)
            return loaded.error();
    }
    return conversationParser.get();
}

/// Most conversations of a day are none: memory and time are spent when the first one is.
Result<void> Parser::Loaded::loadConversation()
{
    EncoderRequest talking = request;
    talking.config = config;
    talking.isConversation = true;
    talking.sharing = parser->encoder();
    auto encoder = loadEncoder(talking);
    if (!encoder)
        return encoder.error();
    conversationParser = std::make_unique<NetworkParser>(*std::move(encoder), vocabulary, system);
    return {};
}

namespace {

/// LibTorch throws; nothing of that leaves this file.
template <class Work>
auto guarded(Work work) -> decltype(work())
{
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::LimitExceeded, "the parser ran out of memory"};
    } catch (const std::exception& exception) {
        const std::string_view text = exception.what();
        return Error{ErrorCode::Internal, fmt::format("the parser failed: {}", text.substr(0, text.find('\n')))};
    }
}

} // namespace

Parser::Parser(std::unique_ptr<Loaded> loaded) : m_loaded(std::move(loaded)) {}
Parser::~Parser() = default;

Result<std::unique_ptr<Parser>> Parser::load(const std::filesystem::path& folder)
{
    return guarded([&]() -> Result<std::unique_ptr<Parser>> {
        const auto description = readDescription(folder);
        if (!description)
            return description.error();
        const auto grammar = sql::builtInGrammar(description->config.grammar);
        if (!grammar)
            return Error{ErrorCode::ModelInvalid, grammar.error().detail};
        const auto vocabulary = SubwordVocabulary::load(folder / kBundleVocabulary);
        if (!vocabulary)
            return vocabulary.error();
        const EncoderRequest request{folder, description->config, {(*grammar)->ruleCount()}, (*grammar)->typeCount(), fastestPrecision()};
        auto encoder = loadEncoder(request);
        if (!encoder)
            return encoder.error();
        auto loaded = std::make_unique<Loaded>();
        loaded->name = description->name;
        loaded->config = hasConversationWeights(folder) ? conversational(description->config) : description->config;
        loaded->request = request;
        loaded->vocabulary = *vocabulary;
        loaded->system = std::make_shared<TransitionSystem>(*grammar);
        loaded->parser = std::make_unique<NetworkParser>(*std::move(encoder), loaded->vocabulary, loaded->system);
        return std::unique_ptr<Parser>(new Parser(std::move(loaded)));
    });
}

Result<std::vector<Candidate>> Parser::parse(const PreparedQuestion& question, const Schema& schema, const BeamOptions& options,
                                             std::stop_token stop, ParseReport* report)
{
    return guarded([&]() -> Result<std::vector<Candidate>> {
        const auto parser = m_loaded->parserFor(question);
        return parser ? (*parser)->parse(question, schema, options, stop, report) : parser.error();
    });
}

Result<LayerAttention> Parser::attention(const PreparedQuestion& question, const Schema& schema, int layer, AttentionPart part)
{
    return guarded([&]() -> Result<LayerAttention> {
        const auto parser = m_loaded->parserFor(question);
        if (!parser)
            return parser.error();
        return (*parser)->attention(question, schema, layer, part);
    });
}

Result<void> Parser::visitAttention(const PreparedQuestion& question, const Schema& schema, int last,
                                    const std::function<bool(int, LayerAttention)>& visit)
{
    return guarded([&]() -> Result<void> {
        const auto parser = m_loaded->parserFor(question);
        if (!parser)
            return parser.error();
        (*parser)->visitAttention(question, schema, last, visit);
        return {};
    });
}

WordVectors Parser::wordVectors() const
{
    return wordVectorsOf(m_loaded->parser->encoder(), m_loaded->parser->inputBuilder());
}

const ModelConfig& Parser::config() const
{
    return m_loaded->config;
}

const sql::Grammar& Parser::grammar() const
{
    return m_loaded->system->grammar();
}

const std::string& Parser::name() const
{
    return m_loaded->name;
}

std::string Parser::device() const
{
    return m_loaded->parser->encoder()->device();
}

} // namespace ratatosk
