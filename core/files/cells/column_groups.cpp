// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/column_groups.h"

#include <algorithm>

namespace ratatosk {

namespace {

void countRows(ColumnGroup& group, const std::vector<RowShape>& rows, std::size_t begin)
{
    for (std::size_t i = begin; i < rows.size(); ++i) {
        bool isFilled = false;
        for (std::size_t c = group.begin; c < group.end; ++c)
            isFilled = isFilled || rows[i].at(c) != CellShape::Blank;
        if (!isFilled)
            continue;
        group.hasGaps = group.hasGaps || (group.rows > 0 && i > group.last + 1);
        group.first = group.rows > 0 ? group.first : i;
        group.last = i;
        ++group.rows;
    }
}

} // namespace

std::vector<ColumnGroup> columnGroups(const std::vector<RowShape>& rows, std::size_t begin)
{
    std::vector<std::size_t> counts;
    for (std::size_t i = begin; i < rows.size(); ++i) {
        counts.resize(std::max(counts.size(), rows[i].length()));
        for (std::size_t c = 0; c < rows[i].length(); ++c)
            counts[c] += rows[i].cells[c] == CellShape::Blank ? 0 : 1;
    }
    std::vector<ColumnGroup> groups;
    for (std::size_t c = 0; c < counts.size(); ++c) {
        if (counts[c] == 0)
            continue;
        if (groups.empty() || groups.back().end != c)
            groups.push_back({c, c});
        groups.back().end = c + 1;
        groups.back().cells += counts[c];
    }
    for (ColumnGroup& group : groups)
        countRows(group, rows, begin);
    return groups;
}

std::vector<SampleRow> croppedColumns(const std::vector<SampleRow>& rows, std::size_t begin, std::size_t end)
{
    std::vector<SampleRow> result;
    for (const SampleRow& row : rows) {
        const auto from = std::min(begin, row.size());
        const auto to = std::min(end, row.size());
        result.emplace_back(row.begin() + static_cast<std::ptrdiff_t>(from), row.begin() + static_cast<std::ptrdiff_t>(to));
    }
    return result;
}

} // namespace ratatosk
