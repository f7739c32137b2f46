// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parser/parsing/parser.h"

#include "core/network/kernels/blas_threads.h"
#include "core/network/kernels/device.h"
#include "core/network/kernels/fastest_precision.h"
#include "core/network/serialization/conversation_weights.h"
#include "core/parser/parsing/network_parser.h"
#include "core/parser/parsing/network_vectors.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <fmt/format.h>

#include <exception>

namespace ratatosk {

namespace {

Result<ParserNetwork> networkOf(const Bundle& bundle, const sql::Grammar& grammar, Precision precision)
{
    ParserNetwork network(bundle.config, ActionSpace{grammar.ruleCount()}, grammar.typeCount());
    if (const Result<void> assigned = assignParameters(*network, bundle.weights); !assigned)
        return assigned.error();
    network->to(bestDevice());
    network->eval();
    if (precision == Precision::BFloat16)
        network->roundMatrices();
    else if (precision == Precision::Integer)
        network->packMatrices();
    for (at::Tensor& parameter : network->parameters())
        parameter.set_requires_grad(false);
    return network;
}

} // namespace

struct Parser::Loaded {
    std::filesystem::path folder;
    std::string name;
    ModelConfig config; ///< of all questions: relations of those that stand alone are the first of those that do not
    std::shared_ptr<const SubwordVocabulary> vocabulary;
    std::shared_ptr<const TransitionSystem> system;
    Precision precision;
    ParserNetwork network{nullptr};
    std::unique_ptr<NetworkParser> parser;
    std::unique_ptr<NetworkParser> conversationParser; ///< null until a question goes on from others

    /// The weights that such a question is read with.
    Result<NetworkParser*> parserFor(const PreparedQuestion& question);
    Result<void> loadConversation();
};

Result<NetworkParser*> Parser::Loaded::parserFor(const PreparedQuestion& question)
{
    if ((question.earlier.isEmpty() && !question.isOfConversation) || network->config().isConversational() || !config.isConversational())
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
    const Result<Bundle> bundle = readConversationBundle(folder);
    if (!bundle)
        return bundle.error();
    Result<ParserNetwork> talking = networkOf(*bundle, system->grammar(), precision);
    if (!talking)
        return talking.error();
    if (!network->languageModel().is_empty())
        (*talking)->languageModel()->shareWordVectors(*network->languageModel());
    conversationParser = std::make_unique<NetworkParser>(*talking, vocabulary, system, precision);
    conversationParser->packWeights();
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

LayerAttention plainWeights(const at::Tensor& tensor)
{
    const at::Tensor weights = tensor.contiguous().cpu();
    const float* begin = weights.data_ptr<float>();
    return {static_cast<int>(weights.size(0)), static_cast<int>(weights.size(1)), {begin, begin + weights.numel()}};
}

} // namespace

Parser::Parser(std::unique_ptr<Loaded> loaded) : m_loaded(std::move(loaded)) {}
Parser::~Parser() = default;

Result<std::unique_ptr<Parser>> Parser::load(const std::filesystem::path& folder)
{
    return guarded([&]() -> Result<std::unique_ptr<Parser>> {
        const Result<Bundle> bundle = readBundle(folder);
        if (!bundle)
            return bundle.error();
        const auto grammar = sql::builtInGrammar(bundle->config.grammar);
        if (!grammar)
            return Error{ErrorCode::ModelInvalid, grammar.error().detail};
        const auto vocabulary = SubwordVocabulary::load(bundle->vocabulary);
        if (!vocabulary)
            return vocabulary.error();
        const Precision precision = fastestPrecision();
        if (precision != Precision::Float32 || at::get_num_threads() == 1)
            useOneBlasThread();
        Result<ParserNetwork> network = networkOf(*bundle, **grammar, precision);
        if (!network)
            return network.error();
        auto loaded = std::make_unique<Loaded>();
        loaded->folder = folder;
        loaded->name = bundle->name;
        loaded->config = hasConversationWeights(folder) ? conversational(bundle->config) : bundle->config;
        loaded->vocabulary = *vocabulary;
        loaded->system = std::make_shared<TransitionSystem>(*grammar);
        loaded->precision = precision;
        loaded->network = *network;
        loaded->parser = std::make_unique<NetworkParser>(*network, loaded->vocabulary, loaded->system, precision);
        loaded->parser->packWeights();
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
        return plainWeights((*parser)->attention(question, schema, layer, part));
    });
}

Result<void> Parser::visitAttention(const PreparedQuestion& question, const Schema& schema, int last,
                                    const std::function<bool(int, LayerAttention)>& visit)
{
    return guarded([&]() -> Result<void> {
        const auto parser = m_loaded->parserFor(question);
        if (!parser)
            return parser.error();
        (*parser)->visitAttention(question, schema, last,
                                  [&](int layer, const at::Tensor& weights) { return visit(layer, plainWeights(weights)); });
        return {};
    });
}

WordVectors Parser::wordVectors() const
{
    return wordVectorsOf(m_loaded->network, m_loaded->parser->inputBuilder());
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
    return fmt::format("{}, {}", bestDeviceText(), nameOf(m_loaded->precision));
}

} // namespace ratatosk
