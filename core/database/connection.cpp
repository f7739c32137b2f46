// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/connection.h"

#include "core/database/statement.h"
#include "core/sqlite/interruption.h"
#include "core/sqlite/read_only_authorizer.h"

#include <sqlite3.h>

#include <chrono>

namespace ratatosk {

Connection::Connection(std::filesystem::path file, SqliteHandle handle)
    : m_file(std::move(file)), m_authorizer(std::make_unique<ReadOnlyAuthorizer>()), m_handle(std::move(handle))
{
    m_authorizer->install(m_handle.get());
}

Connection::Connection(Connection&&) noexcept = default;
Connection& Connection::operator=(Connection&& other) noexcept
{
    m_file = std::move(other.m_file);
    m_handle = std::move(other.m_handle); // first: closing may still ask the old authorizer
    m_authorizer = std::move(other.m_authorizer);
    m_instructions = other.m_instructions;
    return *this;
}
Connection::~Connection() = default;

Result<Connection> Connection::open(const std::filesystem::path& file)
{
    auto handle = openHandle(file, Access::Reading);
    if (!handle)
        return handle.error();
    return Connection(file, *std::move(handle));
}

Result<bool> Connection::pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) const
{
    const Interruption interruption(m_handle.get(), std::move(stop), limits);
    if (auto reason = interruption.reason())
        return *std::move(reason);
    auto statement = Statement::compile(m_handle.get(), *m_authorizer, sql, limits);
    if (!statement)
        return interruption.reason().value_or(statement.error());
    auto isComplete = passRows(*statement, sink, limits);
    m_instructions += interruption.instructions();
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
    const auto isComplete = pass(sql, gatherInto(table), limits, std::move(stop));
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
