// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/number_rows.h"
#include "core/network/kernels/thin_product.h"

#include <array>
#include <vector>

namespace ratatosk {

/// What one question's steps look at, laid out for them.
struct PackedMemory {
    /// What can be pointed at, a row of `width` numbers for each.
    struct Pointers {
        Pointers() = default;
        explicit Pointers(NumberRows numbers);

        kernel::ThinMatrix keys;
        std::vector<float> rows;
    };
    struct Head {
        kernel::ThinMatrix keys;   ///< [items, size of a head]
        kernel::ThinMatrix values; ///< [size of a head, items]
    };

    int items = 0;
    std::array<std::vector<Head>, 2> contexts; ///< of each stage
    Pointers columns, tables, values;
    std::vector<std::int64_t> ownerOf; ///< the table of each column
    std::vector<float> evidence;       ///< [values, columns]: 1 where the column has such a cell
    std::vector<float> isFound;        ///< per value: 1 where some column has it
};

/// keys, values: [items, width], the heads beside each other.
std::vector<PackedMemory::Head> packedHeads(const NumberRows& keys, const NumberRows& values, std::int64_t heads);

} // namespace ratatosk
