// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explaining/cell_change.h"

#include "core/rows/row_text.h"
#include "core/sql/query_reader.h"
#include "core/sql/spelling.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ratatosk {

namespace {

using namespace sql;

/// By place in the rows: the column shown there; empty: the rows are not those of one table.
std::vector<ColumnId> shownColumns(std::string_view sql, const Schema& schema)
{
    const auto query = readQuery(sql, schema);
    if (!query || !query->rest.empty() || query->takesMiddle)
        return {};
    const SelectBlock& block = query->first;
    const auto* table = block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    if (!table || schema.table(*table).isView || block.isDistinct || !block.groupBy.empty() || block.having)
        return {};
    const std::vector<ColumnId> all = schema.columnsOf(*table);
    std::vector<ColumnId> columns;
    for (const SelectItem& item : block.items) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        if (column)
            columns.push_back(column->column);
        else if (std::holds_alternative<Star>(item.expression.term))
            columns.insert(columns.end(), all.begin(), all.end());
        else
            return {};
    }
    return columns;
}

std::vector<ColumnId> keyOf(TableId table, const Schema& schema)
{
    std::vector<ColumnId> key = schema.columnsOf(table);
    std::erase_if(key, [&](ColumnId column) { return !schema.column(column).isPrimaryKey; });
    return key;
}

bool isShown(ColumnId column, const std::vector<ColumnId>& shown)
{
    return std::ranges::find(shown, column) != shown.end();
}

template <class Number>
std::optional<Number> numberIn(const std::string& text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::string nameOf(ColumnId column, const Schema& schema)
{
    return spelledIdentifier(schema.column(column).name);
}

} // namespace

Cell typedCell(const std::string& text, ColumnId column, const Schema& schema)
{
    if (text == "NULL")
        return Null{};
    if (schema.column(column).type == ColumnType::Text)
        return text;
    if (const auto whole = numberIn<std::int64_t>(text))
        return *whole;
    if (const auto real = numberIn<double>(text))
        return *real;
    return text;
}

std::optional<ColumnId> storedColumn(std::string_view sql, int place, const Schema& schema)
{
    const std::vector<ColumnId> shown = shownColumns(sql, schema);
    if (place < 0 || static_cast<std::size_t>(place) >= shown.size())
        return {};
    const ColumnId column = shown[static_cast<std::size_t>(place)];
    const std::vector<ColumnId> key = keyOf(schema.column(column).table, schema);
    const bool isKnown = !key.empty() && std::ranges::all_of(key, [&](ColumnId part) { return isShown(part, shown); });
    return isKnown ? std::optional(column) : std::nullopt;
}

std::string cellChange(std::string_view sql, const std::vector<Cell>& row, int place, const Cell& value, const Schema& schema)
{
    const std::vector<ColumnId> shown = shownColumns(sql, schema);
    const ColumnId column = shown[static_cast<std::size_t>(place)];
    const TableId table = schema.column(column).table;
    std::vector<std::string> conditions;
    for (const ColumnId part : keyOf(table, schema)) {
        const auto at = static_cast<std::size_t>(std::ranges::find(shown, part) - shown.begin());
        conditions.push_back(fmt::format("{} IS {}", nameOf(part, schema), sqlLiteral(row[at]))); // a key may hold NULL
    }
    return fmt::format("UPDATE {} SET {} = {} WHERE {}", spelledIdentifier(schema.table(table).name), nameOf(column, schema),
                       sqlLiteral(value), fmt::join(conditions, " AND "));
}

} // namespace ratatosk
