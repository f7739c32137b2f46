// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/statement.h"

#include "core/database/engine/sqlite_cell.h"
#include "core/database/sqlite/sqlite_failure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
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
                fmt::format("Editing can only change rows and the schema of this file. This statement would {}.", what)};
    return {ErrorCode::RefusedStatement, fmt::format("Statements can only read here. This one would {}.", what)};
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

/// Binds one value to the parameter of that number; gives SQLite's code.
class ValueBinder
{
public:
    ValueBinder(sqlite3_stmt* statement, int number) : m_statement(statement), m_number(number) {}

    int operator()(Null) const { return sqlite3_bind_null(m_statement, m_number); }
    int operator()(std::int64_t value) const { return sqlite3_bind_int64(m_statement, m_number, value); }
    int operator()(double value) const { return sqlite3_bind_double(m_statement, m_number, value); }
    int operator()(const std::string& value) const
    {
        return sqlite3_bind_text64(m_statement, m_number, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    int operator()(const Blob& value) const
    {
        if (value.bytes.empty())
            return sqlite3_bind_zeroblob(m_statement, m_number, 0);
        return sqlite3_bind_blob64(m_statement, m_number, value.bytes.data(), value.bytes.size(), SQLITE_TRANSIENT);
    }

private:
    sqlite3_stmt* m_statement;
    int m_number;
};

/// What SQLite calls its parameters; empty for a bare "?", and for a number that "?7" leaps over.
std::vector<std::string> parameterNames(sqlite3_stmt* statement)
{
    std::vector<std::string> names;
    for (int number = 1; number <= sqlite3_bind_parameter_count(statement); ++number) {
        const char* name = sqlite3_bind_parameter_name(statement, number);
        names.emplace_back(name ? name : "");
    }
    return names;
}

Error withoutValue(const std::vector<std::string>& names)
{
    return {
        ErrorCode::InvalidArgument,
        fmt::format("The statement has {} without a value: {}.", names.size() == 1 ? "a parameter" : "parameters", fmt::join(names, ", "))};
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
        return invalid("There is text after the end of the statement. Run one statement at a time.");
    limitValues(handle, std::min({authorizer.longestValue(), limits.valueBytes, limits.bytes}));
    return Statement(std::move(statement));
}

Result<void> Statement::bind(const ParameterValues& values)
{
    const std::vector<std::string> names = parameterNames(m_statement.get());
    const bool mayLeap = std::ranges::any_of(names, [](const std::string& name) { return name.starts_with('?'); });
    std::vector<std::string> missing;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        const std::string name = names[i].empty() ? fmt::format("?{}", number) : names[i];
        const auto value = values.find(name);
        if (value == values.end()) {
            if (!names[i].empty() || !mayLeap)
                missing.push_back(name);
        } else if (std::visit(ValueBinder(m_statement.get(), number), value->second) != SQLITE_OK) {
            return sqliteFailure(sqlite3_db_handle(m_statement.get()), ErrorCode::QueryFailed);
        }
    }
    if (!missing.empty() && sqlite3_stmt_isexplain(m_statement.get()) == 0)
        return withoutValue(missing);
    return {};
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
