// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/connection.h"

#include "core/database/interruption.h"
#include "core/database/open_failure.h"
#include "core/database/read_only_authorizer.h"
#include "core/database/statement.h"

#include <sqlite3.h>

#include <chrono>

namespace ratatosk {

namespace {

/// A value longer than this is refused by SQLite itself, before it fills the memory.
constexpr int longestValue = 256 << 20;

/// What a file from a stranger could use against its reader: functions inside views and defaults, a damaged schema, long patterns.
void distrust(sqlite3* handle)
{
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longestValue);
    sqlite3_limit(handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1'000);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
}

/// Reads the schema and connects the virtual tables. It has to be done before the authorizer is there: an R-tree compiles its
/// writing statements when it connects.
int loadSchema(sqlite3* handle)
{
    const int code = sqlite3_exec(handle, "SELECT count(*) FROM sqlite_master", nullptr, nullptr, nullptr);
    if (code == SQLITE_OK)
        sqlite3_exec(handle, "PRAGMA table_list", nullptr, nullptr, nullptr); // what cannot be connected fails when it is asked for
    return code;
}

std::int64_t byteCount(const std::vector<Cell>& row)
{
    std::int64_t bytes = 0;
    for (const Cell& cell : row) {
        bytes += static_cast<std::int64_t>(sizeof(Cell));
        if (const auto* text = std::get_if<std::string>(&cell))
            bytes += static_cast<std::int64_t>(text->size());
        else if (const auto* blob = std::get_if<Blob>(&cell))
            bytes += static_cast<std::int64_t>(blob->bytes.size());
    }
    return bytes;
}

/// True: no row is left. False: a cap was reached, or the sink has enough.
Result<bool> passRows(Statement& statement, const Connection::RowSink& sink, const RunLimits& limits)
{
    std::int64_t bytes = 0;
    for (std::int64_t rows = 0;; ++rows) {
        const auto isRow = statement.step();
        if (!isRow)
            return isRow.error();
        if (!*isRow)
            return true;
        std::vector<Cell> row = statement.row();
        bytes += byteCount(row);
        if (rows >= limits.rows || bytes > limits.bytes || !sink.row(std::move(row)))
            return false;
    }
}

} // namespace

void Connection::Close::operator()(sqlite3* handle) const
{
    sqlite3_close_v2(handle);
}

Connection::Connection(std::filesystem::path file, std::unique_ptr<sqlite3, Close> handle)
    : m_file(std::move(file))
    , m_authorizer(std::make_unique<ReadOnlyAuthorizer>())
    , m_handle(std::move(handle))
{
    m_authorizer->install(m_handle.get());
}

Connection::Connection(Connection&&) noexcept = default;
Connection& Connection::operator=(Connection&& other) noexcept
{
    m_file = std::move(other.m_file);
    m_handle = std::move(other.m_handle); // first: closing may still ask the old authorizer
    m_authorizer = std::move(other.m_authorizer);
    return *this;
}
Connection::~Connection() = default;

Result<Connection> Connection::open(const std::filesystem::path& file)
{
    if (auto objection = fileSystemObjection(file))
        return *std::move(objection);
    sqlite3* raw = nullptr;
    // An absolute path is never taken for ":memory:" or a "file:" address.
    const std::string path = std::filesystem::absolute(file).string();
    const int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const int code = sqlite3_open_v2(path.c_str(), &raw, flags, nullptr);
    std::unique_ptr<sqlite3, Close> handle(raw);
    if (code != SQLITE_OK)
        return explainOpenFailure(file, raw);
    sqlite3_busy_timeout(raw, Interruption::lockMilliseconds);
    distrust(raw);
    if (loadSchema(raw) != SQLITE_OK)
        return explainOpenFailure(file, raw);
    return Connection(file, std::move(handle));
}

Result<bool> Connection::pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) const
{
    const Interruption interruption(m_handle.get(), std::move(stop), limits.milliseconds);
    if (auto reason = interruption.reason())
        return *std::move(reason);
    auto statement = Statement::compile(m_handle.get(), *m_authorizer, sql);
    if (!statement)
        return interruption.reason().value_or(statement.error());
    if (sink.columns)
        sink.columns(statement->columns());
    auto isComplete = passRows(*statement, sink, limits);
    if (!isComplete)
        return interruption.reason().value_or(isComplete.error());
    return isComplete;
}

Result<void> Connection::stream(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) const
{
    const auto isComplete = pass(sql, sink, limits, std::move(stop));
    if (!isComplete)
        return isComplete.error();
    return {};
}

Result<ResultTable> Connection::run(const std::string& sql, const RunLimits& limits, std::stop_token stop) const
{
    const auto begin = std::chrono::steady_clock::now();
    ResultTable table;
    const RowSink gather{
        .columns = [&](const std::vector<std::string>& columns) { table.columns = columns; },
        .row =
            [&](std::vector<Cell>&& row) {
                table.rows.push_back(std::move(row));
                return true;
            },
    };
    const auto isComplete = pass(sql, gather, limits, std::move(stop));
    if (!isComplete)
        return isComplete.error();
    table.isComplete = *isComplete;
    table.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return table;
}

int Connection::errorOffset(const std::string& sql) const
{
    if (Statement::compile(m_handle.get(), *m_authorizer, sql))
        return -1;
    return sqlite3_error_offset(m_handle.get());
}

} // namespace ratatosk
