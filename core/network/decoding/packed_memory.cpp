// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/decoding/packed_memory.h"

#include <utility>

namespace ratatosk {

PackedMemory::Pointers::Pointers(NumberRows numbers)
    : keys(numbers.numbers.data(), numbers.rows(), numbers.width, numbers.width, 1), rows(std::move(numbers.numbers))
{
}

std::vector<PackedMemory::Head> packedHeads(const NumberRows& keys, const NumberRows& values, std::int64_t heads)
{
    const std::int64_t items = keys.rows(), width = keys.width, size = width / heads;
    std::vector<PackedMemory::Head> packed;
    for (std::int64_t head = 0; head < heads; ++head)
        packed.push_back({{keys.row(0) + head * size, items, size, width, 1}, {values.row(0) + head * size, size, items, 1, width}});
    return packed;
}

} // namespace ratatosk
