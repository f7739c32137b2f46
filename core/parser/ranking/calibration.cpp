// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/calibration.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ratatosk {
namespace {

constexpr double kLeast = 1e-4; ///< chances are kept this far from 0 and 1
constexpr double kPrior = 4;    ///< as many cases as the prior weighs
constexpr int kPasses = 30;     ///< of Newton's method, which needs some ten

std::vector<KeptChance> chancesWithout(const KeptChances& chances, const std::string& database)
{
    std::vector<KeptChance> result;
    for (const auto& [name, kept] : chances) {
        if (name != database)
            result.insert(result.end(), kept.begin(), kept.end());
    }
    return result;
}

double logLikelihood(const Calibration& calibration, const std::vector<KeptChance>& chances)
{
    double sum = 0;
    for (const KeptChance& kept : chances)
        sum += std::log(kept.isRight ? calibration(kept.chance) : 1 - calibration(kept.chance));
    return sum;
}

/// Larger than its standard error.
bool isMeanPositive(const std::vector<double>& gains)
{
    const auto count = static_cast<double>(gains.size());
    const double mean = std::accumulate(gains.begin(), gains.end(), 0.0) / count;
    double squares = 0;
    for (const double gain : gains)
        squares += (gain - mean) * (gain - mean);
    return count > 1 && mean > std::sqrt(squares / (count - 1) / count);
}

} // namespace

double logit(double chance)
{
    const double bounded = std::clamp(chance, kLeast, 1 - kLeast);
    return std::log(bounded / (1 - bounded));
}

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

Calibration provenCalibration(const KeptChances& chances)
{
    std::vector<double> gains;
    for (const auto& [database, kept] : chances)
        gains.push_back(logLikelihood(fitCalibration(chancesWithout(chances, database)), kept) - logLikelihood(Calibration(), kept));
    return isMeanPositive(gains) ? fitCalibration(chancesWithout(chances, {})) : Calibration();
}

} // namespace ratatosk
