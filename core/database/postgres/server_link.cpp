// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/server_link.h"

#include "core/database/postgres/libpq.h"
#include "core/database/postgres/server_cell.h"
#include "core/database/postgres/server_failure.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

#include <poll.h>

namespace ratatosk {

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* connectSeconds = "10";                ///< unless the address says
constexpr int longestStatement = 600'000;                   ///< milliseconds, where the caller sets no limit
constexpr std::int64_t instructionsPerMillisecond = 10'000; ///< of SQLite's machine, as a budget counts them
constexpr int heedMilliseconds = 20;                        ///< a stop is looked for so often
constexpr std::chrono::seconds timeToCancel{2};
constexpr std::chrono::seconds timeToAnswer{10}; ///< beyond the time that the server itself keeps

/// What every session begins with; the answers' spelling is what server_cell reads.
constexpr const char* sessionSettings = "SET default_transaction_read_only = on; SET standard_conforming_strings = on; "
                                        "SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex'; "
                                        "SET extra_float_digits = 1; SET lock_timeout = '5s'; SET client_min_messages = error; "
                                        "SET synchronize_seqscans = off"; // the next page of a table begins where the last one ended

void beQuiet(void*, const char*) {}

/// Limits of work become limits of time: the server does not count.
int statementMilliseconds(const RunLimits& limits)
{
    std::int64_t time = limits.milliseconds > 0 ? limits.milliseconds : longestStatement;
    if (limits.instructions > 0)
        time = std::min(time, std::max<std::int64_t>(1, limits.instructions / instructionsPerMillisecond));
    return static_cast<int>(time);
}

Error cancelled()
{
    return {ErrorCode::Cancelled, "The statement was cancelled."};
}

bool isError(ExecStatusType status)
{
    return status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE;
}

} // namespace

void ServerLink::Finish::operator()(pg_conn* connection) const
{
    libpq().PQfinish(connection);
}

void ServerLink::Clear::operator()(pg_result* result) const
{
    libpq().PQclear(result);
}

Result<ServerLink> ServerLink::open(const std::string& address)
{
    if (const auto loaded = loadLibpq(); !loaded)
        return loaded.error();
    auto connection = connect(address);
    if (!connection)
        return connection.error();
    return ServerLink(address, *std::move(connection));
}

/// What stands before the address in the list is what it may say otherwise.
Result<ServerLink::Connection> ServerLink::connect(const std::string& address)
{
    const std::array keys{"connect_timeout", "fallback_application_name", "dbname", "client_encoding", static_cast<const char*>(nullptr)};
    const std::array values{connectSeconds, "ratatosk", address.c_str(), "UTF8", static_cast<const char*>(nullptr)};
    Connection connection(libpq().PQconnectdbParams(keys.data(), values.data(), 1));
    if (libpq().PQstatus(connection.get()) != CONNECTION_OK)
        return connectionFailure(connection.get());
    libpq().PQsetNoticeProcessor(connection.get(), beQuiet, nullptr);
    const Answer answer(libpq().PQexec(connection.get(), sessionSettings));
    if (isError(libpq().PQresultStatus(answer.get())))
        return statementFailure(connection.get(), answer.get());
    return connection;
}

Result<bool> ServerLink::pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, const std::stop_token& stop)
{
    if (stop.stop_requested())
        return cancelled();
    if (const auto begun = begin(limits, stop); !begun) {
        drop();
        return begun.error();
    }
    if (libpq().PQsendQueryParams(m_connection.get(), sql.c_str(), 0, nullptr, nullptr, nullptr, nullptr, 0) == 0) {
        const Error lost = lostServer(m_connection.get());
        drop();
        return lost;
    }
    libpq().PQsetSingleRowMode(m_connection.get());
    auto passed = rows(sink, limits, stop);
    finish(passed && *passed);
    return passed;
}

/// A connection that the server has closed meanwhile is made anew, once.
Result<void> ServerLink::begin(const RunLimits& limits, const std::stop_token& stop)
{
    const int milliseconds = statementMilliseconds(limits);
    const std::string sql = fmt::format("BEGIN TRANSACTION READ ONLY; SET LOCAL statement_timeout = {}", milliseconds);
    m_deadline = Clock::now() + std::chrono::milliseconds(milliseconds) + timeToAnswer;
    if (m_connection) {
        const auto begun = command(sql, stop);
        if (begun || (m_connection && libpq().PQstatus(m_connection.get()) == CONNECTION_OK))
            return begun;
        drop();
    }
    auto connection = connect(m_address);
    if (!connection)
        return connection.error();
    m_connection = *std::move(connection);
    return command(sql, stop);
}

