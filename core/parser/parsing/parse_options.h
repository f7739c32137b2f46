// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/transition_system.h"

#include <optional>
#include <vector>

namespace ratatosk {

struct BeamOptions {
    int size; ///< hypotheses kept; what people get is `AskOptions::beamSize`
    int maxActions = kMaxActions;
};

/// What came out beside the candidates.
struct ParseReport {
    double encodeMilliseconds = 0;
    double decodeMilliseconds = 0;
    double encodeOperations = 0;          ///< 10^9, counted from shapes (neural/operation_count)
    std::optional<double> followUpChance; ///< that the question goes on from what went before; none where nothing did
    std::vector<float> alignment;         ///< [words][columns, then tables]: how far each word stands for each (RAT-SQL); empty: not learnt
};

} // namespace ratatosk
