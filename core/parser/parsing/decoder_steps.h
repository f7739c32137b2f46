// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/transition_system.h"
#include "core/network/model/model_input.h"

#include <vector>

namespace ratatosk {

/// What the decoder reads before the next action of an open hypothesis.
DecoderStep nextStep(const Hypothesis& hypothesis);

/// The mask of legal choices for the kind of action that is due.
std::vector<std::uint8_t> legalChoices(const TransitionSystem& system, const Hypothesis& hypothesis, const TransitionContext& context);

/// A gold derivation step by step, by replaying it.
std::vector<TargetStep> targetSteps(const TransitionSystem& system, const std::vector<GoldAction>& derivation,
                                    const TransitionContext& context);

} // namespace ratatosk
