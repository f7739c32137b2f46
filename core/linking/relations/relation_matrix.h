// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ratatosk {

/// The relation between every pair of items of one question and schema. Items are ordered words, columns, tables:
/// n = words + columns + tables. A value: `kinds[i * n + j]` is the relation id of row i to column j in the vocabulary it was
/// built with (`relations/relation.h`).
struct RelationMatrix {
    int words = 0;
    int columns = 0;
    int tables = 0;
    std::vector<std::uint8_t> kinds;

    int size() const { return words + columns + tables; }
    std::uint8_t at(int row, int column) const { return kinds[static_cast<std::size_t>(row) * size() + column]; }

    bool operator==(const RelationMatrix&) const = default;
};

} // namespace ratatosk
