// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/schema/identifier.h"
#include "core/database/schema/schema.h"

#include <QByteArray>
#include <QString>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

// A SQLite file as a script for a PostgreSQL server, and the rows of both.

namespace ratatosk::test {

/// What a column's cells allow, whatever is declared: a server refuses a text where it wants a number.
inline std::string serverTypeFor(const Column& column, const std::vector<Cell>& cells)
{
    bool isWhole = true, isNumber = true, isTruth = true, isDay = true, isMoment = true, isEmpty = true;
    for (const Cell& cell : cells) {
        if (std::holds_alternative<Null>(cell))
            continue;
        isEmpty = false;
        const auto* whole = std::get_if<std::int64_t>(&cell);
        const auto* text = std::get_if<std::string>(&cell);
        const std::string day = text && text->size() >= 10 && text->substr(4, 1) == "-" && text->substr(7, 1) == "-" ? *text : "";
        isWhole = isWhole && whole;
        isNumber = isNumber && (whole || std::holds_alternative<double>(cell));
        isTruth = isTruth && whole && (*whole == 0 || *whole == 1);
        isDay = isDay && day.size() == 10;
        isMoment = isMoment && day.size() == 19;
    }
    const std::string declared = foldedIdentifier(column.declaredType);
    if (isEmpty)
        return column.type == ColumnType::Number ? "numeric" : column.type == ColumnType::Boolean ? "boolean" : "text";
    if (isTruth && declared.starts_with("bool"))
        return "boolean";
    if (isWhole)
        return "bigint";
    if (isNumber)
        return declared.starts_with("dec") || declared.starts_with("num") ? "numeric" : "double precision";
    return column.type == ColumnType::Time && (isDay || isMoment) ? (isDay ? "date" : "timestamp") : "text";
}

/// Valid text without zero bytes: a server takes no other.
inline std::string serverText(const std::string& text)
{
    QByteArray valid = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUtf8();
    valid.replace('\0', "");
    return valid.toStdString();
}

/// As COPY reads it.
inline QByteArray copiedCell(const Cell& cell)
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return QByteArray::number(static_cast<qlonglong>(*whole));
    if (const auto* real = std::get_if<double>(&cell))
        return QByteArray::fromStdString(fmt::format("{}", *real));
    if (const auto* text = std::get_if<std::string>(&cell)) {
        QByteArray copied = QByteArray::fromStdString(serverText(*text));
        return copied.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n").replace('\r', "\\r");
    }
    return "\\N";
}

/// The primary key that the cells allow.
inline std::string keyClause(const Connection& connection, const Schema& schema, TableId table)
{
    std::string columns, present;
    for (const ColumnId id : schema.columnsOf(table)) {
        if (!schema.column(id).isPrimaryKey)
            continue;
        const std::string name = quotedIdentifier(schema.column(id).name);
        columns += (columns.empty() ? "" : ", ") + name;
        present += (present.empty() ? "" : " AND ") + name + " IS NOT NULL";
    }
    if (columns.empty())
        return {};
    const std::string name = quotedIdentifier(schema.table(table).name);
    const auto repeats = connection.run(fmt::format(
        "SELECT (SELECT count(*) FROM {0}) - (SELECT count(*) FROM (SELECT DISTINCT {1} FROM {0} WHERE {2}))", name, columns, present));
    const bool isKey = repeats && std::get<std::int64_t>(repeats->rows[0][0]) == 0;
    return isKey ? fmt::format("ALTER TABLE {} ADD PRIMARY KEY ({});\n", name, columns) : "";
}

/// Tables, rows and primary keys of a file, in a schema of the server that is made for them.
inline QByteArray serverScript(const Connection& connection, const Schema& schema, const std::string& container)
{
    QByteArray script = QByteArray::fromStdString(fmt::format("CREATE SCHEMA {0};\nSET search_path = {0};\n", quotedIdentifier(container)));
    for (int i = 0; i < schema.tableCount(); ++i) {
        const TableId table{i};
        const std::string name = quotedIdentifier(schema.table(table).name);
        std::string selected;
        for (const ColumnId id : schema.columnsOf(table))
            selected += (selected.empty() ? "" : ", ") + quotedIdentifier(schema.column(id).name);
        constexpr auto all = std::numeric_limits<std::int64_t>::max();
        const auto rows = connection.run(fmt::format("SELECT {} FROM {}", selected, name), {.rows = all, .bytes = all});
        if (!rows || schema.table(table).isView)
            continue;
        std::string declared;
        const auto columns = schema.columnsOf(table);
        for (std::size_t column = 0; column < columns.size(); ++column) {
            std::vector<Cell> cells;
            for (const auto& row : rows->rows)
                cells.push_back(row[column]);
            const Column& one = schema.column(columns[column]);
            declared += fmt::format("{}{} {}", declared.empty() ? "" : ", ", quotedIdentifier(one.name), serverTypeFor(one, cells));
        }
        script += QByteArray::fromStdString(fmt::format("CREATE TABLE {} ({});\nCOPY {} FROM stdin;\n", name, declared, name));
        for (const auto& row : rows->rows) {
            for (std::size_t column = 0; column < row.size(); ++column)
                script += (column > 0 ? "\t" : "") + copiedCell(row[column]);
            script += '\n';
        }
        script += "\\.\n" + QByteArray::fromStdString(keyClause(connection, schema, table));
    }
    return script + "ANALYZE;\n";
}

/// Numbers to nine digits, whatever holds them; truth as 1 and 0; midnight left out.
inline std::string plainText(const Cell& cell)
{
    if (std::holds_alternative<Null>(cell))
        return "NULL";
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return fmt::format("{:.9g}", static_cast<double>(*whole));
    if (const auto* real = std::get_if<double>(&cell))
        return fmt::format("{:.9g}", *real == 0 ? 0.0 : *real);
    const auto* stored = std::get_if<std::string>(&cell);
    std::string text = stored ? serverText(*stored) : "bytes";
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (!text.empty() && *end == '\0' && std::isfinite(number))
        return fmt::format("{:.9g}", number);
    if (text.ends_with(" 00:00:00"))
        text.resize(text.size() - 9);
    return text == "true" ? "1" : text == "false" ? "0" : text;
}

using Rows = std::vector<std::vector<std::string>>;

/// Rows of a file and of a server in one form. `isSorted`: their order counts.
inline Rows plainRows(const ResultTable& table, bool isSorted = true)
{
    Rows rows;
    for (const auto& row : table.rows) {
        rows.emplace_back();
        for (const Cell& cell : row)
            rows.back().push_back(plainText(cell));
    }
    if (!isSorted)
        std::ranges::sort(rows);
    return rows;
}

} // namespace ratatosk::test
