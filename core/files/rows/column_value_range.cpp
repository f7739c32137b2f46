// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/column_value_range.h"

#include "core/files/rows/chart_column.h"

#include <algorithm>

namespace ratatosk {

std::optional<ValueRangeOfColumn> valueRangeOfColumn(const ResultTable& table, int column)
{
    ValueRangeOfColumn range;
    for (const std::vector<Cell>& row : table.rows) {
        const Cell& cell = row[static_cast<std::size_t>(column)];
        const std::optional<double> measure = numberOf(cell);
        if (!measure && !std::holds_alternative<Null>(cell))
            return {};
        range.low = std::min(range.low, measure.value_or(0));
        range.high = std::max(range.high, measure.value_or(0));
    }
    return range.low < range.high ? std::optional(range) : std::nullopt;
}

int numberBesideNames(const ResultTable& table)
{
    constexpr std::size_t fewest = 3; // two figures are compared at a glance
    using Kind = ChartColumn::Kind;
    if (table.columns.size() != 2 || table.rows.size() < fewest)
        return -1;
    const ChartColumn columns[] = {chartColumn(table, 0), chartColumn(table, 1)};
    for (const int measure : {1, 0}) {
        const ChartColumn& names = columns[1 - measure];
        const bool areNames = (names.kind == Kind::Labels || names.kind == Kind::Times) && !names.hasRepeats;
        if (areNames && columns[measure].kind == Kind::Numbers && !columns[measure].isKey)
            return measure;
    }
    return -1;
}

} // namespace ratatosk
