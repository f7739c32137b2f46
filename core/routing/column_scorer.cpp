// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/column_scorer.h"

#include <numeric>

namespace ratatosk {

const ColumnWeights& columnWeights()
{
    static constexpr ColumnWeights kWeights{-4.361F, 0.588F, 0.896F,  0.074F, 0.409F,  0.517F,  0.713F,  -0.085F, -0.600F, 0.091F,
                                            1.799F,  0.797F, -0.601F, 0.956F, 1.624F,  -2.209F, 0.477F,  0.252F,  -0.791F, 1.759F,
                                            2.955F,  0.239F, -0.128F, 2.541F, -1.114F, -0.110F, -0.010F, 2.507F};
    return kWeights;
}

std::vector<float> scoresOf(const std::vector<ColumnFeatures>& features, const ColumnWeights& weights)
{
    std::vector<float> scores;
    scores.reserve(features.size());
    for (const ColumnFeatures& one : features)
        scores.push_back(std::inner_product(one.begin(), one.end(), weights.begin(), 0.F));
    return scores;
}

} // namespace ratatosk
