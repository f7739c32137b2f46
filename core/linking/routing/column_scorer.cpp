// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/column_scorer.h"

#include <numeric>

namespace ratatosk {

const ColumnWeights& columnWeights()
{
    static constexpr ColumnWeights kWeights{0.503F,  0.633F,  0.198F,  0.633F,  0.141F, 0.333F,  0.233F, -0.496F, -0.805F,
                                            -0.099F, 0.059F,  0.594F,  1.206F,  2.040F, -0.893F, 0.474F, 0.034F,  -0.688F,
                                            2.286F,  1.240F,  -0.444F, 0.341F,  1.085F, 0.399F,  0.014F, 0.310F,  1.883F,
                                            0.095F,  -0.316F, 1.802F,  -0.902F, 1.763F, 2.132F,  2.013F};
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
