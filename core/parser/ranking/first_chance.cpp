// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/first_chance.h"

#include "core/parser/ranking/calibration.h"

#include <cmath>
#include <numeric>

namespace ratatosk {

FirstFeatures featuresOf(const FirstAnswer& first)
{
    return {1,
            logit(first.chance),
            logit(first.rival),
            first.unusedWords > 0 ? 1.0 : 0.0,
            static_cast<double>(first.unusedWords) / first.words,
            static_cast<double>(first.homelessNames),
            static_cast<double>(first.tables),
            static_cast<double>(first.guessedKeys),
            first.hasOpenKey ? 1.0 : 0.0,
            first.unnamedItems,
            first.unrequestedOperations,
            first.unmentionedValues,
            first.ungroundedValues};
}

double FirstChance::operator()(const FirstAnswer& first) const
{
    const FirstFeatures features = featuresOf(first);
    return 1 / (1 + std::exp(-std::inner_product(weights.begin(), weights.end(), features.begin(), 0.0)));
}

} // namespace ratatosk
