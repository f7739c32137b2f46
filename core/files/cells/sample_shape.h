// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/table_frame.h"

#include <string_view>
#include <vector>

namespace ratatosk {

enum class CellShape : unsigned char { Blank, Missing, Year, Typed, Text };

/// What a row looks like, whatever it says.
struct RowShape {
    std::vector<CellShape> cells; ///< up to the last that holds something
    std::size_t written = 0;      ///< cells with the blank ones at the end
    std::size_t fill = 0;         ///< cells that hold something
    std::size_t texts = 0;
    bool isComment = false; ///< begins with #

    std::size_t length() const { return cells.size(); }
    bool isBlank() const { return fill == 0; }
    CellShape at(std::size_t column) const { return column < cells.size() ? cells[column] : CellShape::Blank; }
};

CellShape shapeOf(std::string_view cell);

/// Of the columns from `first` to before `end`.
RowShape shapeOf(const SampleRow& row, std::size_t first = 0, std::size_t end = static_cast<std::size_t>(-1));
std::vector<RowShape> shapesOf(const std::vector<SampleRow>& rows, std::size_t first = 0, std::size_t end = static_cast<std::size_t>(-1));

/// It may name columns: it holds words, and no number or date but years.
bool mayName(const RowShape& row);

/// What a column holds below its heading.
struct ColumnShape {
    std::size_t typed = 0;
    std::size_t texts = 0;

    bool isTyped() const { return typed > 0 && 10 * typed >= 8 * (typed + texts); }
};

/// Of those rows, comments aside.
std::vector<ColumnShape> columnShapes(const std::vector<RowShape>& rows, std::size_t begin, std::size_t end);

} // namespace ratatosk
