// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/relation_attention.h"

#include <algorithm>
#include <vector>

// Random operands of relation-aware attention, and how far two results are apart.

/// Relations of examples with so many items, each of a kind below `kinds`.
inline ratatosk::PackedRelations drawnRelations(const std::vector<std::int64_t>& sizes, int kinds)
{
    ratatosk::PackedRelations result{{0}, {0}, {}};
    for (const std::int64_t size : sizes) {
        result.offsets.push_back(result.offsets.back() + size);
        result.relationOffsets.push_back(result.relationOffsets.back() + size * size);
    }
    result.kinds = at::randint(kinds, {result.relationOffsets.back()}, at::kByte);
    return result;
}

/// The largest absolute value.
inline double largestOf(const at::Tensor& difference)
{
    return difference.abs().max().item<double>();
}

/// The largest difference of gradients, as a share of the largest of them where that is more than 1.
inline double gradientError(const at::Tensor& found, const at::Tensor& expected)
{
    return largestOf(found - expected) / std::max(1.0, largestOf(expected));
}
