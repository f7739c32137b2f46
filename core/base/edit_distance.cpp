// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/edit_distance.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace ratatosk {

int editDistance(std::u32string_view left, std::u32string_view right, int limit)
{
    const int height = static_cast<int>(left.size());
    const int width = static_cast<int>(right.size());
    const int tooFar = limit + 1;
    if (std::abs(height - width) > limit)
        return tooFar;

    std::vector<int> twoAbove(right.size() + 1, tooFar);
    std::vector<int> above(right.size() + 1, tooFar);
    std::vector<int> row(right.size() + 1, tooFar);
    for (int j = 0; j <= std::min(width, limit); ++j)
        above[j] = j;
    for (int i = 1; i <= height; ++i) {
        // Further than `limit` from the diagonal nothing can be cheap enough.
        const int begin = std::max(1, i - limit);
        const int end = std::min(width, i + limit);
        std::ranges::fill(row, tooFar);
        row[0] = std::min(i, tooFar);
        for (int j = begin; j <= end; ++j) {
            const int replaced = above[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, above[j] + 1, row[j - 1] + 1, tooFar});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1])
                row[j] = std::min(row[j], twoAbove[j - 2] + 1);
        }
        std::swap(twoAbove, above);
        std::swap(above, row);
    }
    return above[width];
}

} // namespace ratatosk
