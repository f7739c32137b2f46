// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parser/parsing/network_parser.h"

#include "core/grammar/transition/query_mapping.h"
#include "core/network/decoding/packed_scorer.h"
#include "core/network/layers/operation_count.h"
#include "core/parser/parsing/network_scorer.h"
#include "core/sql/joins/connected_tables.h"
#include "core/sql/printing/unparser.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <chrono>

namespace ratatosk {
namespace {

constexpr int kWider = 4;

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// The rows of the question's own words, which come first. Requires: one example.
std::vector<float> wordAlignment(const Alignment& alignment, std::int64_t words)
{
    if (!alignment.columns.defined())
        return {};
    const at::Tensor rows = at::cat({alignment.columns, alignment.tables}, 2)[0].slice(0, 0, words).to(at::kCPU, at::kFloat).contiguous();
    return {rows.data_ptr<float>(), rows.data_ptr<float>() + rows.numel()};
}

} // namespace

NetworkParser::NetworkParser(ParserNetwork network, std::shared_ptr<const SubwordVocabulary> vocabulary,
                             std::shared_ptr<const TransitionSystem> system, Precision precision)
    : m_network(std::move(network)), m_inputs(m_network->config(), std::move(vocabulary)), m_system(std::move(system)),
      m_precision(precision)
{
}

void NetworkParser::packWeights()
{
    m_packed = packDecoder(m_network);
}

Result<std::vector<Candidate>> NetworkParser::parse(const PreparedQuestion& question, const Schema& schema, const BeamOptions& options,
                                                    std::stop_token stop, ParseReport* report)
{
    if (schema.tableCount() == 0 || schema.columnCount() == 0)
        return Error{ErrorCode::InvalidArgument, "the database has no tables to ask about"};
    const InferenceMode inference(m_network);
    const auto start = std::chrono::steady_clock::now();
    const ModelInput input = m_inputs.build(question, schema);
    const EncoderBatch batch = batchOf({&input}, m_network->parameters().front().device());
    const at::Tensor states = m_network->encode(batch, m_precision);
    const DecoderMemory memory = m_network->remember(states, batch);
    const double encoded = millisecondsSince(start);

    TransitionContext context{&schema, &question.values, &question.kinds};
    const auto search = [&](int size) {
        const BeamOptions wide{size, options.maxActions};
        return candidatesOf(beamSearch(*scorer(input, batch, memory), {*m_system, context}, wide, stop), question, schema);
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
        *report = {encoded, millisecondsSince(start) - encoded, encodeOperations(input), followUpChance(question, states, batch),
                   wordAlignment(memory.pointers.alignment, std::ssize(question.question.words))};
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "the question was cancelled"};
    return candidates;
}

std::unique_ptr<StepScorer> NetworkParser::scorer(const ModelInput& input, const EncoderBatch& batch, const DecoderMemory& memory) const
{
    if (m_packed)
        return std::make_unique<PackedScorer>(m_packed, memory);
    return std::make_unique<NetworkScorer>(m_network, input, batch, memory, m_precision);
}

double NetworkParser::encodeOperations(const ModelInput& input) const
{
    BatchShape shape{.items = {input.items()}};
    for (const InputChunk& chunk : input.chunks)
        shape.chunks.push_back(static_cast<std::int64_t>(chunk.pieces.size()));
    return forwardOperations(m_network->config(), shape) / 1e9;
}

std::optional<double> NetworkParser::followUpChance(const PreparedQuestion& question, const at::Tensor& states,
                                                    const EncoderBatch& batch) const
{
    if (question.earlier.isEmpty() || !m_network->config().isConversational())
        return {};
    return at::sigmoid(m_network->followUpScores(states, batch)).item<double>();
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

at::Tensor NetworkParser::attention(const PreparedQuestion& question, const Schema& schema, int layer, AttentionPart part)
{
    const InferenceMode inference(m_network);
    const ModelInput input = m_inputs.build(question, schema);
    return m_network->attentionWeights(batchOf({&input}, m_network->parameters().front().device()), layer, part, m_precision);
}

void NetworkParser::visitAttention(const PreparedQuestion& question, const Schema& schema, int last,
                                   const RelationEncoderImpl::VisitWeights& visit)
{
    const InferenceMode inference(m_network);
    const ModelInput input = m_inputs.build(question, schema);
    m_network->visitAttention(batchOf({&input}, m_network->parameters().front().device()), last, m_precision, visit);
}

} // namespace ratatosk
