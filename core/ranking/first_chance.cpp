// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranking/first_chance.h"

#include "core/ranking/calibration.h"

#include <cmath>

namespace ratatosk {

double chanceOfFirst(const FirstAnswer& first)
{
    const double unused = first.unusedWords == 0 ? 0 : 0.48 + 1.53 * first.unusedWords / first.words;
    const double score = 0.46 + 0.74 * logit(first.chance) - 0.17 * logit(first.rival) - unused - 0.23 * first.tables
        - (first.hasOpenKey ? 0.92 : 0) - 0.30 * first.unnamedItems + 0.35 * first.unaskedOperations;
    return 1 / (1 + std::exp(-score));
}

} // namespace ratatosk
