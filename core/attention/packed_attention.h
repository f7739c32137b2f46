// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/padded_rows.h"

#include <optional>

namespace ratatosk {

/// Multi-head self-attention within each of several packed sequences (Vaswani et al., "Attention is all you need", 2017, section 3.2.2),
/// without padding. `projected` [total, 3 n] holds queries, keys and values beside each other in fp32 or bfloat16, still without their
/// `bias` [3 n] fp32; `offsets` has sequences + 1 ascending entries from 0 to total. The result is [total, n] in the format of `projected`.
/// Where no kernel of ours runs, `padded` saves making it from the offsets for each layer.
/// Drop-out on the attention weights draws its seed from torch's default CPU generator. Differentiable in projected and bias.
at::Tensor packedAttention(const at::Tensor& projected, const at::Tensor& bias, const std::vector<std::int64_t>& offsets,
                           std::int64_t heads, double dropoutProbability, const std::optional<PaddedRows>& padded = {});

} // namespace ratatosk
