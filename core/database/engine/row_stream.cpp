// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/row_stream.h"

#include "core/database/engine/statement.h"

namespace ratatosk {

RowSink gatherInto(ResultTable& table)
{
    return {
        .columns = [&table](const std::vector<std::string>& columns) { table.columns = columns; },
        .row =
            [&table](std::vector<Cell>&& row) {
                table.rows.push_back(std::move(row));
                return true;
            },
    };
}

Result<bool> passRows(Statement& statement, const RowSink& sink, const RunLimits& limits)
{
    if (sink.columns)
        sink.columns(statement.columns());
    std::int64_t bytesLeft = limits.bytes;
    for (std::int64_t rows = 0;; ++rows) {
        const auto isRow = statement.step();
        if (!isRow)
            return isRow.error();
        if (!*isRow)
            return true;
        const std::int64_t bytes = rows < limits.rows ? statement.rowBytes() : 0; // counted before any is copied
        if (rows >= limits.rows || bytes > bytesLeft || !sink.row(statement.row()))
            return false;
        bytesLeft -= bytes;
    }
}

} // namespace ratatosk
