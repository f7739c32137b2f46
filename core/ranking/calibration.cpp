// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranking/calibration.h"

#include <algorithm>
#include <cmath>

namespace ratatosk {
namespace {

constexpr double kLeast = 1e-4; ///< chances are kept this far from 0 and 1
constexpr double kPrior = 4;    ///< as many cases as the prior weighs
constexpr int kPasses = 30;     ///< of Newton's method, which needs some ten

double logit(double chance)
{
    const double bounded = std::clamp(chance, kLeast, 1 - kLeast);
    return std::log(bounded / (1 - bounded));
}

} // namespace

double Calibration::operator()(double chance) const
{
    return 1 / (1 + std::exp(-(slope * logit(chance) + offset)));
}

Calibration fitCalibration(const std::vector<KeptChance>& chances)
{
    Calibration fit;
    for (int pass = 0; pass < kPasses; ++pass) {
        double slopeGradient = kPrior * (1 - fit.slope), offsetGradient = -kPrior * fit.offset;
        double slopeCurve = kPrior, offsetCurve = kPrior, crossCurve = 0;
        for (const KeptChance& kept : chances) {
            const double x = logit(kept.chance), p = fit(kept.chance);
            slopeGradient += (kept.isRight - p) * x;
            offsetGradient += kept.isRight - p;
            slopeCurve += p * (1 - p) * x * x;
            offsetCurve += p * (1 - p);
            crossCurve += p * (1 - p) * x;
        }
        const double determinant = slopeCurve * offsetCurve - crossCurve * crossCurve;
        fit.slope += (offsetCurve * slopeGradient - crossCurve * offsetGradient) / determinant;
        fit.offset += (slopeCurve * offsetGradient - crossCurve * slopeGradient) / determinant;
    }
    return fit;
}

} // namespace ratatosk
