// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/padded_rows.h"

#include <optional>

namespace ratatosk {

/// Multi-head self-attention within each of several packed sequences (Vaswani et al., "Attention is all you need", 2017, section 3.2.2),
/// without padding. `projected` [total, 3 n] holds queries, keys and values beside each other in fp32 or bfloat16, still without their
/// `bias` [3 n] fp32; `offsets` has sequences + 1 ascending entries from 0 to total. The result is [total, n] in the format of `projected`.
/// Where no kernel of ours runs, `padded` saves making it from the offsets for each layer. `distances` [heads, 2 m - 1] fp32, where no sequence is
/// longer than m: number j - i + m - 1 of a head is added to its score of row i and column j (Raffel et al., "T5", JMLR 2020, section 2.1); undefined:
/// nothing is. Drop-out on the attention weights draws its seed from torch's default CPU generator. Differentiable in projected, bias and distances.
at::Tensor packedAttention(const at::Tensor& projected, const at::Tensor& bias, const std::vector<std::int64_t>& offsets,
                           std::int64_t heads, double dropoutProbability, const std::optional<PaddedRows>& padded = {},
                           const at::Tensor& distances = {});

} // namespace ratatosk
