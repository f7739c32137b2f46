// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/cross_encoder.h"
#include "core/network/reference/pair_builder.h"

#include <string>
#include <vector>

namespace ratatosk {

/// Lets a cross-encoder, which someone else owns, read a question with each of its candidates. Lives on one thread.
class CandidateReader
{
public:
    CandidateReader(CrossEncoder network, std::shared_ptr<const SubwordVocabulary> vocabulary, Precision precision);

    /// For each candidate (as `candidateWords`) how well it fits the question: a log-odds without bounds.
    std::vector<double> read(const std::string& question, const std::vector<std::string>& words);

private:
    CrossEncoder m_network;
    PairBuilder m_pairs;
    Precision m_precision;
};

} // namespace ratatosk
