// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/attention/padded_rows.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace ratatosk {

/// The same relations as PackedRelations, each example as large as the largest.
struct PaddedRelations {
    PaddedRows rows;
    at::Tensor kinds; ///< int64 [examples, most, most], 0 where there is filler
};

/// Which items attend to which: the examples of a batch stand one after the other, without padding.
struct PackedRelations {
    std::vector<std::int64_t> offsets;          ///< examples + 1; example b owns rows [offsets[b], offsets[b + 1])
    std::vector<std::int64_t> relationOffsets;  ///< examples + 1; example b owns n_b * n_b kinds
    at::Tensor kinds;                           ///< uint8, all relation ids, row-major per example; on the CPU
    std::optional<PaddedRelations> padded = {}; ///< for a device without kernels of ours, on it

    std::int64_t examples() const { return static_cast<std::int64_t>(offsets.size()) - 1; }
};

/// Of `packed`, on `device`.
PaddedRelations paddedRelations(const PackedRelations& packed, const at::Device& device);

} // namespace ratatosk
