// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/sample_shape.h"

#include <cstddef>
#include <vector>

namespace ratatosk {

/// Columns side by side, to the next that is blank all the way down.
struct ColumnGroup {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t cells = 0;
    std::size_t rows = 0;  ///< that have a cell in it
    std::size_t first = 0; ///< of them
    std::size_t last = 0;
    bool hasGaps = false; ///< between them
};

/// Of the rows from `begin` on.
std::vector<ColumnGroup> columnGroups(const std::vector<RowShape>& rows, std::size_t begin);

/// The rows with the columns from `begin` to before `end` alone.
std::vector<SampleRow> croppedColumns(const std::vector<SampleRow>& rows, std::size_t begin, std::size_t end);

} // namespace ratatosk
