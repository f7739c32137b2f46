// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/sample_shape.h"

#include <string_view>

namespace ratatosk {

/// What the rows of a table have in common.
struct BodyShape {
    std::vector<ColumnShape> columns;
    std::size_t length = 0;    ///< of its heading, or of the rows where that is less
    std::size_t usualFill = 0; ///< of a row: the median
    bool hasSeparators = true;
};

BodyShape bodyShape(const RowShape* heading, const std::vector<RowShape>& rows, std::size_t begin, std::size_t end, bool hasSeparators);

struct FoundEnd {
    std::size_t end = 0; ///< the row behind the last of the table
    bool hasTotal = false;
};

/// "Total", "Grand total", in some languages.
bool saysTotal(std::string_view cell);

/// It begins as remarks do, or is long.
bool isNoteText(std::string_view cell);

/// Whether the last number is the sum or the mean of those before; rounding allowed.
bool addsUpTo(double total, double sum, std::size_t count);

/// Of rows from `begin` on, the last of which is the last of the file: without notes, totals and further tables below. `isAll`: they are the
/// whole table, so that sums can be checked.
FoundEnd findEnd(const std::vector<SampleRow>& rows, const std::vector<RowShape>& shapes, std::size_t begin, const BodyShape& body,
                 bool isAll);

} // namespace ratatosk
