// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/model/model_input.h"

#include <vector>

namespace ratatosk {

/// An open derivation before its next action.
struct OpenStep {
    DecoderStep step;
    int parent = 0; ///< which of the call before's derivations it goes on from; 0 at the first
};

/// What may come next in one derivation.
struct StepScores {
    std::vector<float> choices;   ///< of the kind that is due, legal or not: rules and Reduce, columns, tables or values
    std::vector<float> attention; ///< over all items, mean of the heads
};

/// The decoder of one question, asked step by step for all derivations of a beam at once.
class StepScorer
{
public:
    virtual ~StepScorer() = default;
    virtual std::vector<StepScores> score(const std::vector<OpenStep>& open) = 0;
};

} // namespace ratatosk
