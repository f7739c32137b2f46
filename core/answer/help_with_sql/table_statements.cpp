// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/table_statements.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/english/language/english_forms.h"
#include "core/sql/printing/dialect_spelling.h"
#include "core/sql/tree/spelling.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {

namespace {

std::string spelledTableOf(TableId table, const Schema& schema)
{
    return sql::spelledTable(schema.table(table), schema.dialect());
}

/// Quoted whatever the word is: "type" and words of other languages.
std::string title(const std::string& word)
{
    return '"' + word + '"';
}

std::string text(const std::string& word)
{
    return sql::spelledLiteral({ValueType::Text, word});
}

/// Of several files, the table's own is named; else the name alone finds it.
std::vector<std::string> fileStructure(const Table& table, const StructureTitles& titles)
{
    const bool isContained = !table.container.empty();
    const std::string own = sql::spelledLiteral({ValueType::Text, ownNameOf(table)});
    const std::string name = isContained ? own + ", " + sql::spelledLiteral({ValueType::Text, table.container}) : own;
    const std::string master = isContained ? sql::spelledIdentifier(table.container) + ".sqlite_master" : "sqlite_master";
    return {fmt::format("SELECT name AS {1}, type AS {2}, CASE WHEN pk > 0 THEN {6} ELSE '' END AS {3}, "
                        "CASE WHEN \"notnull\" OR (type = 'INTEGER' COLLATE NOCASE AND pk = 1 AND sum(pk > 0) OVER () = 1) "
                        "THEN {7} ELSE {6} END AS {4}, coalesce(dflt_value, '') AS {5} FROM pragma_table_xinfo({0})",
                        name, title(titles.column), title(titles.type), title(titles.primaryKey), title(titles.mayBeNull),
                        title(titles.defaultValue), text(titles.yes), text(titles.no)),
            fmt::format("SELECT \"from\" AS {1}, \"table\" AS {2}, \"to\" AS {3} FROM pragma_foreign_key_list({0})", name,
                        title(titles.column), title(titles.refersTo), title(titles.itsColumn)),
            fmt::format("SELECT type, name, sql FROM {} WHERE tbl_name = {} COLLATE NOCASE", master, own)};
}

/// From catalogs that everybody may read; without a container it is the table that the name alone finds.
std::vector<std::string> serverStructure(const Table& table, const StructureTitles& titles)
{
    const std::string name = sql::spelledLiteral({ValueType::Text, sql::spelledTable(table, Dialect::Postgres)});
    const std::string own = sql::spelledLiteral({ValueType::Text, ownNameOf(table)});
    const std::string inContainer = table.container.empty()
        ? ""
        : fmt::format(" AND schemaname = {}", sql::spelledLiteral({ValueType::Text, table.container}));
    return {fmt::format("SELECT a.attname AS {1}, CAST(CAST(a.atttypid AS regtype) AS text) AS {2}, "
                        "CASE WHEN EXISTS (SELECT 1 FROM pg_catalog.pg_constraint k WHERE k.conrelid = a.attrelid AND k.contype = 'p' "
                        "AND a.attnum = ANY (k.conkey)) THEN {5} ELSE '' END AS {3}, "
                        "CASE WHEN a.attnotnull THEN {6} ELSE {5} END AS {4} "
                        "FROM pg_catalog.pg_attribute a WHERE a.attrelid = CAST({0} AS regclass) AND a.attnum > 0 AND NOT a.attisdropped "
                        "ORDER BY a.attnum",
                        name, title(titles.column), title(titles.type), title(titles.primaryKey), title(titles.mayBeNull), text(titles.yes),
                        text(titles.no)),
            fmt::format("SELECT c.attname AS {1}, CAST(CAST(k.confrelid AS regclass) AS text) AS {2}, "
                        "p.attname AS {3} FROM pg_catalog.pg_constraint k "
                        "JOIN pg_catalog.pg_attribute c ON c.attrelid = k.conrelid AND c.attnum = ANY (k.conkey) "
                        "JOIN pg_catalog.pg_attribute p ON p.attrelid = k.confrelid "
                        "AND p.attnum = k.confkey[array_position(k.conkey, c.attnum)] "
                        "WHERE k.contype = 'f' AND k.conrelid = CAST({0} AS regclass) ORDER BY k.oid, c.attnum",
                        name, title(titles.column), title(titles.refersTo), title(titles.itsColumn)),
            fmt::format("SELECT 'index' AS type, indexname AS name, indexdef AS sql FROM pg_catalog.pg_indexes WHERE tablename = {0}{1} "
                        "UNION ALL SELECT 'view', viewname, definition FROM pg_catalog.pg_views WHERE viewname = {0}{1}",
                        own, inContainer)};
}

bool isWholeNumber(const Column& column, Dialect dialect)
{
    constexpr std::array<std::string_view, 3> serverTypes{"smallint", "integer", "bigint"};
    if (dialect == Dialect::Postgres)
        return std::ranges::find(serverTypes, column.declaredType) != serverTypes.end();
    return sameIdentifier(column.declaredType, "integer");
}

} // namespace

std::string nameInStatement(const std::string& name, const Schema& schema)
{
    const auto table = schema.findTable(name);
    return table && schema.table(*table).name == name ? spelledTableOf(*table, schema) : sql::spelledIdentifier(name, schema.dialect());
}

std::string rowsStatement(TableId table, const Schema& schema)
{
    return fmt::format("SELECT * FROM {}", spelledTableOf(table, schema));
}

std::string rowCountStatement(TableId table, const Schema& schema, std::int64_t most)
{
    if (schema.dialect() == Dialect::Postgres)
        return fmt::format("SELECT count(*) FROM (SELECT 1 FROM {} LIMIT {}) AS found", spelledTableOf(table, schema), most + 1);
    return fmt::format("SELECT count(*) FROM {}", spelledTableOf(table, schema));
}

std::optional<ColumnId> rowNumberOf(TableId table, const Schema& schema)
{
    std::vector<ColumnId> key = schema.columnsOf(table);
    std::erase_if(key, [&](ColumnId column) { return !schema.column(column).isPrimaryKey; });
    const bool isNumber = key.size() == 1 && isWholeNumber(schema.column(key.front()), schema.dialect());
    return isNumber ? std::optional(key.front()) : std::nullopt;
}

std::vector<std::string> structureStatements(TableId table, const Schema& schema, const StructureTitles& titles)
{
    const Table& shown = schema.table(table);
    return schema.dialect() == Dialect::Postgres ? serverStructure(shown, titles) : fileStructure(shown, titles);
}

std::string valueCountStatement(ColumnId column, const Schema& schema)
{
    const Column& counted = schema.column(column);
    return fmt::format("SELECT {0}, count(*) FROM {1} GROUP BY {0} ORDER BY count(*) DESC",
                       sql::spelledIdentifier(counted.name, schema.dialect()), spelledTableOf(counted.table, schema));
}

std::string questionBeginning(const Table& table)
{
    return "Which " + pluralOf(table.readableName) + ' ';
}

} // namespace ratatosk
