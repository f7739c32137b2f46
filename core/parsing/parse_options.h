// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transition/transition_system.h"

namespace ratatosk {

struct BeamOptions {
    int size; ///< hypotheses kept; what people get is `AskOptions::beamSize`
    int maxActions = kMaxActions;
};

struct ParseTiming {
    double encodeMilliseconds = 0;
    double decodeMilliseconds = 0;
};

} // namespace ratatosk
