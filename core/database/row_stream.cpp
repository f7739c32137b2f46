// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/row_stream.h"

#include "core/database/statement.h"

namespace ratatosk {

namespace {

std::int64_t byteCount(const std::vector<Cell>& row)
{
    std::int64_t bytes = 0;
    for (const Cell& cell : row) {
        bytes += static_cast<std::int64_t>(sizeof(Cell));
        if (const auto* text = std::get_if<std::string>(&cell))
            bytes += static_cast<std::int64_t>(text->size());
        else if (const auto* blob = std::get_if<Blob>(&cell))
            bytes += static_cast<std::int64_t>(blob->bytes.size());
    }
    return bytes;
}

} // namespace

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
    std::int64_t bytes = 0;
    for (std::int64_t rows = 0;; ++rows) {
        const auto isRow = statement.step();
        if (!isRow)
            return isRow.error();
        if (!*isRow)
            return true;
        std::vector<Cell> row = statement.row();
        bytes += byteCount(row);
        if (rows >= limits.rows || bytes > limits.bytes || !sink.row(std::move(row)))
            return false;
    }
}

} // namespace ratatosk
