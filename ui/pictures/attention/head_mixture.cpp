// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/head_mixture.h"

#include <algorithm>
#include <numeric>

using namespace ratatosk;

namespace {

/// The weights of one head.
const float* weightsOf(const AttentionStore& store, HeadId id, AttentionPart part)
{
    const AttentionMaps& maps = *store.find(id.layer, part);
    const int head = std::min(id.head, maps.heads - 1); // a rollout has one map for all heads
    return maps.weights.data() + static_cast<size_t>(head) * static_cast<size_t>(maps.size) * static_cast<size_t>(maps.size);
}

void scaleRows(std::vector<float>& weights, size_t size)
{
    for (auto row = weights.begin(); row != weights.end(); row += static_cast<std::ptrdiff_t>(size)) {
        const float sum = std::accumulate(row, row + static_cast<std::ptrdiff_t>(size), 0.0f);
        std::for_each(row, row + static_cast<std::ptrdiff_t>(size), [sum](float& weight) { weight /= std::max(sum, 1e-9f); });
    }
}

} // namespace

std::optional<int> missingLayer(const HeadMixture& mixture, const AttentionStore& store)
{
    for (const HeadId& id : mixture.heads) {
        if (!store.find(id.layer, mixture.part))
            return id.layer;
    }
    return std::nullopt;
}

std::vector<float> mixed(const HeadMixture& mixture, const AttentionStore& store)
{
    const auto size = static_cast<size_t>(store.find(mixture.heads.front().layer, mixture.part)->size);
    std::vector<float> result(size * size, 0.0f);
    for (const HeadId& id : mixture.heads) {
        const float* weights = weightsOf(store, id, mixture.part);
        for (size_t cell = 0; cell < result.size(); ++cell)
            result[cell] = mixture.how == HeadMixture::How::Max ? std::max(result[cell], weights[cell])
                                                                : result[cell] + weights[cell] / static_cast<float>(mixture.heads.size());
    }
    if (mixture.how == HeadMixture::How::Max && mixture.heads.size() > 1)
        scaleRows(result, size);
    return result;
}
