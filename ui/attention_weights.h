// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"

#include <optional>
#include <vector>

/// The weights of one head, or the mean of all heads, row by row.
std::vector<float> attentionWeights(const ratatosk::AttentionMaps& maps, std::optional<int> head);
