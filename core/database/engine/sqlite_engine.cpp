// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/sqlite_engine.h"

#include "core/database/engine/sqlite_schema.h"
#include "core/database/engine/statement.h"
#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/database/schema/quoted_text.h"
#include "core/database/sqlite/interruption.h"

#include <fmt/format.h>
#include <sqlite3.h>

namespace ratatosk {

namespace {

constexpr int mostBytesPerCharacter = 4;

} // namespace

SqliteEngine::SqliteEngine(SqliteHandle handle, std::vector<std::string> files)
    : m_authorizer(std::make_unique<ReadOnlyAuthorizer>()), m_files(std::move(files)), m_handle(std::move(handle))
{
    if (!m_files.empty())
        sqlite3_db_config(m_handle.get(), SQLITE_DBCONFIG_MAINDBNAME, m_files.front().c_str());
    m_authorizer->install(m_handle.get());
}

Result<bool> SqliteEngine::pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop)
{
    return passWith({}, sql, sink, limits, std::move(stop));
}

Result<bool> SqliteEngine::passWith(const ParameterValues& values, const std::string& sql, const RowSink& sink, const RunLimits& limits,
                                    std::stop_token stop)
{
    const Interruption interruption(m_handle.get(), std::move(stop), limits);
    if (auto reason = interruption.reason())
        return *std::move(reason);
    auto statement = Statement::compile(m_handle.get(), *m_authorizer, sql, limits);
    if (!statement)
        return interruption.reason().value_or(statement.error());
    if (auto bound = statement->bind(values); !bound)
        return bound.error();
    auto isComplete = passRows(*statement, sink, limits);
    m_instructions += interruption.instructions();
    if (!isComplete)
        return interruption.reason().value_or(isComplete.error());
    return isComplete;
}

Result<bool> SqliteEngine::passCounting(FoundCounter& counter, const std::string& sql, const RowSink& sink, const RunLimits& limits,
                                        std::stop_token stop)
{
    const auto define = [&](auto* function, void* self) {
        sqlite3_create_function_v2(m_handle.get(), FoundCounter::function, -1, SQLITE_UTF8, self, function, nullptr, nullptr, nullptr);
    };
    define(&FoundCounter::call, &counter);
    auto isComplete = pass(sql, sink, limits, std::move(stop));
    define(static_cast<decltype(&FoundCounter::call)>(nullptr), nullptr);
    return isComplete;
}

int SqliteEngine::errorOffset(const std::string& sql)
{
    if (Statement::compile(m_handle.get(), *m_authorizer, sql))
        return -1;
    return sqlite3_error_offset(m_handle.get());
}

Result<Schema> SqliteEngine::readSchema(const Connection& connection)
{
    return readSqliteSchema(connection, m_files);
}

/// length() of a text stops at a zero byte, length() of bytes does not.
CellStatement SqliteEngine::textsOf(const Table& table, const Column& column, int characters)
{
    return {fmt::format("SELECT DISTINCT {0} FROM {1} WHERE typeof({0}) = 'text' AND length({0}) BETWEEN 1 AND {2}"
                        " AND length(CAST({0} AS BLOB)) <= {3}",
                        quotedIdentifier(column.name), quotedTable(table), characters, characters * mostBytesPerCharacter)};
}

/// Whether an index of all rows begins with the column.
bool SqliteEngine::isIndexed(const Table& table, const Column& column)
{
    bool isFound = false;
    const auto note = [&](std::vector<Cell>&&) { return isFound = true; };
    const std::string sql = fmt::format("SELECT 1 FROM pragma_index_list({0}{1}) AS l, pragma_index_info(l.name{1}) AS i WHERE NOT "
                                        "l.partial AND i.seqno = 0 AND i.name = {2}",
                                        quotedText(ownNameOf(table)), table.container.empty() ? "" : ", " + quotedText(table.container),
                                        quotedText(column.name));
    return pass(sql, {.row = note}, {.rows = 1}, {}) && isFound;
}

std::optional<std::string> SqliteEngine::lookUpOf(const Table& table, const Column& column, const std::vector<std::string>& texts)
{
    if (table.isView || !isIndexed(table, column))
        return {};
    return fmt::format("SELECT DISTINCT {0} FROM {1} WHERE {0} IN ({2}) AND typeof({0}) = 'text'", quotedIdentifier(column.name),
                       quotedTable(table), listOfTexts(texts));
}

} // namespace ratatosk
