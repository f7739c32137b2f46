// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/statement.h"

#include "core/database/sqlite_cell.h"
#include "core/sqlite/sqlite_failure.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <string_view>

namespace ratatosk {

namespace {

constexpr std::int64_t leastLimit = 1 << 20; // the texts of a schema are values, too

Error refused(const Authorizer& authorizer, std::string_view what)
{
    if (authorizer.allowsWriting())
        return {ErrorCode::InvalidSql,
                fmt::format("Editing changes the rows and the schema of this file, nothing else; the statement wants to {}.", what)};
    return {ErrorCode::RefusedStatement, fmt::format("Only reading is allowed here; the statement wants to {}.", what)};
}

Error invalid(std::string_view why)
{
    return {ErrorCode::InvalidSql, std::string(why)};
}

/// Whether only white space, comments and semicolons stand from `tail` on.
bool isBlank(sqlite3* handle, const char* tail)
{
    while (*tail) {
        sqlite3_stmt* statement = nullptr;
        const char* next = nullptr;
        const int code = sqlite3_prepare_v2(handle, tail, -1, &statement, &next);
        sqlite3_finalize(statement);
        if (code != SQLITE_OK || statement || next == tail)
            return false;
        tail = next;
    }
    return true;
}

void limitValues(sqlite3* handle, std::int64_t bytes)
{
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, static_cast<int>(std::clamp<std::int64_t>(bytes, leastLimit, longestValue)));
}

} // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

Result<Statement> Statement::compile(sqlite3* handle, Authorizer& authorizer, const std::string& sql, const RunLimits& limits)
{
    if (sql.find('\0') != std::string::npos)
        return invalid("The statement contains a zero character.");
    authorizer.begin();
    limitValues(handle, longestValue);
    sqlite3_stmt* raw = nullptr;
    const char* tail = nullptr;
    const int code = sqlite3_prepare_v2(handle, sql.c_str(), -1, &raw, &tail);
    std::unique_ptr<sqlite3_stmt, Finalize> statement(raw);
    if (code != SQLITE_OK && !authorizer.refusal().empty())
        return refused(authorizer, authorizer.refusal());
    if (code != SQLITE_OK)
        return sqliteFailure(handle, ErrorCode::InvalidSql);
    if (!statement)
        return invalid("There is no statement to run.");
    if (!authorizer.allowsWriting() && !sqlite3_stmt_readonly(raw))
        return refused(authorizer, "write");
    if (!isBlank(handle, tail))
        return invalid("Text follows after the end of the statement; one statement at a time, please.");
    limitValues(handle, std::min({authorizer.longestValue(), limits.valueBytes, limits.bytes}));
    return Statement(std::move(statement));
}

Result<bool> Statement::step()
{
    switch (sqlite3_step(m_statement.get())) {
    case SQLITE_ROW: return true;
    case SQLITE_DONE: return false;
    default: return sqliteFailure(sqlite3_db_handle(m_statement.get()), ErrorCode::QueryFailed);
    }
}

bool Statement::isReading() const
{
    return sqlite3_stmt_readonly(m_statement.get()) != 0;
}

std::vector<std::string> Statement::columns() const
{
    std::vector<std::string> names;
    for (int i = 0; i < sqlite3_column_count(m_statement.get()); ++i)
        names.emplace_back(sqlite3_column_name(m_statement.get(), i));
    return names;
}

std::int64_t Statement::rowBytes() const
{
    std::int64_t bytes = 0;
    for (int i = 0; i < sqlite3_column_count(m_statement.get()); ++i) {
        const int type = sqlite3_column_type(m_statement.get(), i);
        bytes += static_cast<std::int64_t>(sizeof(Cell));
        if (type == SQLITE_TEXT || type == SQLITE_BLOB)
            bytes += sqlite3_column_bytes(m_statement.get(), i);
    }
    return bytes;
}

std::vector<Cell> Statement::row() const
{
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(sqlite3_column_count(m_statement.get())));
    for (int i = 0; i < sqlite3_column_count(m_statement.get()); ++i)
        cells.push_back(cellOf(sqlite3_column_value(m_statement.get(), i)));
    return cells;
}

} // namespace ratatosk
