// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/row_shares.h"

#include <algorithm>

namespace ratatosk {

std::vector<kernel::RowSpan> rowShares(std::int64_t rows, std::int64_t unit)
{
    constexpr std::int64_t leastRows = 12; // of fewer a thread reads all weights for too little
    const std::int64_t count = std::clamp<std::int64_t>(rows / leastRows, 1, threadCount());
    std::vector<kernel::RowSpan> shares;
    for (std::int64_t i = 1, begin = 0; i <= count; ++i) {
        const std::int64_t end = i == count ? rows : (rows * i / count + unit / 2) / unit * unit;
        shares.push_back({begin, end});
        begin = end;
    }
    return shares;
}

} // namespace ratatosk
