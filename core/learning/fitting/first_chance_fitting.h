// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parser/ranking/first_chance.h"

#include <string>
#include <vector>

namespace ratatosk {

/// One first answer, and what came of it.
struct JudgedFirst {
    std::string database;
    FirstAnswer answer;
    bool mayBeLikely = false; ///< nothing but its chance keeps it from the highest trust
    bool isRight = false;
};

/// Maximum likelihood under a Gaussian prior on features of unit variance; what can only speak for an answer, or only against it, does so.
/// Requires: not empty.
FirstChance fitFirstChance(const std::vector<JudgedFirst>& judged);

/// How many answers a bound makes likely, and how many of these are right.
struct LikelyShare {
    double bound = 0;
    int likely = 0, right = 0;
    double worst = 100; ///< right ones in percent, of the database that does worst of those with ten likely answers
};

/// Chances of each database's answers by what the others taught.
struct FirstChanceQuality {
    std::size_t answers = 0, right = 0;
    double brier = 0, brierBefore = 0; ///< mean squared error; before: of the ranking's own chances
    double calibrationError = 0;       ///< as Reliability, in points
    std::vector<LikelyShare> likely;   ///< by bound, lowest first
};

/// Requires: answers about two databases.
FirstChanceQuality validateFirstChance(const std::vector<JudgedFirst>& judged);

} // namespace ratatosk
