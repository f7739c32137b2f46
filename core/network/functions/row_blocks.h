// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/Parallel.h>

#include <algorithm>
#include <cstdint>

namespace ratatosk::kernel {

/// Rows that one task works on. Fixed, so that sums over rows add up in the same order on any number of threads.
constexpr std::int64_t kBlockRows = 64;

inline std::int64_t blockCount(std::int64_t rows)
{
    return (rows + kBlockRows - 1) / kBlockRows;
}

/// Calls work(block, begin, end) for each block of rows, blocks in parallel.
template <class Work>
void forEachRowBlock(std::int64_t rows, Work work)
{
    at::parallel_for(0, blockCount(rows), 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t block = first; block < last; ++block)
            work(block, block * kBlockRows, std::min(rows, (block + 1) * kBlockRows));
    });
}

} // namespace ratatosk::kernel
