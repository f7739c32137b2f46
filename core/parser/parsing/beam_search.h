// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/transition_system.h"
#include "core/network/model/step_scorer.h"
#include "core/parser/parsing/candidate.h"
#include "core/parser/parsing/parse_options.h"

#include <stop_token>
#include <vector>

namespace ratatosk {

/// A complete derivation.
struct Derivation {
    std::vector<Action> actions;
    double logProbability = 0;
    std::vector<DecisionTrace> trace; ///< one per action
};

/// What the search needs of one question beside the scores.
struct BeamProblem {
    const TransitionSystem& system;
    const TransitionContext& context;
};

/// Beam search over legal actions: probabilities are taken among the legal ones, the score is their sum of logarithms. Finished
/// derivations leave the beam, which ends when `size` are finished, nothing is open, or `stop` is requested (then: what there is).
/// Best first.
std::vector<Derivation> beamSearch(StepScorer& scorer, const BeamProblem& problem, const BeamOptions& options, std::stop_token stop);

} // namespace ratatosk
