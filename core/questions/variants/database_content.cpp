// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/database_content.h"

#include "core/database/engine/schema_reader.h"
#include "core/database/schema/identifier.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sqlite3.h>

#include <limits>
#include <map>
#include <memory>
#include <type_traits>

namespace ratatosk {
namespace {

struct CloseWritten {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};
struct FinalizeInsert {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

std::string namesOf(const Schema& schema, const std::vector<ColumnId>& columns)
{
    std::vector<std::string> names;
    for (const ColumnId column : columns)
        names.push_back(quotedIdentifier(schema.column(column).name));
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string primaryKeyClause(const Schema& schema, TableId table)
{
    std::vector<ColumnId> key;
    for (const ColumnId column : schema.columnsOf(table)) {
        if (schema.column(column).isPrimaryKey)
            key.push_back(column);
    }
    return key.empty() ? "" : fmt::format(", PRIMARY KEY ({})", namesOf(schema, key));
}

std::string foreignKeyClauses(const Schema& schema, TableId table)
{
    std::map<int, std::pair<std::vector<ColumnId>, std::vector<ColumnId>>> groups;
    for (const ForeignKey& key : schema.foreignKeys()) {
        if (key.isGuess || schema.column(key.from).table != table)
            continue;
        groups[key.group].first.push_back(key.from);
        groups[key.group].second.push_back(key.to);
    }
    std::string clauses;
    for (const auto& [group, columns] : groups) {
        const TableId parent = schema.column(columns.second.front()).table;
        clauses += fmt::format(", FOREIGN KEY ({}) REFERENCES {} ({})", namesOf(schema, columns.first),
                               quotedIdentifier(schema.table(parent).name), namesOf(schema, columns.second));
    }
    return clauses;
}

std::string createStatement(const Schema& schema, TableId table)
{
    std::string columns;
    for (const ColumnId id : schema.columnsOf(table)) {
        const Column& column = schema.column(id);
        columns += fmt::format("{}{} {}", columns.empty() ? "" : ", ", quotedIdentifier(column.name), column.declaredType);
    }
    return fmt::format("CREATE TABLE {} ({}{}{})", quotedIdentifier(schema.table(table).name), columns, primaryKeyClause(schema, table),
                       foreignKeyClauses(schema, table));
}

void bindCell(sqlite3_stmt* insert, int place, const Cell& cell)
{
    const auto bind = [&](const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, std::int64_t>)
            sqlite3_bind_int64(insert, place, value);
        else if constexpr (std::is_same_v<Value, double>)
            sqlite3_bind_double(insert, place, value);
        else if constexpr (std::is_same_v<Value, std::string>)
            sqlite3_bind_text64(insert, place, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8); // lives until the row is written
        else if constexpr (std::is_same_v<Value, Blob>)
            sqlite3_bind_blob64(insert, place, value.bytes.data(), value.bytes.size(), SQLITE_STATIC);
        else
            sqlite3_bind_null(insert, place);
    };
    std::visit(bind, cell);
}

/// False: SQLite says why.
bool writeTable(sqlite3* database, const DatabaseContent& content, TableId table)
{
    const Schema& schema = content.schema;
    if (sqlite3_exec(database, createStatement(schema, table).c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return false;
    std::string places = "?";
    for (std::size_t i = 1; i < schema.columnsOf(table).size(); ++i)
        places += ",?";
    const std::string sql = fmt::format("INSERT INTO {} VALUES ({})", quotedIdentifier(schema.table(table).name), places);
    sqlite3_stmt* prepared = nullptr;
    if (sqlite3_prepare_v2(database, sql.c_str(), -1, &prepared, nullptr) != SQLITE_OK)
        return false;
    const std::unique_ptr<sqlite3_stmt, FinalizeInsert> insert(prepared);
    for (const std::vector<Cell>& row : content.rowsOf(table)) {
        for (std::size_t i = 0; i < row.size(); ++i)
            bindCell(prepared, static_cast<int>(i) + 1, row[i]);
        if (sqlite3_step(prepared) != SQLITE_DONE)
            return false;
        sqlite3_reset(prepared);
    }
    return true;
}

} // namespace

std::size_t DatabaseContent::placeOf(ColumnId column) const
{
    return static_cast<std::size_t>(index(column) - index(schema.columnsOf(schema.column(column).table).front()));
}

std::vector<Cell> DatabaseContent::cellsOf(ColumnId column) const
{
    const std::size_t place = placeOf(column);
    std::vector<Cell> cells;
    for (const std::vector<Cell>& row : rowsOf(schema.column(column).table))
        cells.push_back(row[place]);
    return cells;
}

Result<DatabaseContent> readContent(const Connection& connection, std::int64_t rowsPerTable, std::stop_token stop)
{
    constexpr RunLimits kEverything{.rows = std::numeric_limits<std::int64_t>::max(), .bytes = std::numeric_limits<std::int64_t>::max()};
    auto schema = readSchema(connection);
    if (!schema)
        return schema.error();
    DatabaseContent content{*std::move(schema), {}};
    for (int table = 0; table < content.schema.tableCount(); ++table) {
        auto rows = connection.run(fmt::format("SELECT {} FROM {} LIMIT {}",
                                               namesOf(content.schema, content.schema.columnsOf(TableId{table})),
                                               quotedIdentifier(content.schema.table(TableId{table}).name), rowsPerTable),
                                   kEverything, stop);
        if (!rows)
            return rows.error();
        content.rows.push_back(std::move(rows->rows));
    }
    return content;
}

Result<void> writeContent(const DatabaseContent& content, const std::filesystem::path& file)
{
    std::error_code failure;
    std::filesystem::remove(file, failure);
    sqlite3* opened = nullptr;
    const int status = sqlite3_open(file.c_str(), &opened);
    const std::unique_ptr<sqlite3, CloseWritten> database(opened);
    bool isWritten = status == SQLITE_OK
        && sqlite3_exec(opened, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN", nullptr, nullptr, nullptr) == SQLITE_OK;
    for (int table = 0; isWritten && table < content.schema.tableCount(); ++table)
        isWritten = writeTable(opened, content, TableId{table});
    if (!isWritten || sqlite3_exec(opened, "COMMIT", nullptr, nullptr, nullptr) != SQLITE_OK)
        return Error{ErrorCode::IoError, fmt::format("'{}' cannot be written: {}.", file.string(), sqlite3_errmsg(opened))};
    return {};
}

} // namespace ratatosk
