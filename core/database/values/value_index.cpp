// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/value_index.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/database/values/cell_index.h"
#include "core/english/text/cell_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace ratatosk {

namespace {

/// All cells together; what is more is left out.
constexpr std::size_t mostBytes = std::size_t{1} << 30;
constexpr std::int64_t longestCellRead = 16ll << 20; // a column with a longer one is left out
constexpr std::chrono::seconds mostTime{60};         // for broken disks alone: work is what is measured

/// Fills an index column by column, within the limits.
class ValueIndexBuilder
{
public:
    ValueIndexBuilder(const Connection& connection, const Schema& schema, const ValueIndexLimits& limits, std::stop_token stop)
        : m_connection(connection), m_schema(schema), m_limits(limits), m_stop(std::move(stop)), m_begin(connection.instructions())
    {
    }

    /// Error: Cancelled. A column that cannot be read leaves the index incomplete, no more.
    Result<void> addColumn(ColumnId id);
    std::shared_ptr<const ValueIndex> finish();

private:
    bool holdsText(ColumnId id);
    Result<void> addCells(ColumnId id);
    std::int64_t remainingInstructions() const { return m_limits.instructions - (m_connection.instructions() - m_begin); }
    int remainingMilliseconds() const;
    RunLimits limits(std::int64_t rows) const;

    const Connection& m_connection;
    const Schema& m_schema;
    ValueIndexLimits m_limits;
    std::stop_token m_stop;
    std::int64_t m_begin;
    std::chrono::steady_clock::time_point m_deadline = std::chrono::steady_clock::now() + mostTime;
    std::shared_ptr<CellIndex> m_index = std::make_shared<CellIndex>();
};

/// Whether the column is declared for text, or some of its first cells are text all the same, which SQLite allows.
bool ValueIndexBuilder::holdsText(ColumnId id)
{
    const ColumnType type = m_schema.column(id).type;
    if (type != ColumnType::Number && type != ColumnType::Boolean)
        return true;
    if (m_connection.dialect() != Dialect::Sqlite)
        return false;
    const Column& column = m_schema.column(id);
    const auto cells = m_connection.run(
        fmt::format("SELECT {0} FROM {1} WHERE {0} IS NOT NULL", quotedIdentifier(column.name), quotedTable(m_schema.table(column.table))),
        limits(100), m_stop);
    return cells && std::ranges::any_of(cells->rows, [](const auto& row) { return std::holds_alternative<std::string>(row[0]); });
}

Result<void> ValueIndexBuilder::addColumn(ColumnId id)
{
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, "Reading the cells was cancelled."};
    if (remainingInstructions() <= 0 || remainingMilliseconds() <= 0) {
        m_index->markCut(id);
        return {};
    }
    if (!holdsText(id))
        return {};
    const auto read = addCells(id);
    if (!read && read.error().code == ErrorCode::Cancelled)
        return read;
    if (!read)
        m_index->markCut(id);
    return {};
}

Result<void> ValueIndexBuilder::addCells(ColumnId id)
{
    m_index->beginColumn(id);
    int count = 0;
    const auto addCell = [&](std::vector<Cell>&& row) {
        const bool hasRoom = count++ < m_limits.distinctCellsPerColumn && m_index->bytes() < mostBytes;
        if (hasRoom)
            m_index->add(std::get<std::string>(row[0]));
        else
            m_index->markCut(id);
        return hasRoom;
    };
    const Column& column = m_schema.column(id);
    const CellStatement texts = m_connection.engine().textsOf(m_schema.table(column.table), column, m_limits.charactersPerCell);
    if (!texts.isWhole)
        m_index->markCut(id);
    return m_connection.stream(texts.sql, {.row = addCell}, limits(std::int64_t{m_limits.distinctCellsPerColumn} + 1), m_stop);
}

std::shared_ptr<const ValueIndex> ValueIndexBuilder::finish()
{
    m_index->finish();
    return std::move(m_index);
}

int ValueIndexBuilder::remainingMilliseconds() const
{
    return static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(m_deadline - std::chrono::steady_clock::now()).count());
}

RunLimits ValueIndexBuilder::limits(std::int64_t rows) const
{
    const std::int64_t instructions = std::max<std::int64_t>(1, std::min(remainingInstructions(), m_limits.instructionsPerColumn));
    return {.rows = rows,
            .bytes = static_cast<std::int64_t>(mostBytes),
            .valueBytes = longestCellRead,
            .instructions = instructions,
            .milliseconds = std::max(1, remainingMilliseconds())};
}

} // namespace

Result<std::shared_ptr<const ValueIndex>> ValueIndex::build(const Connection& connection, const Schema& schema,
                                                            const ValueIndexLimits& limits, std::stop_token stop,
                                                            const ReportProgress& report)
{
    ValueIndexBuilder builder(connection, schema, limits, std::move(stop));
    for (int i = 0; i < schema.columnCount(); ++i) {
        const Column& column = schema.column(ColumnId(i));
        if (report)
            report({i, schema.columnCount(), fmt::format("{}.{}", schema.table(column.table).name, column.name)});
        if (const auto added = builder.addColumn(ColumnId(i)); !added)
            return added.error();
    }
    return builder.finish();
}

std::shared_ptr<const ValueIndex> ValueIndex::empty()
{
    return std::make_shared<CellIndex>();
}

std::shared_ptr<const ValueIndex> ValueIndex::fromCells(std::vector<CellHit> cells)
{
    std::ranges::sort(cells);
    const auto repeats = std::ranges::unique(cells);
    cells.erase(repeats.begin(), repeats.end());
    auto index = std::make_shared<CellIndex>();
    for (size_t i = 0; i < cells.size(); ++i) {
        if (i == 0 || cells[i].column != cells[i - 1].column)
            index->beginColumn(cells[i].column);
        index->add(cells[i].value);
    }
    index->finish();
    return index;
}

std::string ValueIndex::normalise(std::string_view text)
{
    return normalisedCell(text);
}

} // namespace ratatosk
