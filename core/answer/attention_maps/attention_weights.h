// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <vector>

namespace ratatosk {

/// The weights of one head, or with -1 the mean of all, row by row.
std::vector<float> weightsOf(const AttentionMaps& maps, int head);

} // namespace ratatosk
