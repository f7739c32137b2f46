// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/sample_shape.h"

#include "core/files/cells/column_format.h"

#include <algorithm>

namespace ratatosk {

CellShape shapeOf(std::string_view cell)
{
    if (std::ranges::all_of(cell, [](char letter) { return letter == ' ' || letter == '\t'; }))
        return CellShape::Blank;
    if (isMissingMark(cell))
        return CellShape::Missing;
    if (isYear(cell))
        return CellShape::Year;
    const NumberFit number = numberFit(cell);
    const bool isNumber = number.styles != 0 && (number.form == NumberFit::Form::Sure || number.form == NumberFit::Form::Bracketed);
    return isNumber || dateFit(cell).styles != 0 ? CellShape::Typed : CellShape::Text;
}

RowShape shapeOf(const SampleRow& row, std::size_t first, std::size_t end)
{
    RowShape shape;
    for (std::size_t i = first; i < std::min(end, row.size()); ++i) {
        shape.cells.push_back(shapeOf(row[i]));
        shape.fill += shape.cells.back() == CellShape::Blank ? 0 : 1;
        shape.texts += shape.cells.back() == CellShape::Text ? 1 : 0;
    }
    shape.written = shape.cells.size();
    const std::string_view begin = row.empty() ? std::string_view() : std::string_view(row.front()).substr(0, 2);
    const bool isHash = begin.size() == 2 && begin.front() == '#' && !isMissingMark(row.front());
    shape.isComment = isHash
        && (begin == "# " || begin == "##" || (shape.fill == 1 && (begin[1] | 0x20) >= 'a' && (begin[1] | 0x20) <= 'z'));
    while (!shape.cells.empty() && shape.cells.back() == CellShape::Blank)
        shape.cells.pop_back();
    return shape;
}

std::vector<RowShape> shapesOf(const std::vector<SampleRow>& rows, std::size_t first, std::size_t end)
{
    std::vector<RowShape> shapes;
    shapes.reserve(rows.size());
    for (const SampleRow& row : rows)
        shapes.push_back(shapeOf(row, first, end));
    return shapes;
}

bool mayName(const RowShape& row)
{
    return row.texts > 0 && std::ranges::find(row.cells, CellShape::Typed) == row.cells.end();
}

std::vector<ColumnShape> columnShapes(const std::vector<RowShape>& rows, std::size_t begin, std::size_t end)
{
    std::vector<ColumnShape> columns;
    for (std::size_t i = begin; i < end; ++i) {
        if (rows[i].isComment)
            continue;
        columns.resize(std::max(columns.size(), rows[i].length()));
        for (std::size_t c = 0; c < rows[i].length(); ++c) {
            const CellShape shape = rows[i].cells[c];
            columns[c].typed += shape == CellShape::Typed || shape == CellShape::Year ? 1 : 0;
            columns[c].texts += shape == CellShape::Text ? 1 : 0;
        }
    }
    return columns;
}

} // namespace ratatosk
