// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/figure_range.h"

#include "core/files/rows/chart_column.h"

#include <algorithm>

namespace ratatosk {

std::optional<FigureRange> figureRange(const ResultTable& table, int column)
{
    FigureRange range;
    for (const std::vector<Cell>& row : table.rows) {
        const Cell& cell = row[static_cast<std::size_t>(column)];
        const std::optional<double> figure = numberOf(cell);
        if (!figure && !std::holds_alternative<Null>(cell))
            return {};
        range.low = std::min(range.low, figure.value_or(0));
        range.high = std::max(range.high, figure.value_or(0));
    }
    return range.low < range.high ? std::optional(range) : std::nullopt;
}

int figureBesideNames(const ResultTable& table)
{
    constexpr std::size_t fewest = 3; // two figures are compared at a glance
    using Kind = ChartColumn::Kind;
    if (table.columns.size() != 2 || table.rows.size() < fewest)
        return -1;
    const ChartColumn columns[] = {chartColumn(table, 0), chartColumn(table, 1)};
    for (const int figure : {1, 0}) {
        const ChartColumn& names = columns[1 - figure];
        const bool areNames = (names.kind == Kind::Labels || names.kind == Kind::Times) && !names.hasRepeats;
        if (areNames && columns[figure].kind == Kind::Numbers && !columns[figure].isKey)
            return figure;
    }
    return -1;
}

} // namespace ratatosk
