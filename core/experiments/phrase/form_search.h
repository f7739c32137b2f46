// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/logic/form_grammar.h"
#include "core/experiments/phrase/logic_network.h"

#include <stop_token>

namespace ratatosk {

struct FormSearchOptions {
    int beamSize = 5;             ///< 1: greedy
    int mostWords = 200;          ///< of a form: brackets are closed in time
    bool isTrueToQuestion = true; ///< placeholders ("ci0") only where the question has them
    Precision precision = Precision::Float32;
};

/// A whole form and the logarithm of its chance.
struct FormHypothesis {
    std::vector<std::int64_t> words;
    double logChance = 0;
};

/// The likeliest form of each question that a beam search under the grammar finds; where that leads nowhere, one with matching brackets. Without
/// words where `stop` came first. Requires: a network in evaluation.
std::vector<FormHypothesis> searchForms(LogicNetwork& network, const logic::WordTable& words, const logic::FormGrammar& grammar,
                                        const std::vector<std::vector<std::int64_t>>& questions, const FormSearchOptions& options,
                                        std::stop_token stop = {});

} // namespace ratatosk
