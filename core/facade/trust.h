// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"

#include <string>
#include <vector>

namespace ratatosk {

/// How far an answer deserves belief, from what is known without the right answer: the beam's agreement and words left over.
enum class Trust {
    Refused, ///< rests on nothing in the database: do not run it
    Unsure,
    Check,
    Likely,
};

struct Assessment {
    Trust trust = Trust::Refused;
    std::string reason; ///< one plain sentence; empty for Likely
};

Assessment assess(const Answer& answer);

/// The other candidates, likeliest first, that a person should be asked about before the first one is believed: those that find other
/// rows. None where the first is likely enough, or rests on nothing.
std::vector<int> rivalsOfFirst(const Answer& answer);

} // namespace ratatosk
