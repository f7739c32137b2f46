// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sqltext/table_statements.h"

#include "core/language/english_forms.h"
#include "core/schema/identifier.h"
#include "core/sql/spelling.h"

#include <fmt/format.h>

namespace ratatosk {

using sql::spelledIdentifier;

std::string rowsStatement(const std::string& table)
{
    return fmt::format("SELECT * FROM {}", spelledIdentifier(table));
}

std::string rowCountStatement(const std::string& table)
{
    return fmt::format("SELECT count(*) FROM {}", spelledIdentifier(table));
}

std::optional<ColumnId> rowNumberOf(TableId table, const Schema& schema)
{
    std::vector<ColumnId> key = schema.columnsOf(table);
    std::erase_if(key, [&](ColumnId column) { return !schema.column(column).isPrimaryKey; });
    const bool isNumber = key.size() == 1 && sameIdentifier(schema.column(key.front()).declaredType, "integer");
    return isNumber ? std::optional(key.front()) : std::nullopt;
}

std::vector<std::string> structureStatements(const std::string& table)
{
    const std::string name = sql::spelledLiteral({ValueType::Text, table});
    return {
        fmt::format("SELECT name AS \"column\", type, CASE WHEN pk > 0 THEN 'yes' ELSE '' END AS \"primary key\", "
                    "CASE WHEN \"notnull\" THEN 'no' ELSE 'yes' END AS \"may be NULL\", dflt_value AS \"default\" "
                    "FROM pragma_table_xinfo({})",
                    name),
        fmt::format("SELECT \"from\" AS \"column\", \"table\" AS \"refers to\", \"to\" AS \"its column\" FROM pragma_foreign_key_list({})",
                    name),
        fmt::format("SELECT type, name, sql FROM sqlite_master WHERE tbl_name = {} COLLATE NOCASE", name)};
}

std::string valueCountStatement(const std::string& table, const std::string& column)
{
    return fmt::format("SELECT {0}, count(*) FROM {1} GROUP BY {0} ORDER BY count(*) DESC", spelledIdentifier(column),
                       spelledIdentifier(table));
}

std::string questionBeginning(const Table& table)
{
    return "Which " + pluralOf(table.spokenName) + ' ';
}

} // namespace ratatosk
