// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attention_weights.h"

std::vector<float> attentionWeights(const ratatosk::AttentionMaps& maps, std::optional<int> head)
{
    const size_t cells = static_cast<size_t>(maps.size) * static_cast<size_t>(maps.size);
    const auto begin = [&](int number) { return maps.weights.begin() + static_cast<std::ptrdiff_t>(static_cast<size_t>(number) * cells); };
    if (head)
        return {begin(*head), begin(*head + 1)};
    std::vector<float> mean(cells, 0.0f);
    for (int number = 0; number < maps.heads; ++number) {
        for (size_t cell = 0; cell < cells; ++cell)
            mean[cell] += *(begin(number) + static_cast<std::ptrdiff_t>(cell)) / static_cast<float>(maps.heads);
    }
    return mean;
}
