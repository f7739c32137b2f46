// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <string>

struct pg_conn;
struct pg_result;

namespace ratatosk {

/// Why a server cannot be reached or does not let anybody in, in one sentence that names the server and never the password. ServerUnreachable,
/// ServerPassword (wanted, or a wrong one), ServerRefused (no such user or database, no right), ServerEncryption, ServerBusy (too many
/// connections, starting or ending), ServerSlow.
Error connectionFailure(const pg_conn* connection);

/// Why a statement failed: InvalidSql, RefusedStatement, ServerRefused, LimitExceeded (time, memory of the server), ServerBusy,
/// ServerUnreachable (it has gone), QueryFailed.
Error statementFailure(const pg_conn* connection, const pg_result* result);

/// That the server was there and is not any more.
Error lostServer(const pg_conn* connection);

/// That the server is there, but has said nothing for longer than a statement may take.
Error slowServer(const pg_conn* connection);

/// The character of the statement, from 1 on, that an error is about; 0: none.
int errorPosition(const pg_result* result);

} // namespace ratatosk
