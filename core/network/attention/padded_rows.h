// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace ratatosk {

/// Where the rows of packed sequences sit when each sequence is as long as the longest: for devices that take one large operation faster
/// than one for each sequence.
struct PaddedRows {
    at::Tensor places;   ///< int64 [total]: sequence * longest + position
    at::Tensor isFiller; ///< bool [sequences, longest]

    std::int64_t sequences() const { return isFiller.size(0); }
    std::int64_t longest() const { return isFiller.size(1); }

    /// [total, n] -> [sequences, longest, n], zeros where there is filler.
    at::Tensor spread(const at::Tensor& packed) const;
    /// [sequences, longest, n] -> [total, n].
    at::Tensor packed(const at::Tensor& spread) const;
};

/// `offsets` has sequences + 1 ascending entries from 0 to total.
PaddedRows paddedRows(const std::vector<std::int64_t>& offsets, const at::Device& device);

} // namespace ratatosk
