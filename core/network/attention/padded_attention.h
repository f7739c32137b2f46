// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/padded_rows.h"

namespace ratatosk {

/// Queries, keys and values [total, 3 n] -> [3, sequences, heads, longest, n / heads].
at::Tensor splitHeads(const at::Tensor& projected, const PaddedRows& rows, std::int64_t heads);

/// The values [sequences, heads, longest, n / heads] weighted by softmax over scores fp32 [sequences, heads, longest, longest], without
/// filler: [total, n] in the values' format.
at::Tensor attendPadded(const at::Tensor& scores, const at::Tensor& values, const PaddedRows& rows, double dropoutProbability);

/// packedAttention by torch's own operations on sequences padded to the longest: for devices without a kernel of ours. `projected` includes
/// its bias.
at::Tensor paddedAttention(const at::Tensor& projected, const PaddedRows& rows, std::int64_t heads, double dropoutProbability,
                           const at::Tensor& distances = {});

} // namespace ratatosk
