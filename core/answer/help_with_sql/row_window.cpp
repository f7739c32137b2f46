// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/row_window.h"

#include "core/answer/help_with_sql/table_statements.h"
#include "core/database/schema/identifier.h"
#include "core/files/rows/cell_filter.h"
#include "core/sql/printing/dialect_spelling.h"
#include "core/sql/tree/sql_pieces.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ratatosk {

namespace {

/// Without what stands around it: blanks, remarks, the semicolon.
std::string_view kernelOf(std::string_view sql)
{
    const std::vector<sql::SqlPiece> pieces = sql::piecesOf(sql);
    const auto isKernel = [&](const sql::SqlPiece& piece) {
        return piece.kind != sql::SqlPiece::Kind::Blank && piece.kind != sql::SqlPiece::Kind::Comment && sql::textOf(sql, piece) != ";";
    };
    const auto first = std::ranges::find_if(pieces, isKernel);
    const auto last = std::ranges::find_if(pieces.rbegin(), pieces.rend(), isKernel);
    return first == pieces.end() ? std::string_view()
                                 : sql.substr(static_cast<size_t>(first->begin), static_cast<size_t>(last->end - first->begin));
}

/// c1, c2, ...: a statement's columns may share a name, or have none.
std::vector<std::string> placeNames(size_t count)
{
    std::vector<std::string> names;
    for (size_t place = 1; place <= count; ++place)
        names.push_back(fmt::format("c{}", place));
    return names;
}

/// `stored`: by column what the schema tells of it, where the statement shows a table; may be empty.
std::string filterClause(const RowWindow& window, const std::vector<std::string>& names, const std::vector<Column>& stored, Dialect dialect)
{
    std::vector<std::string> conditions;
    for (size_t column = 0; column < std::min(names.size(), window.filters.size()); ++column) {
        const CellFilter test = readCellTest(window.filters[column]);
        if (!test.isEmpty())
            conditions.push_back(conditionOf(test, names[column], dialect, stored.empty() ? nullptr : &stored[column]));
    }
    return conditions.empty() ? std::string() : fmt::format(" WHERE {}", fmt::join(conditions, " AND "));
}

bool isFiltered(const RowWindow& window)
{
    return std::ranges::any_of(window.filters, [](const std::string& filter) { return !readCellTest(filter).isEmpty(); });
}

bool isSorted(const RowWindow& window, size_t columns)
{
    return window.sortColumn >= 0 && static_cast<size_t>(window.sortColumn) < columns;
}

/// A statement around the other, named "shown" with columns of its own.
std::string shownRows(std::string_view sql, const std::vector<std::string>& names)
{
    return fmt::format("WITH shown({}) AS (\n{}\n)\n", fmt::join(names, ", "), kernelOf(sql));
}

std::vector<Column> columnsOf(std::optional<TableId> table, const Schema& schema)
{
    std::vector<Column> columns;
    for (const ColumnId column : table ? schema.columnsOf(*table) : std::vector<ColumnId>())
        columns.push_back(schema.column(column));
    return columns;
}

struct KeyedTable {
    std::string name;
    std::string key;                  ///< its row number
    std::vector<std::string> columns; ///< all as SQL spells them
    std::vector<Column> stored;
    Dialect dialect;
};

std::optional<KeyedTable> keyedTable(TableId table, const Schema& schema)
{
    const auto key = rowNumberOf(table, schema);
    if (!key || schema.table(table).isView)
        return {};
    const Dialect dialect = schema.dialect();
    const auto spelled = [&](ColumnId column) { return sql::spelledIdentifier(schema.column(column).name, dialect); };
    KeyedTable keyed{sql::spelledTable(schema.table(table), dialect), spelled(*key), {}, columnsOf(table, schema), dialect};
    for (const ColumnId column : schema.columnsOf(table))
        keyed.columns.push_back(spelled(column));
    return keyed;
}

/// The table of which the statement shows just all rows.
std::optional<TableId> tableShown(std::string_view sql, size_t columns, const Schema& schema)
{
    for (int table = 0; table < schema.tableCount(); ++table) {
        const TableId id{table};
        if (kernelOf(sql) == rowsStatement(id, schema) && schema.columnsOf(id).size() == columns)
            return id;
    }
    return {};
}

/// ORDER BY of the window, told apart by the key; `isBackward`: from the end. `mark`: "+" keeps indexes out.
std::string orderOf(const KeyedTable& table, const RowWindow& window, bool isBackward, const char* mark = "")
{
    const std::string byKey = fmt::format("{}{}", table.key, isBackward ? " DESC" : "");
    if (!isSorted(window, table.columns.size()))
        return byKey;
    return fmt::format("{}{}{} NULLS {}, {}", mark, table.columns[static_cast<size_t>(window.sortColumn)],
                       window.isDescending != isBackward ? " DESC" : "", isBackward ? "FIRST" : "LAST", byKey);
}

std::string keyedStatement(const KeyedTable& table, const RowWindow& window)
{
    const std::int64_t behind = window.total - window.first - window.count;
    const bool isBackward = window.total >= 0 && window.first < window.total && behind < window.first;
    const std::int64_t count = isBackward ? std::min(window.count, window.total - window.first) : window.count;
    return fmt::format("SELECT * FROM {0} WHERE {1} IN (SELECT {1} FROM {0}{2} ORDER BY {3} LIMIT {4} OFFSET {5}) ORDER BY {6}", table.name,
                       table.key, filterClause(window, table.columns, table.stored, table.dialect), orderOf(table, window, isBackward),
                       count, isBackward ? std::max<std::int64_t>(behind, 0) : window.first,
                       orderOf(table, window, false, table.dialect == Dialect::Sqlite ? "+" : ""));
}

} // namespace

