// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/connection.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"

#include <stop_token>

namespace ratatosk {

/// `x NOT IN (SELECT y ...)` holds for no row as soon as one y is NULL, which is never what was asked. Where the database has such a y, the
/// query inside leaves it out: `... WHERE y IS NOT NULL`. True: something was changed.
bool leaveOutNullMembers(sql::Query& query, const Schema& schema, const Connection& database, std::stop_token stop = {});

} // namespace ratatosk
