// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <vector>

namespace ratatosk {

/// Follows attention through the layers: each passes on half of what an item was and half of what it looked at, so the product of
/// (mean of the heads + identity) / 2 says which inputs an item is made of (attention rollout, Abnar and Zuidema 2020). Rows sum to 1.
class AttentionRollout
{
public:
    /// The next layer, from the first. Requires: the same size as before.
    void addLayer(const AttentionMaps& maps);

    /// size x size, row by row.
    const std::vector<float>& weights() const { return m_weights; }

private:
    std::vector<float> m_weights; ///< empty before the first layer
};

} // namespace ratatosk
