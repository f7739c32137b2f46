// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/files/rows/row_text.h"

#include <QString>

#include <memory>
#include <vector>

/// Cells of a result, to be copied or summed up: a value that may go to a worker, since the rows themselves are shared.
struct MarkedCells {
    std::shared_ptr<const ratatosk::ResultTable> table;
    std::vector<int> rows;    ///< of the table, in the order shown
    std::vector<int> columns; ///< in the order shown

    bool isEmpty() const { return rows.empty() || columns.empty(); }
};

/// For the clipboard: without a line break at the end.
QString textOf(const MarkedCells& cells, const ratatosk::RowTextOptions& options);

/// "3 cells · sum 12 · mean 4 · 2 distinct"; the sum and the mean only of numbers. Empty for fewer than two cells.
QString sumsOf(const MarkedCells& cells);
