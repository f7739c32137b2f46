// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/found_rows.h"

#include "core/files/rows/row_text.h"
#include "core/sql/printing/dialect_spelling.h"

#include <fmt/format.h>

namespace ratatosk {

namespace {

/// "%a\%%": the text anywhere, its signs taken as letters.
std::string patternOf(const std::string& text)
{
    std::string pattern = "%";
    for (const char letter : text) {
        if (letter == '%' || letter == '_' || letter == '\\')
            pattern += '\\';
        pattern += letter;
    }
    return pattern + '%';
}

std::string containing(const std::string& name, const std::string& text, Dialect dialect)
{
    const std::string pattern = patternOf(text);
    const bool hasSigns = pattern.size() > text.size() + 2;
    if (dialect == Dialect::Postgres)
        return fmt::format("CAST({} AS text) ILIKE {}", name, sqlLiteral(pattern));
    return fmt::format("{} LIKE {}{}", name, sqlLiteral(pattern), hasSigns ? " ESCAPE '\\'" : "");
}

/// "= 42"; a fraction in a file may differ in its last bits.
std::string equalTo(const std::string& name, const Cell& number)
{
    const auto* real = std::get_if<double>(&number);
    return real ? fmt::format("abs({} - {}) < 1e-9", name, sqlLiteral(*real)) : fmt::format("{} = {}", name, sqlLiteral(number));
}

std::string select(ColumnId column, const std::string& condition, const Schema& schema)
{
    return fmt::format("SELECT * FROM {} WHERE {}", sql::spelledTable(schema.table(schema.column(column).table), schema.dialect()),
                       condition);
}

} // namespace

std::string rowStatement(const FoundCell& found, const CellWish& wish, const Schema& schema)
{
    std::string condition;
    for (const auto& [name, value] : found.row)
        condition += fmt::format("{}{} = {}", condition.empty() ? "" : " AND ", sql::spelledIdentifier(name, schema.dialect()),
                                 sqlLiteral(value));
    return condition.empty() ? matchingRowsStatement(found.column, wish, schema) : select(found.column, condition, schema);
}

std::string matchingRowsStatement(ColumnId column, const CellWish& wish, const Schema& schema)
{
    const CellNeedle needle(wish);
    const std::string name = sql::spelledIdentifier(schema.column(column).name, schema.dialect());
    const bool isNumber = needle.isNumber() && schema.column(column).type == ColumnType::Number;
    if (isNumber)
        return select(column, equalTo(name, needle.number()), schema);
    if (needle.isExact())
        return select(column, fmt::format("{} = {}", name, sqlLiteral(needle.text())), schema);
    return select(column, containing(name, needle.text(), schema.dialect()), schema);
}

} // namespace ratatosk
