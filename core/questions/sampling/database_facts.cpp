// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/database_facts.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/only_key.h"
#include "core/database/schema/quoted_table.h"
#include "core/english/language/column_senses.h"
#include "core/questions/sampling/cell_literal.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace ratatosk {
namespace {

constexpr size_t kMostTextBytes = 50; ///< longer texts are no literals that a question repeats
constexpr double kLabelShare = 0.7;   // different values among all: above it text tells rows apart

bool isKeyOrCalledSo(const Schema& schema, ColumnId id)
{
    const std::string padded = ' ' + schema.column(id).readableName + ' ';
    return isKey(id, schema) || padded.find(" id ") != std::string::npos || padded.find(" ids ") != std::string::npos;
}

/// Counts of one column's cells.
struct CellCounts {
    int present = 0; ///< neither NULL nor Blob
    int numbers = 0;
    int longTexts = 0;
    int blobs = 0;
    int withDigits = 0;
};

CellCounts countsOf(const std::vector<Cell>& cells)
{
    CellCounts counts;
    for (const Cell& cell : cells) {
        counts.blobs += std::holds_alternative<Blob>(cell);
        if (std::holds_alternative<Null>(cell) || std::holds_alternative<Blob>(cell))
            continue;
        ++counts.present;
        const auto* text = std::get_if<std::string>(&cell);
        counts.withDigits += !text || text->find_first_of("0123456789") != std::string::npos;
        counts.longTexts += text && text->size() > kMostTextBytes;
        counts.numbers += literalOf(cell).type != ValueType::Text;
    }
    return counts;
}

std::vector<Cell> differentValues(const std::vector<Cell>& cells, size_t most)
{
    std::vector<Cell> values;
    for (const Cell& cell : cells) {
        const bool isValue = !std::holds_alternative<Null>(cell) && !std::holds_alternative<Blob>(cell);
        if (values.size() < most && isValue && std::ranges::find(values, cell) == values.end())
            values.push_back(cell);
    }
    return values;
}

bool isName(const std::string& readableName)
{
    return hasSense(readableName, ColumnSense::Label);
}

/// Where the file says nothing, the declared type does.
ColumnRole roleOf(const Schema& schema, ColumnId id, const CellCounts& counts, size_t different)
{
    const Column& column = schema.column(id);
    const bool isNumeric = counts.present > 0 ? counts.numbers == counts.present : column.type == ColumnType::Number;
    if (counts.longTexts * 4 > counts.present || counts.blobs > counts.present)
        return ColumnRole::Prose;
    if (isKeyOrCalledSo(schema, id) && (isNumeric || !isName(column.readableName)))
        return ColumnRole::Key;
    const bool isCalled = hasSense(column.readableName, ColumnSense::Calendar);
    if ((column.type == ColumnType::Time || isCalled) && counts.withDigits * 2 >= counts.present)
        return ColumnRole::Moment;
    if (hasSense(column.readableName, ColumnSense::Digits))
        return ColumnRole::Remark;
    if (isNumeric)
        return different == 2 && counts.present > 5 ? ColumnRole::Category : ColumnRole::Measure;
    if (hasSense(column.readableName, ColumnSense::Address))
        return ColumnRole::Remark;
    if (isName(column.readableName))
        return ColumnRole::Label;
    return static_cast<double>(different) <= kLabelShare * counts.present ? ColumnRole::Category : ColumnRole::Remark;
}

ColumnFacts factsOf(const Schema& schema, ColumnId id, const std::vector<Cell>& cells)
{
    const std::vector<Cell> values = differentValues(cells, cells.size());
    ColumnFacts facts{roleOf(schema, id, countsOf(cells), values.size()), values};
    facts.values.resize(std::min(values.size(), static_cast<size_t>(kMostValues)));
    return facts;
}

} // namespace

DatabaseFacts factsFromCells(const Schema& schema, const OfferCells& cellsOf)
{
    DatabaseFacts facts;
    for (int column = 0; column < schema.columnCount(); ++column) {
        const std::vector<Cell> cells = cellsOf(ColumnId{column});
        facts.hasRows = facts.hasRows || !cells.empty();
        facts.columns.push_back(factsOf(schema, ColumnId{column}, cells));
    }
    return facts;
}

Result<DatabaseFacts> readFacts(const Connection& connection, const Schema& schema, std::stop_token stop)
{
    constexpr RunLimits limits{.rows = 2'000, .milliseconds = 500};
    std::vector<std::vector<Cell>> cells(schema.columns().size());
    for (int table = 0; table < schema.tableCount(); ++table) {
        const std::vector<ColumnId> columns = schema.columnsOf(TableId{table});
        std::string names;
        for (const ColumnId column : columns)
            names += (names.empty() ? "" : ", ") + quotedIdentifier(schema.column(column).name);
        const Connection::RowSink sink{.row = [&](std::vector<Cell>&& row) {
            for (size_t i = 0; i < columns.size(); ++i)
                cells[static_cast<size_t>(columns[i])].push_back(std::move(row[i]));
            return true;
        }};
        const std::string sql = fmt::format("SELECT {} FROM {}", names, quotedTable(schema.table(TableId{table})));
        const Result<void> read = columns.empty() ? Result<void>() : connection.stream(sql, sink, limits, stop);
        if (!read && read.error().code != ErrorCode::LimitExceeded)
            return read.error();
    }
    return factsFromCells(schema, [&](ColumnId column) { return cells[static_cast<size_t>(column)]; });
}

} // namespace ratatosk
