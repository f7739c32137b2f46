// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/sample_shape.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Rows within a table that add up rows above them.
struct FoundSubtotals {
    std::size_t column = 0; ///< the one that says so
    std::vector<std::size_t> rows = {};
};

/// "Subtotal", "North Total", "Total of May".
bool saysSubtotal(std::string_view cell);

/// Among the rows from `begin` to before `end`. Rows that say so are only found where at least one of them is the sum or the mean of several rows
/// above it, and nearly all of what stands above them.
FoundSubtotals findSubtotals(const std::vector<SampleRow>& rows, const std::vector<RowShape>& shapes, std::size_t begin, std::size_t end);

} // namespace ratatosk
