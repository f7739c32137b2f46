// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/row_changes.h"

#include "core/answer/explaining/column_origins.h"
#include "core/database/schema/identifier.h"
#include "core/files/rows/row_text.h"
#include "core/files/rows/sheet_cells.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/spelling.h"

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
    if (!query || query->takesMiddle || query->first.isDistinct || query->first.from.size() != 1)
        return {};
    const auto* table = std::get_if<TableId>(&query->first.from.front().relation);
    const auto origins = columnOrigins(*query, schema);
    if (!table || schema.table(*table).isView || std::ranges::any_of(origins, [](const auto& origin) { return !origin; }))
        return {};
    std::vector<ColumnId> columns;
    for (const auto& origin : origins)
        columns.push_back(*origin);
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

const Cell& cellOf(ColumnId column, const std::vector<Cell>& row, const std::vector<ColumnId>& shown)
{
    return row[static_cast<std::size_t>(std::ranges::find(shown, column) - shown.begin())];
}

/// Says which row of the table it is.
std::string rowCondition(const std::vector<Cell>& row, const std::vector<ColumnId>& shown, const Schema& schema)
{
    std::vector<std::string> conditions;
    for (const ColumnId part : keyOf(schema.column(shown.front()).table, schema)) // a key may hold NULL
        conditions.push_back(fmt::format("{} IS {}", nameOf(part, schema), sqlLiteral(cellOf(part, row, shown))));
    return fmt::format("{}", fmt::join(conditions, " AND "));
}

/// The column that a line of names means at each place; nothing: it is no such line.
std::optional<std::vector<ColumnId>> namedColumns(const std::vector<std::string>& line, const std::vector<ColumnId>& columns,
                                                  const Schema& schema)
{
    std::vector<ColumnId> named;
    for (const std::string& name : line) {
        const auto column = std::ranges::find_if(columns,
                                                 [&](ColumnId candidate) { return sameIdentifier(schema.column(candidate).name, name); });
        if (column == columns.end() || isShown(*column, named))
            return {};
        named.push_back(*column);
    }
    return named;
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
    return fmt::format("UPDATE {} SET {} = {} WHERE {}", spelledIdentifier(schema.table(table).name), nameOf(column, schema),
                       sqlLiteral(value), rowCondition(row, shown, schema));
}

std::string rowRemoval(std::string_view sql, const std::vector<std::vector<Cell>>& rows, const Schema& schema)
{
    const std::vector<ColumnId> shown = shownColumns(sql, schema);
    const TableId table = schema.column(shown.front()).table;
    const std::vector<ColumnId> key = keyOf(table, schema);
    std::vector<std::string> conditions;
    for (const std::vector<Cell>& row : rows)
        conditions.push_back(key.size() == 1 ? sqlLiteral(cellOf(key.front(), row, shown))
                                             : fmt::format("({})", rowCondition(row, shown, schema)));
    const std::string from = fmt::format("DELETE FROM {} WHERE ", spelledIdentifier(schema.table(table).name));
    const bool isList = key.size() == 1 && std::ranges::find(conditions, "NULL") == conditions.end(); // IN finds no NULL
    if (isList)
        return fmt::format("{}{} IN ({})", from, nameOf(key.front(), schema), fmt::join(conditions, ", "));
    if (key.size() == 1)
        std::ranges::transform(conditions, conditions.begin(),
                               [&](const std::string& value) { return fmt::format("{} IS {}", nameOf(key.front(), schema), value); });
    return from + fmt::format("{}", fmt::join(conditions, " OR "));
}

std::vector<ColumnId> columnsToFill(std::string_view sql, const Schema& schema)
{
    return shownColumns(sql, schema);
}

Result<NewRows> pastedRows(std::string_view text, const std::vector<ColumnId>& columns, const Schema& schema)
{
    std::vector<std::vector<std::string>> lines = sheetCells(text);
    NewRows pasted{columns, {}};
    if (const auto named = namedColumns(lines.front(), columns, schema)) {
        pasted.columns = *named;
        lines.erase(lines.begin());
    }
    std::size_t width = 0;
    for (const std::vector<std::string>& line : lines)
        width = std::max(width, line.size());
    for (std::size_t number = 0; number < lines.size(); ++number) {
        if (lines[number].size() > pasted.columns.size())
            return Error{
                ErrorCode::InvalidArgument,
                fmt::format("Row {} has {} cells, but there are {} columns.", number + 1, lines[number].size(), pasted.columns.size())};
    }
    pasted.columns.resize(std::min(width, pasted.columns.size()));
    for (const std::vector<std::string>& line : lines) {
        std::vector<Cell>& row = pasted.rows.emplace_back(pasted.columns.size(), Cell(Null{}));
        for (std::size_t place = 0; place < line.size(); ++place) {
            if (!line[place].empty())
                row[place] = typedCell(line[place], pasted.columns[place], schema);
        }
    }
    return pasted;
}

std::string rowAddition(const NewRows& added, const Schema& schema)
{
    std::vector<std::string> names;
    for (const ColumnId column : added.columns)
        names.push_back(nameOf(column, schema));
    std::vector<std::string> rows;
    for (const std::vector<Cell>& row : added.rows) {
        std::vector<std::string> literals(row.size());
        std::ranges::transform(row, literals.begin(), sqlLiteral);
        rows.push_back(fmt::format("({})", fmt::join(literals, ", ")));
    }
    const std::string& table = schema.table(schema.column(added.columns.front()).table).name;
    return fmt::format("INSERT INTO {} ({}) VALUES {}", spelledIdentifier(table), fmt::join(names, ", "), fmt::join(rows, ",\n"));
}

} // namespace ratatosk
