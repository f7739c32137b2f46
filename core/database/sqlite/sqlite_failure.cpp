// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/sqlite_failure.h"

#include <fmt/format.h>
#include <sqlite3.h>

namespace ratatosk {

Error sqliteFailure(sqlite3* handle, ErrorCode otherwise)
{
    const int code = sqlite3_extended_errcode(handle);
    const char* message = sqlite3_errmsg(handle);
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::DatabaseLocked, "Another program is writing to the database and did not finish in time. Try again."};
    case SQLITE_CORRUPT: return {ErrorCode::DatabaseCorrupt, fmt::format("The database is damaged: {}.", message)};
    case SQLITE_NOTADB: return {ErrorCode::NotADatabase, fmt::format("The file is not a SQLite database: {}.", message)};
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN: return {ErrorCode::IoError, fmt::format("The file could not be read: {}.", message)};
    case SQLITE_AUTH:
    case SQLITE_READONLY: return {ErrorCode::RefusedStatement, "Statements can only read here. This one would change the database."};
    case SQLITE_TOOBIG: return {ErrorCode::LimitExceeded, fmt::format("A value became too large: {}.", message)};
    case SQLITE_NOMEM: return {ErrorCode::LimitExceeded, "There is not enough memory for the statement."};
    default: return {otherwise, fmt::format("{}.", message)};
    }
}

} // namespace ratatosk
