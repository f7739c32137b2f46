// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rows/table/row_order.h"

#include <string>
#include <vector>

/// How rows that are loaded are to be shown.
struct RowArrangement {
    int sortColumn = -1; ///< -1: as they came
    RowDirection direction = RowDirection::Ascending;
    std::vector<std::string> filters; ///< by column, as typed (cell_filter.h)
};

/// The rows of the table that pass, in that order: call it on a worker.
std::vector<int> arranged(const ratatosk::ResultTable& table, const RowArrangement& arrangement);