bool canBeWindowed(std::string_view sql)
{
    const std::string_view kernel = kernelOf(sql);
    const std::string_view first = kernel.substr(0, kernel.find_first_of(" \t\r\n(*'\"/-"));
    return std::ranges::any_of(std::array{"select", "with", "values"}, [&](const char* word) { return sameIdentifier(first, word); });
}

std::string windowStatement(std::string_view sql, const std::vector<std::string>& columns, const RowWindow& window, const Schema& schema)
{
    const bool isAsStored = schema.dialect() == Dialect::Postgres && !isSorted(window, columns.size()) && !isFiltered(window);
    const auto table = tableShown(sql, columns.size(), schema);
    if (const auto keyed = isAsStored || !table ? std::nullopt : keyedTable(*table, schema))
        return keyedStatement(*keyed, window);
    const std::vector<std::string> names = placeNames(columns.size());
    std::vector<std::string> items;
    for (size_t place = 0; place < names.size(); ++place)
        items.push_back(fmt::format("{} AS {}", names[place], sql::spelledIdentifier(columns[place], schema.dialect())));
    std::string order;
    if (isSorted(window, names.size()))
        order = fmt::format(" ORDER BY {}{} NULLS LAST", names[static_cast<size_t>(window.sortColumn)], window.isDescending ? " DESC" : "");
    return fmt::format("{}SELECT {} FROM shown{}{} LIMIT {} OFFSET {}", shownRows(sql, names), fmt::join(items, ", "),
                       filterClause(window, names, columnsOf(table, schema), schema.dialect()), order, window.count, window.first);
}

std::string arrangedStatement(std::string_view sql, const std::vector<std::string>& columns, const RowWindow& window, const Schema& schema)
{
    const bool isFiltered = std::ranges::any_of(window.filters, [](const std::string& filter) { return !filter.empty(); });
    if ((!isFiltered && window.sortColumn < 0) || !canBeWindowed(sql))
        return std::string(sql);
    RowWindow all = window;
    all.first = 0;
    all.count = std::numeric_limits<std::int64_t>::max();
    all.total = -1;
    return windowStatement(sql, columns, all, schema);
}

std::string windowCountStatement(std::string_view sql, const std::vector<std::string>& columns, const RowWindow& window,
                                 const Schema& schema)
{
    const std::vector<std::string> names = placeNames(columns.size());
    const std::vector<Column> stored = columnsOf(tableShown(sql, columns.size(), schema), schema);
    return fmt::format("{}SELECT count(*) FROM shown{}", shownRows(sql, names), filterClause(window, names, stored, schema.dialect()));
}

} // namespace ratatosk
