// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/reference/network_encoder.h"

#include "core/network/decoding/packed_scorer.h"
#include "core/network/functions/blas_threads.h"
#include "core/network/functions/device.h"
#include "core/network/functions/tensor_rows.h"
#include "core/network/reference/network_scorer.h"
#include "core/network/reference/packed_network.h"
#include "core/network/serialization/conversation_weights.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <fmt/format.h>

#include <utility>

namespace ratatosk {
namespace {

/// The rows of the question's own words, which come first. Requires: one example.
std::vector<float> wordAlignment(const Alignment& alignment, std::int64_t words)
{
    if (!alignment.columns.defined())
        return {};
    return numbersOf(at::cat({alignment.columns, alignment.tables}, 2)[0].slice(0, 0, words));
}

/// Its steps by the network itself.
class NetworkQuestion : public EncodedQuestion
{
public:
    NetworkQuestion(ParserNetwork network, Precision precision, const ModelInput& input, EncoderBatch batch, DecoderMemory memory)
        : m_network(std::move(network)), m_precision(precision), m_input(input), m_batch(std::move(batch)), m_memory(std::move(memory))
    {
    }

    std::unique_ptr<StepScorer> decoder() const override
    {
        return std::make_unique<NetworkScorer>(m_network, m_input, m_batch, m_memory, m_precision);
    }

private:
    ParserNetwork m_network;
    Precision m_precision;
    const ModelInput& m_input;
    EncoderBatch m_batch;
    DecoderMemory m_memory;
};

/// Its steps by plain loops.
class PackedNetworkQuestion : public EncodedQuestion
{
public:
    PackedNetworkQuestion(std::shared_ptr<const PackedDecoder> decoder, PackedMemory memory)
        : m_decoder(std::move(decoder)), m_memory(std::make_shared<const PackedMemory>(std::move(memory)))
    {
    }

    std::unique_ptr<StepScorer> decoder() const override { return std::make_unique<PackedScorer>(m_decoder, m_memory); }

private:
    std::shared_ptr<const PackedDecoder> m_decoder;
    std::shared_ptr<const PackedMemory> m_memory;
};

ParserNetwork fixed(ParserNetwork network, Precision precision)
{
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

NetworkEncoder::NetworkEncoder(ParserNetwork network, Precision precision) : m_network(std::move(network)), m_precision(precision) {}

void NetworkEncoder::packWeights()
{
    m_packed = packDecoder(m_network);
}

EncoderBatch NetworkEncoder::batchFor(const ModelInput& input) const
{
    return batchOf({&input}, m_network->parameters().front().device());
}

std::unique_ptr<EncodedQuestion> NetworkEncoder::encode(const ModelInput& input)
{
    const InferenceMode inference(m_network);
    EncoderBatch batch = batchFor(input);
    const at::Tensor states = m_network->encode(batch, m_precision);
    DecoderMemory memory = m_network->remember(states, batch);
    std::vector<float> alignment = wordAlignment(memory.pointers.alignment, input.words() - std::ssize(input.earlierKinds));
    std::optional<double> chance;
    if (!input.earlierKinds.empty() && config().isConversational())
        chance = at::sigmoid(m_network->followUpScores(states, batch)).item<double>();
    std::unique_ptr<EncodedQuestion> question;
    if (m_packed)
        question = std::make_unique<PackedNetworkQuestion>(m_packed, packedMemory(memory));
    else
        question = std::make_unique<NetworkQuestion>(m_network, m_precision, input, std::move(batch), std::move(memory));
    question->followUpChance = chance;
    question->alignment = std::move(alignment);
    return question;
}

void NetworkEncoder::visitAttention(const ModelInput& input, int first, int last, AttentionPart part, const VisitWeights& visit)
{
    const InferenceMode inference(m_network);
    m_network->visitAttention(batchFor(input), first, last, part, m_precision, [&](int layer, const at::Tensor& weights) {
        return visit(layer, {static_cast<int>(weights.size(0)), static_cast<int>(weights.size(1)), numbersOf(weights)});
    });
}

NumberRows NetworkEncoder::pieceVectors(const std::vector<int>& ids) const
{
    const c10::InferenceMode noGradients;
    const std::vector<std::int64_t> wide(ids.begin(), ids.end());
    const TextEncoder& encoder = m_network->textEncoder();
    return rowsOf(encoder.pieceVectors(at::tensor(wide, at::kLong).to(encoder.parameters().front().device())));
}

std::string NetworkEncoder::device() const
{
    return fmt::format("{}, {}", bestDeviceText(), nameOf(m_precision));
}

Result<std::shared_ptr<QuestionEncoder>> loadNetworkEncoder(const EncoderRequest& request)
{
    const bool isOnCard = bestDevice().is_cuda();
    const Precision precision = isOnCard && request.precision == Precision::Integer ? Precision::BFloat16 : request.precision;
    if (precision != Precision::Float32 || at::get_num_threads() == 1)
        useOneBlasThread();
    const auto bundle = request.isConversation ? readConversationBundle(request.folder) : readBundle(request.folder);
    if (!bundle)
        return bundle.error();
    ParserNetwork network(bundle->config, request.actions, request.typeCount);
    if (const Result<void> assigned = assignParameters(*network, bundle->weights); !assigned)
        return assigned.error();
    auto encoder = std::make_shared<NetworkEncoder>(fixed(network, precision), precision);
    const auto sharing = std::dynamic_pointer_cast<NetworkEncoder>(request.sharing);
    if (sharing && !sharing->network()->languageModel().is_empty())
        network->languageModel()->shareWordVectors(*sharing->network()->languageModel());
    encoder->packWeights();
    return std::shared_ptr<QuestionEncoder>(std::move(encoder));
}

} // namespace ratatosk
