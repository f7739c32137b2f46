// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parser/parsing/network_parser.h"

#include "core/grammar/transition/query_mapping.h"
#include "core/network/decoding/packed_scorer.h"
#include "core/network/model/operation_count.h"
#include "core/sql/joins/connected_tables.h"
#include "core/sql/printing/unparser.h"

#include <algorithm>
#include <chrono>

namespace ratatosk {
namespace {

constexpr int kWider = 4;

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

NetworkParser::NetworkParser(std::shared_ptr<QuestionEncoder> encoder, std::shared_ptr<const SubwordVocabulary> vocabulary,
                             std::shared_ptr<const TransitionSystem> system)
    : m_encoder(std::move(encoder)), m_inputs(m_encoder->config(), std::move(vocabulary)), m_system(std::move(system))
{
}

Result<std::vector<Candidate>> NetworkParser::parse(const PreparedQuestion& question, const Schema& schema, const BeamOptions& options,
                                                    std::stop_token stop, ParseReport* report)
{
    if (schema.tableCount() == 0 || schema.columnCount() == 0)
        return Error{ErrorCode::InvalidArgument, "the database has no tables to ask about"};
    const auto start = std::chrono::steady_clock::now();
    const ModelInput input = m_inputs.build(question, schema);
    const std::unique_ptr<EncodedQuestion> read = m_encoder->encode(input);
    const double encoded = millisecondsSince(start);

    TransitionContext context{&schema, &question.values, &question.kinds};
    const auto search = [&](int size) {
        const BeamOptions wide{size, options.maxActions};
        return candidatesOf(beamSearch(*read->decoder(), {*m_system, context}, wide, stop), question, schema);
    };
    std::vector<Candidate> candidates = search(options.size);
    if (candidates.empty()) // all that was followed led nowhere
        candidates = search(kWider * options.size);
    const std::vector<int> parts = candidates.empty() ? sql::connectedTables(schema) : std::vector<int>();
    if (candidates.empty()) { // to tables that nothing joins
        context.parts = &parts;
        candidates = search(kWider * options.size);
    }
    if (report)
        *report = {encoded, millisecondsSince(start) - encoded, encodeOperations(input), read->followUpChance, read->alignment};
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "the question was cancelled"};
    return candidates;
}

double NetworkParser::encodeOperations(const ModelInput& input) const
{
    BatchShape shape{.items = {input.items()}};
    for (const InputChunk& chunk : input.chunks)
        shape.chunks.push_back(static_cast<std::int64_t>(chunk.pieces.size()));
    return forwardOperations(m_encoder->config(), shape) / 1e9;
}

std::vector<Candidate> NetworkParser::candidatesOf(std::vector<Derivation> derivations, const PreparedQuestion& question,
                                                   const Schema& schema) const
{
    const TransitionContext context{&schema, &question.values, &question.kinds};
    std::vector<Candidate> candidates;
    for (Derivation& derivation : derivations) {
        const Result<sql::GrammarTree> tree = m_system->treeOf(derivation.actions, context);
        if (!tree)
            continue;
        Result<sql::Query> query = queryOfTree(*tree, schema, m_system->grammar(), question.disambiguatedKeys);
        if (!query)
            continue;
        std::string text = sql::unparse(*query, schema);
        const bool isRepeat = std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& other) { return other.sql == text; });
        if (!isRepeat)
            candidates.push_back({{std::move(*query), std::move(text), {}}, derivation.logProbability, std::move(derivation.trace)});
    }
    return candidates;
}

LayerAttention NetworkParser::attention(const PreparedQuestion& question, const Schema& schema, int layer, AttentionPart part)
{
    LayerAttention found;
    m_encoder->visitAttention(m_inputs.build(question, schema), layer, layer, part, [&](int, LayerAttention weights) {
        found = std::move(weights);
        return false;
    });
    return found;
}

void NetworkParser::visitAttention(const PreparedQuestion& question, const Schema& schema, int last,
                                   const QuestionEncoder::VisitWeights& visit)
{
    m_encoder->visitAttention(m_inputs.build(question, schema), 0, last, AttentionPart::Whole, visit);
}

} // namespace ratatosk
