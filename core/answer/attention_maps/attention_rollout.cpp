// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/attention_rollout.h"

namespace ratatosk {

namespace {

/// (mean of the heads + identity) / 2
std::vector<float> passedOn(const AttentionMaps& maps)
{
    const auto size = static_cast<std::size_t>(maps.size);
    std::vector<float> result(size * size, 0.0f);
    for (std::size_t place = 0; place < maps.weights.size(); ++place)
        result[place % result.size()] += 0.5f * maps.weights[place] / static_cast<float>(maps.heads);
    for (std::size_t item = 0; item < size; ++item)
        result[item * size + item] += 0.5f;
    return result;
}

std::vector<float> product(const std::vector<float>& left, const std::vector<float>& right, std::size_t size)
{
    std::vector<float> result(size * size, 0.0f);
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t inner = 0; inner < size; ++inner) {
            const float factor = left[row * size + inner];
            for (std::size_t column = 0; column < size; ++column)
                result[row * size + column] += factor * right[inner * size + column];
        }
    }
    return result;
}

} // namespace

void AttentionRollout::addLayer(const AttentionMaps& maps)
{
    std::vector<float> layer = passedOn(maps);
    m_weights = m_weights.empty() ? std::move(layer) : product(layer, m_weights, static_cast<std::size_t>(maps.size));
}

} // namespace ratatosk
