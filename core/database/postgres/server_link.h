// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/row_stream.h"

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

struct pg_conn;
struct pg_result;

namespace ratatosk {

/// A connection to a server, through libpq. Every statement runs by itself in a transaction that is READ ONLY and is rolled back, in a
/// session whose transactions are that by default; rows come one by one, so that few are in memory. What may be run is for the caller to
/// check. A connection that is lost is made anew for the next statement. On one thread at a time.
class ServerLink
{
public:
    /// Errors: see connectionFailure().
    static Result<ServerLink> open(const std::string& address);

    ServerLink(ServerLink&&) noexcept = default;
    ServerLink& operator=(ServerLink&&) noexcept = default;

    /// True: the sink has had every row. A stop is heeded within a moment: the server is asked to cancel, and left where it does not answer.
    /// Errors: see statementFailure(), connectionFailure(); Cancelled.
    Result<bool> pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, const std::stop_token& stop);

    /// The character, from 1 on, that the server complains of; 0: none.
    int errorPosition(const std::string& sql);

private:
    struct Finish {
        void operator()(pg_conn* connection) const;
    };
    struct Clear {
        void operator()(pg_result* result) const;
    };
    using Connection = std::unique_ptr<pg_conn, Finish>;
    using Answer = std::unique_ptr<pg_result, Clear>;

    ServerLink(std::string address, Connection connection) : m_address(std::move(address)), m_connection(std::move(connection)) {}

    static Result<Connection> connect(const std::string& address);
    Result<void> begin(const RunLimits& limits, const std::stop_token& stop);
    Result<void> command(const std::string& sql, const std::stop_token& stop);
    Result<Answer> next(const std::stop_token& stop);
    Result<bool> rows(const RowSink& sink, const RunLimits& limits, const std::stop_token& stop);
    void finish(bool isDone);
    bool cancel();
    void drop();

    std::string m_address;
    Connection m_connection;                          ///< null: it was lost
    std::chrono::steady_clock::time_point m_deadline; ///< a server that has not answered by then never will
};

} // namespace ratatosk
