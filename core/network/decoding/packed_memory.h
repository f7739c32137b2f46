// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/decoding/thin_product.h"
#include "core/network/layers/action_decoder.h"

#include <array>
#include <vector>

namespace ratatosk {

/// What one question's steps look at, laid out for them: `DecoderMemory` of one example on the CPU.
struct PackedMemory {
    /// What can be pointed at, a row of `width` numbers for each.
    struct Pointers {
        kernel::ThinMatrix keys;
        std::vector<float> rows;
    };
    struct Head {
        kernel::ThinMatrix keys;   ///< [items, size of a head]
        kernel::ThinMatrix values; ///< [size of a head, items]
    };

    /// Requires: one example.
    explicit PackedMemory(const DecoderMemory& memory);

    int items = 0;
    std::array<std::vector<Head>, 2> contexts; ///< of each stage
    Pointers columns, tables, values;
    std::vector<std::int64_t> ownerOf; ///< the table of each column
    std::vector<float> evidence;       ///< [values, columns]: 1 where the column has such a cell
    std::vector<float> isFound;        ///< per value: 1 where some column has it
};

} // namespace ratatosk
