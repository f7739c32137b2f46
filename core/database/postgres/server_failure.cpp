// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/server_failure.h"

#include "core/database/postgres/libpq.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <string_view>

namespace ratatosk {

namespace {

std::string textOr(const char* text, const char* otherwise)
{
    return text && *text ? text : otherwise;
}

/// "db.example.org", or "in /run/postgresql"
std::string serverName(const PGconn* connection)
{
    const std::string host = textOr(libpq().PQhost(connection), "of this machine");
    return host.front() == '/' ? "in " + host : host;
}

/// The last line of what libpq says, without its beginning.
std::string reasonIn(std::string_view message)
{
    while (!message.empty() && (message.back() == '\n' || message.back() == ' '))
        message.remove_suffix(1);
    message = message.substr(message.rfind('\n') == std::string_view::npos ? 0 : message.rfind('\n') + 1);
    if (const auto fatal = message.find("FATAL:"); fatal != std::string_view::npos)
        message = message.substr(fatal + 6);
    message.remove_prefix(std::min(message.find_first_not_of(" \t"), message.size()));
    return std::string(message);
}

bool says(std::string_view message, std::string_view words)
{
    return message.find(words) != std::string_view::npos;
}

bool saysAny(std::string_view message, std::initializer_list<std::string_view> all)
{
    for (const std::string_view words : all) {
        if (says(message, words))
            return true;
    }
    return false;
}

std::string ended(std::string sentence)
{
    return sentence.empty() || sentence.back() == '.' ? sentence : sentence + ".";
}

std::string mainMessage(const PGresult* result)
{
    return textOr(libpq().PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY), "the server gives no reason");
}

ErrorCode codeOf(std::string_view state)
{
    if (state == "25006" || state.starts_with("0L"))
        return ErrorCode::RefusedStatement;
    if (state == "42501" || state.starts_with("28"))
        return ErrorCode::ServerRefused;
    if (state == "53300" || state == "55P03")
        return ErrorCode::ServerBusy;
    if (state == "57014" || state.starts_with("53") || state.starts_with("54"))
        return ErrorCode::LimitExceeded;
    if (state.starts_with("42") || state.starts_with("0A"))
        return ErrorCode::InvalidSql;
    return state.starts_with("57P") || state.starts_with("08") ? ErrorCode::ServerUnreachable : ErrorCode::QueryFailed;
}

} // namespace

Error connectionFailure(const pg_conn* connection)
{
    const std::string message = textOr(libpq().PQerrorMessage(connection), "");
    const std::string server = serverName(connection), user = textOr(libpq().PQuser(connection), "?"),
                      database = textOr(libpq().PQdb(connection), "?");
    const std::string reason = ended(reasonIn(message));
    if (libpq().PQconnectionNeedsPassword(connection) != 0)
        return {ErrorCode::ServerPassword,
                fmt::format("The server {} needs a password for {}. Write the password into ~/.pgpass or PGPASSWORD.", server, user)};
    if (saysAny(message, {"password authentication failed", "authentication failed"}))
        return {ErrorCode::ServerPassword, fmt::format("Wrong password: the server {} does not accept the password of {}.", server, user)};
    if (says(message, "database \"") && says(message, "does not exist"))
        return {ErrorCode::ServerRefused, fmt::format("The server {} has no database '{}'.", server, database)};
    if (says(message, "role \"") && says(message, "does not exist"))
        return {ErrorCode::ServerRefused, fmt::format("The server {} has no user '{}'.", server, user)};
    if (saysAny(message, {"permission denied for database", "no pg_hba.conf entry", "is not permitted to log in"}))
        return {ErrorCode::ServerRefused,
                fmt::format("The server {} does not let {} use the database '{}': {}", server, user, database, reason)};
    if (saysAny(message, {"SSL", "certificate", "TLS"}))
        return {ErrorCode::ServerEncryption, fmt::format("No encrypted connection to the server {} could be made: {}", server, reason)};
    if (saysAny(message, {"too many clients", "too many connections", "connection slots are reserved"}))
        return {ErrorCode::ServerBusy,
                fmt::format("The server {} has no free connection because too many are open. Try again later.", server)};
    if (saysAny(message, {"is starting up", "is shutting down", "not yet accepting", "in recovery mode"}))
        return {ErrorCode::ServerBusy, fmt::format("The server {} is starting or stopping. Try again in a moment.", server)};
    if (says(message, "timeout expired"))
        return {ErrorCode::ServerSlow, fmt::format("The server {} did not answer in time.", server)};
    return {ErrorCode::ServerUnreachable, fmt::format("The server {} cannot be reached: {}", server, reason)};
}

Error lostServer(const pg_conn* connection)
{
    return {
        ErrorCode::ServerUnreachable,
        fmt::format("The connection to the server {} was lost during a statement. The next one connects again.", serverName(connection))};
}

Error slowServer(const pg_conn* connection)
{
    return {ErrorCode::ServerSlow,
            fmt::format("The server {} did not answer in time. The next statement connects again.", serverName(connection))};
}

Error statementFailure(const pg_conn* connection, const pg_result* result)
{
    const std::string state = textOr(libpq().PQresultErrorField(result, PG_DIAG_SQLSTATE), "");
    const ErrorCode code = codeOf(state);
    if (code == ErrorCode::ServerUnreachable || libpq().PQstatus(connection) == CONNECTION_BAD)
        return lostServer(connection);
    if (state == "57014")
        return {code, "The statement took longer on the server than its time limit."};
    if (state == "42501")
        return {
            code,
            fmt::format("The server does not allow this for {}: {}", textOr(libpq().PQuser(connection), "?"), ended(mainMessage(result)))};
    return {code, ended(mainMessage(result))};
}

int errorPosition(const pg_result* result)
{
    const char* position = libpq().PQresultErrorField(result, PG_DIAG_STATEMENT_POSITION);
    return position ? std::atoi(position) : 0;
}

} // namespace ratatosk
