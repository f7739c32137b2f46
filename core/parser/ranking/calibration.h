// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

namespace ratatosk {

/// Corrects chances that are too bold or too shy as a whole: sigmoid(slope * logit(chance) + offset) (Platt, "Probabilistic outputs for
/// support vector machines", 1999). A plain value; the default changes nothing.
struct Calibration {
    double slope = 1;
    double offset = 0;

    double operator()(double chance) const;
    bool operator==(const Calibration&) const = default;
};

/// log(chance / (1 - chance)), of chances kept 0.0001 from 0 and 1.
double logit(double chance);

/// A chance that was given, and what became of it.
struct KeptChance {
    double chance = 0;
    bool isRight = false;
};

/// The most likely correction under a weak prior for none, so that a few cases do not make it certain.
Calibration fitCalibration(const std::vector<KeptChance>& chances);

/// Chances kept by database. Databases differ more than the questions asked of one.
using KeptChances = std::map<std::string, std::vector<KeptChance>>;

/// That correction if it is proven: fitted without one database after the other, it makes what came true there likelier, in the mean by
/// more than the standard error of that mean. Otherwise none.
Calibration provenCalibration(const KeptChances& chances);

} // namespace ratatosk
