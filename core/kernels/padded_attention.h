// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/padded_rows.h"

namespace ratatosk {

/// packedAttention by torch's own operations on sequences padded to the longest: for devices without a kernel of ours. `projected` includes
/// its bias.
at::Tensor paddedAttention(const at::Tensor& projected, const PaddedRows& rows, std::int64_t heads, double dropoutProbability);

} // namespace ratatosk
