// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/action.h"
#include "core/grammar/transition/hypothesis.h"
#include "core/rules/engine/candidate_query.h"

#include <vector>

namespace ratatosk {

/// What the decoder could have done instead.
struct RivalAction {
    Action action;
    double probability = 0;
};

/// One decision of the decoder with what it looked at.
struct DecisionTrace {
    Action action;
    double probability = 0;          ///< among the legal actions of that step
    std::vector<float> attention;    ///< over all items, mean of the heads; sums to 1
    StepPlace place{};               ///< of the field that the action fills
    std::vector<RivalAction> rivals; ///< the likeliest of the other legal actions, best first
};

/// One answer of the beam.
struct Candidate : CandidateQuery {
    double logProbability = 0; ///< sum over all actions
    std::vector<DecisionTrace> trace;
};

} // namespace ratatosk
