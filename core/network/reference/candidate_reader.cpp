// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/reference/candidate_reader.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

namespace ratatosk {

CandidateReader::CandidateReader(CrossEncoder network, std::shared_ptr<const SubwordVocabulary> vocabulary, Precision precision)
    : m_network(std::move(network)), m_pairs(m_network->languageModel()->config(), std::move(vocabulary)), m_precision(precision)
{
    m_network->eval();
}

std::vector<double> CandidateReader::read(const std::string& question, const std::vector<std::string>& words)
{
    if (words.empty())
        return {};
    const at::NoGradGuard noGradient;
    std::vector<PiecePair> pairs;
    for (const std::string& candidate : words)
        pairs.push_back(m_pairs.build(question, candidate));
    std::vector<const PiecePair*> pointers;
    for (const PiecePair& pair : pairs)
        pointers.push_back(&pair);
    const at::Tensor scores = m_network->forward(packed(pointers, m_network->parameters().front().device()), m_precision);
    const at::Tensor plain = scores.to(at::kCPU, at::kDouble).contiguous();
    return {plain.data_ptr<double>(), plain.data_ptr<double>() + plain.numel()};
}

} // namespace ratatosk
