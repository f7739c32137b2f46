// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/packed_relations.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace ratatosk {

PaddedRelations paddedRelations(const PackedRelations& packed, const at::Device& device)
{
    const PaddedRows rows = paddedRows(packed.offsets, device);
    const std::int64_t most = rows.longest();
    const at::Tensor kinds = at::zeros({packed.examples(), most, most}, at::kByte);
    for (std::int64_t example = 0; example < packed.examples(); ++example) {
        const std::int64_t items = packed.offsets[example + 1] - packed.offsets[example];
        const std::uint8_t* from = packed.kinds.data_ptr<std::uint8_t>() + packed.relationOffsets[example];
        std::uint8_t* to = kinds.data_ptr<std::uint8_t>() + example * most * most;
        for (std::int64_t item = 0; item < items; ++item)
            std::copy_n(from + item * items, items, to + item * most);
    }
    return {rows, kinds.to(device).to(at::kLong)}; // bytes travel, torch gathers by int64
}

} // namespace ratatosk
