// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/routing/column_features.h"

#include <vector>

namespace ratatosk {

using ColumnWeights = std::array<float, kColumnFeatureCount>;

/// Fitted on Spider's training databases (`ratatosk-cli route --fit`).
const ColumnWeights& columnWeights();

/// The higher, the likelier a column is needed: each is the sum of its weighted features, and only differences tell.
std::vector<float> scoresOf(const std::vector<ColumnFeatures>& features, const ColumnWeights& weights = columnWeights());

} // namespace ratatosk
