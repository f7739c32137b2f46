// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/row_arrangement.h"

#include "ui/rows/table/row_filter.h"

#include <numeric>
#include <utility>

using namespace ratatosk;

std::vector<int> arranged(const ResultTable& table, const RowArrangement& arrangement)
{
    std::vector<CellFilter> tests;
    for (const std::string& filter : arrangement.filters)
        tests.push_back(readCellTest(filter));
    std::vector<int> rows(table.rows.size());
    if (arrangement.sortColumn >= 0)
        rows = rowOrder(table, arrangement.sortColumn, arrangement.direction);
    else
        std::iota(rows.begin(), rows.end(), 0);
    return filteredRows(table, std::move(rows), tests);
}