Result<void> ServerLink::command(const std::string& sql, const std::stop_token& stop)
{
    if (libpq().PQsendQuery(m_connection.get(), sql.c_str()) == 0)
        return lostServer(m_connection.get());
    Result<void> outcome;
    while (true) {
        const auto answer = next(stop);
        if (!answer)
            return answer.error();
        if (!*answer)
            return outcome;
        if (isError(libpq().PQresultStatus(answer->get())) && outcome)
            outcome = statementFailure(m_connection.get(), answer->get());
    }
}

/// Waits for what the server says next; null: it is done. Errors: Cancelled, and that it has gone.
Result<ServerLink::Answer> ServerLink::next(const std::stop_token& stop)
{
    PGconn* const connection = m_connection.get();
    libpq().PQflush(connection);
    while (libpq().PQisBusy(connection) != 0) {
        if (stop.stop_requested())
            return cancelled();
        if (Clock::now() > m_deadline)
            return slowServer(connection);
        pollfd socket{libpq().PQsocket(connection), POLLIN, 0};
        poll(&socket, 1, heedMilliseconds);
        if (socket.revents != 0 && libpq().PQconsumeInput(connection) == 0)
            return lostServer(connection);
    }
    return Answer(libpq().PQgetResult(connection));
}

Result<bool> ServerLink::rows(const RowSink& sink, const RunLimits& limits, const std::stop_token& stop)
{
    std::int64_t rowsLeft = limits.rows, bytesLeft = limits.bytes;
    bool isBegun = false;
    while (true) {
        const auto answer = next(stop);
        if (!answer)
            return answer.error();
        const PGresult* result = answer->get();
        if (!result)
            return true;
        const ExecStatusType status = libpq().PQresultStatus(result);
        if (isError(status))
            return stop.stop_requested() ? cancelled() : statementFailure(m_connection.get(), result);
        if (status != PGRES_SINGLE_TUPLE && status != PGRES_TUPLES_OK)
            return Error{ErrorCode::RefusedStatement, "Statements can only read here. This one would do something else on the server."};
        if (!std::exchange(isBegun, true) && sink.columns)
            sink.columns(columnNames(result));
        for (int row = 0; row < libpq().PQntuples(result); ++row) {
            bytesLeft -= rowBytes(result, row);
            if (rowsLeft-- <= 0 || bytesLeft < 0 || !sink.row(rowOf(result, row)))
                return false;
        }
    }
}

/// Leaves the connection ready for the next statement, or drops it.
void ServerLink::finish(bool isDone)
{
    if (!isDone && libpq().PQtransactionStatus(m_connection.get()) == PQTRANS_ACTIVE && !cancel())
        return drop();
    m_deadline = Clock::now() + timeToAnswer;
    if (libpq().PQstatus(m_connection.get()) != CONNECTION_OK || !command("ROLLBACK", {}))
        drop();
}

/// False: the server does not answer.
bool ServerLink::cancel()
{
    const std::unique_ptr<PGcancel, decltype(&::PQfreeCancel)> cancel(libpq().PQgetCancel(m_connection.get()), libpq().PQfreeCancel);
    std::array<char, 256> why{};
    if (!cancel || libpq().PQcancel(cancel.get(), why.data(), static_cast<int>(why.size())) == 0)
        return false;
    const auto end = Clock::now() + timeToCancel;
    PGconn* const connection = m_connection.get();
    while (Clock::now() < end) {
        if (libpq().PQisBusy(connection) == 0) {
            if (!Answer(libpq().PQgetResult(connection)))
                return true;
            continue;
        }
        pollfd socket{libpq().PQsocket(connection), POLLIN, 0};
        poll(&socket, 1, heedMilliseconds);
        if (socket.revents != 0 && libpq().PQconsumeInput(connection) == 0)
            return false;
    }
    return false;
}

void ServerLink::drop()
{
    m_connection.reset();
}

int ServerLink::errorPosition(const std::string& sql)
{
    if (!begin({}, {}) || libpq().PQsendPrepare(m_connection.get(), "", sql.c_str(), 0, nullptr) == 0)
        return 0;
    int position = 0;
    while (true) {
        const auto answer = next({});
        if (!answer || !*answer)
            break;
        position = std::max(position, ratatosk::errorPosition(answer->get()));
    }
    finish(true);
    return position;
}

} // namespace ratatosk
