// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/routing/column_features.h"

#include <vector>

namespace ratatosk {

using ColumnWeights = std::array<float, kColumnFeatureCount>;

/// A logistic regression's, fitted on Spider's training databases (`ratatosk-cli route --fit`).
const ColumnWeights& columnWeights();

/// How likely each column is needed, in log odds.
std::vector<float> scoresOf(const std::vector<ColumnFeatures>& features, const ColumnWeights& weights = columnWeights());

} // namespace ratatosk
