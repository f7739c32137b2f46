// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/integer_product_kernel.h"
#include "core/network/kernels/parallel.h"

#include <cstdint>
#include <vector>

namespace ratatosk {

/// Even shares of the rows, one for each thread that has enough to do; each begins with a multiple of `unit`.
std::vector<kernel::RowSpan> rowShares(std::int64_t rows, std::int64_t unit);

/// Calls work(i, shares[i]) for all shares at once. A thread gets the same share each time, so that it finds its rows in its own cache.
template <class Work>
void forEachShare(const std::vector<kernel::RowSpan>& shares, Work work)
{
    forEachPart(static_cast<std::int64_t>(shares.size()),
                [&](std::int64_t share) { work(static_cast<std::size_t>(share), shares[static_cast<std::size_t>(share)]); });
}

} // namespace ratatosk
