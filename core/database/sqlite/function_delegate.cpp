// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/function_delegate.h"

#include <fmt/format.h>

namespace ratatosk {

namespace {

constexpr std::size_t mostStatements = 32; // one for each number of arguments, and for each choice of JSON among them

/// A bound value loses the mark of JSON: json() puts it back.
std::string callOf(const std::string& name, int count, sqlite3_value** arguments)
{
    std::string sql = "SELECT " + name + '(';
    for (int i = 0; i < count; ++i) {
        const bool isJson = sqlite3_value_subtype(arguments[i]) == jsonSubtype;
        sql += fmt::format("{}{}(?{})", i == 0 ? "" : ",", isJson ? "json" : "", i + 1);
    }
    return sql + ')';
}

} // namespace

FunctionDelegate::~FunctionDelegate()
{
    forget();
    sqlite3_close(m_handle);
}

void FunctionDelegate::forget()
{
    for (const auto& [sql, statement] : m_statements)
        sqlite3_finalize(statement);
    m_statements.clear();
}

bool FunctionDelegate::open()
{
    return m_handle
        || sqlite3_open_v2(":memory:", &m_handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX, nullptr) == SQLITE_OK;
}

sqlite3_stmt* FunctionDelegate::statementFor(const std::string& sql)
{
    if (m_statements.size() > mostStatements)
        forget();
    sqlite3_stmt*& statement = m_statements[sql];
    if (!statement)
        sqlite3_prepare_v2(m_handle, sql.c_str(), -1, &statement, nullptr);
    return statement;
}

bool FunctionDelegate::call(sqlite3_context* context, const std::string& name, int count, sqlite3_value** arguments)
{
    if (!open()) {
        sqlite3_result_error_nomem(context);
        return false;
    }
    sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, sqlite3_limit(sqlite3_context_db_handle(context), SQLITE_LIMIT_LENGTH, -1));
    sqlite3_stmt* statement = statementFor(callOf(name, count, arguments));
    bool isReady = statement != nullptr;
    for (int i = 0; isReady && i < count; ++i)
        isReady = sqlite3_bind_value(statement, i + 1, arguments[i]) == SQLITE_OK;
    const bool isDone = isReady && sqlite3_step(statement) == SQLITE_ROW;
    const bool hasValue = isDone && sqlite3_column_type(statement, 0) != SQLITE_NULL;
    if (isDone) {
        sqlite3_result_value(context, sqlite3_column_value(statement, 0));
    } else {
        sqlite3_result_error(context, sqlite3_errmsg(m_handle), -1);
        sqlite3_result_error_code(context, sqlite3_errcode(m_handle));
    }
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return hasValue;
}

} // namespace ratatosk
