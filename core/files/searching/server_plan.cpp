// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/searching/server_plan.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/database/schema/quoted_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>

namespace ratatosk {

namespace {

std::string patternOf(std::string_view text)
{
    std::string pattern = "%";
    for (const char letter : text) {
        if (letter == '%' || letter == '_' || letter == '\\')
            pattern += '\\';
        pattern += letter;
    }
    return pattern + '%';
}

std::string spelled(const Cell& number)
{
    const auto* whole = std::get_if<std::int64_t>(&number);
    return whole ? fmt::format("{}", *whole) : fmt::format("{}", std::get<double>(number));
}

/// Nothing: no cell of the column can have it.
std::optional<std::string> conditionOn(const Column& column, const CellNeedle& needle)
{
    const std::string name = quotedIdentifier(column.name);
    if (column.type == ColumnType::Number)
        return needle.isNumber() ? std::optional(fmt::format("{} = {}", name, spelled(needle.number()))) : std::nullopt;
    if (column.declaredType == "bytea" || column.type == ColumnType::Boolean)
        return {};
    if (needle.isExact())
        return fmt::format("CAST({} AS text) = {}", name, quotedText(needle.text()));
    return fmt::format("CAST({} AS text) ILIKE {}", name, quotedText(patternOf(needle.text())));
}

/// By the server's statistics; -1: it has none.
std::int64_t estimatedRows(const Connection& connection, const std::string& table)
{
    const auto rows = connection.run(
        fmt::format("SELECT CAST(reltuples AS bigint) FROM pg_catalog.pg_class WHERE oid = CAST({} AS regclass)", quotedText(table)),
        {.rows = 1});
    const auto* number = rows && rows->rows.size() == 1 ? std::get_if<std::int64_t>(&rows->rows[0][0]) : nullptr;
    return number ? *number : -1;
}

} // namespace

TablePlan serverPlan(const Connection& connection, const Schema& schema, const CellNeedle& needle, TableId table)
{
    TablePlan plan{.table = table};
    std::vector<std::string> key;
    std::vector<ColumnId> keyColumns;
    for (const ColumnId column : schema.columnsOf(table)) {
        if (!schema.column(column).isPrimaryKey)
            continue;
        plan.key.push_back(schema.column(column).name);
        key.push_back(quotedIdentifier(schema.column(column).name));
        keyColumns.push_back(column);
    }
    const std::string from = quotedTable(schema.table(table));
    plan.rows = estimatedRows(connection, from);
    std::vector<ColumnId> columns;
    std::vector<std::string> cells = key;
    std::vector<std::string> conditions;
    for (const ColumnId id : schema.columnsOf(table)) {
        const Column& column = schema.column(id);
        const auto condition = conditionOn(column, needle);
        if (!condition)
            continue;
        const std::string name = quotedIdentifier(column.name);
        if (keyColumns == std::vector{id} && column.type == ColumnType::Number) {
            plan.lookUps.push_back({fmt::format("SELECT {0}, {0} FROM {1} WHERE {2}", name, from, *condition), {id}, false});
            continue;
        }
        columns.push_back(id);
        cells.push_back(column.type == ColumnType::Number ? name : fmt::format("CAST({} AS text)", name));
        conditions.push_back(*condition);
    }
    if (!columns.empty())
        plan.scans.push_back({fmt::format("SELECT {} FROM (SELECT * FROM {} LIMIT {}) AS part WHERE {}", fmt::join(cells, ", "), from,
                                          kMostRowsOfServer, fmt::join(conditions, " OR ")),
                              columns, false});
    return plan;
}

} // namespace ratatosk
