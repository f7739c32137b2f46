// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/connection.h"

#include "core/database/sqlite_engine.h"

#include <chrono>

namespace ratatosk {

Result<Connection> Connection::open(const std::filesystem::path& file)
{
    auto handle = openHandle(file, Access::Reading);
    if (!handle)
        return handle.error();
    return Connection(file, std::make_unique<SqliteEngine>(*std::move(handle)));
}

Result<void> Connection::stream(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) const
{
    const auto isComplete = m_engine->pass(sql, sink, limits, std::move(stop));
    if (!isComplete)
        return isComplete.error();
    return {};
}

Result<ResultTable> Connection::run(const std::string& sql, const RunLimits& limits, std::stop_token stop) const
{
    const auto begin = std::chrono::steady_clock::now();
    ResultTable table;
    const auto isComplete = m_engine->pass(sql, gatherInto(table), limits, std::move(stop));
    if (!isComplete)
        return isComplete.error();
    table.isComplete = *isComplete;
    table.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return table;
}

} // namespace ratatosk
