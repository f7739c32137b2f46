// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/attention_weights.h"

namespace ratatosk {

std::vector<float> weightsOf(const AttentionMaps& maps, int head)
{
    const auto cells = static_cast<std::size_t>(maps.size) * static_cast<std::size_t>(maps.size);
    if (head >= 0) {
        const auto begin = maps.weights.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(head) * cells);
        return {begin, begin + static_cast<std::ptrdiff_t>(cells)};
    }
    std::vector<float> mean(cells, 0.0f);
    for (std::size_t place = 0; place < maps.weights.size(); ++place)
        mean[place % cells] += maps.weights[place] / static_cast<float>(maps.heads);
    return mean;
}

} // namespace ratatosk
