// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/key_evidence.h"

namespace ratatosk {

inline constexpr double kLeastKeyChance = 0.5; ///< of what is guessed

/// One weight a feature, fitted by logistic regression: `ratatosk-cli keys fit` prints them.
using KeyWeights = KeyEvidence;

/// How likely this is a foreign key, 0 to 1, by the weights that ship.
double keyChance(const KeyEvidence& evidence);
/// The same by other weights.
double keyChance(const KeyEvidence& evidence, const KeyWeights& weights);

} // namespace ratatosk
